import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sceneNames, stripNames, stripSize } from '#art-names.ts';
import {
  activeLinkColour,
  contrastOn,
  lowestContrast,
  rasterise,
  sceneView,
  stripView,
  textColour,
} from './contrast.ts';
import { formatAt, type FrameName, isStacked, lowHeadHeight, visiblePart } from '#hero-frame.ts';
import { optimiseSvg } from './optimise-svg.ts';
import {
  barRegions,
  headSizes,
  listsLinks,
  pictureSize,
  screens,
  stripTextRegion,
  textRegion,
  type Screen,
} from '#screens.ts';
import { scenes } from './scenes.ts';
import { channels } from '#scene-looks.ts';
import { stripLooks } from '#strip-looks.ts';
import { strips } from './strips.ts';
import { svgFaults } from './svg-faults.ts';

const BODY_TEXT = 4.5;
const STRIP_BUDGET = 12 * 1024;
const SLOW = 60_000;
const SLIDES = ['hours', 'weekend', 'mesozoic', 'mammoth', 'minerals', 'volcano'] as const;
const heads: { name: (typeof sceneNames)[number]; frame: FrameName }[] = [
  ...sceneNames.map((name) => ({ name, frame: 'page' as const })),
  ...SLIDES.map((name) => ({ name, frame: 'slide' as const })),
];
/** Pages whose link stands in the top bar, in the colour of the active link. */
const LINKED = ['layers'];
const px = ({ width, height }: Screen) => `${width}×${height}`;

describe.each(heads)('$name on a $frame', ({ name, frame }) => {
  const scene = scenes[name];
  const rasters = new Map<string, Awaited<ReturnType<typeof rasterise>>>();
  beforeAll(async () => {
    for (const format of ['wide', 'tall'] as const)
      rasters.set(format, await rasterise(scene.draw(format)));
  }, SLOW);

  it.each(screens)('shows its subject whole at $width px', (screen) => {
    const format = formatAt(screen.width);
    const whole = scene.subject[format];
    for (const size of headSizes(frame, screen)) {
      const seen = visiblePart(format, pictureSize(size), scene.focus[format]);
      const lost = {
        left: seen.x - whole.x,
        top: seen.y - whole.y,
        right: whole.x + whole.width - seen.x - seen.width,
        bottom: whole.y + whole.height - seen.y - seen.height,
      };
      expect(Object.entries(lost).filter(([, share]) => share > 0.0001)).toEqual([]);
    }
  });

  it('carries readable words on every screen', { timeout: SLOW }, () => {
    const faults: string[] = [];
    const sizes = screens
      .filter(({ width }) => !isStacked(width))
      .flatMap((screen) => headSizes(frame, screen).map((size) => ({ screen, size })));
    for (const { screen, size } of sizes) {
      const format = formatAt(screen.width);
      const raster = rasters.get(format);
      if (!raster) throw new Error(format);
      for (const [place, region] of [
        ['text', textRegion(frame, name, size)],
        ...barRegions(screen).map((region) => ['bar', region] as const),
      ] as const) {
        const hasActiveLink =
          place === 'bar' && listsLinks(screen) && (frame === 'slide' || LINKED.includes(name));
        const colours = hasActiveLink ? [textColour, activeLinkColour] : [textColour];
        for (const colour of colours) {
          const view = sceneView(raster, scene, size);
          const contrast = lowestContrast(view, region, colour[scene.tone]);
          if (contrast < BODY_TEXT) faults.push(`${px(screen)} ${place} ${contrast.toFixed(1)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('carries readable words on the plain ground above it', () => {
    const contrast = contrastOn(channels(scene.colour), textColour[scene.tone]);
    expect(contrast).toBeGreaterThanOrEqual(BODY_TEXT);
  });
});

describe.each(stripNames)('strip %s', (name) => {
  const { tone, sky } = stripLooks[name];

  it('goes on above itself without a seam', async () => {
    const { data } = await rasterise(strips[name].draw());
    const flat = channels(sky);
    const row = Array.from(data.subarray(0, stripSize.width * 3));
    const off = row.map((channel, i) => Math.abs(channel - (flat[i % 3] ?? 0)));
    // One step may be lost where a veil of the same colour lies over it.
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });

  it('carries readable words on every screen', { timeout: SLOW }, async () => {
    const raster = await rasterise(strips[name].draw());
    const faults = screens.flatMap((screen) =>
      [
        [
          'text',
          stripTextRegion({ ...screen, height: lowHeadHeight(screen) }),
          textColour,
        ] as const,
        ...barRegions(screen).map((region) => ['bar', region, textColour] as const),
        ...(listsLinks(screen) ? barRegions(screen) : []).map(
          (region) => ['link', region, activeLinkColour] as const,
        ),
      ].flatMap(([place, region, colour]) => {
        const contrast = lowestContrast(stripView(raster, screen), region, colour[tone]);
        return contrast < BODY_TEXT ? [`${px(screen)} ${place} ${contrast.toFixed(1)}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('is sound and light', () => {
    const svg = optimiseSvg(strips[name].draw());
    expect(svgFaults(svg)).toEqual([]);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(STRIP_BUDGET);
  });
});
