import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heroSizes, sceneNames, type FormatName } from '#art-names.ts';
import { veilOpacity } from './contrast.ts';
import { scrimCss } from '#scene-looks.ts';
import { scenes } from './scenes.ts';
import { svgFaults } from './svg-faults.ts';

const SLOW = 60_000;

const formats = Object.keys(heroSizes) as FormatName[];
const heroes = sceneNames.flatMap((name) => formats.map((format) => ({ name, format })));

describe.each(heroes)('$name, $format', ({ name, format }) => {
  const scene = scenes[name];

  it('draws the same picture twice', () => {
    expect(scene.draw(format)).toBe(scene.draw(format));
  });

  it('is sound and has its declared size', { timeout: SLOW }, async () => {
    const svg = scene.draw(format);
    expect(svgFaults(svg)).toEqual([]);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(heroSizes[format]);
  });
});

describe('a scrim', () => {
  it('is the same in CSS as in the contrast test', () => {
    const [veil] = scenes.mesozoic.scrim.tall;
    expect(veil && veilOpacity(veil, 0)).toBe(0.82);
    expect(scrimCss(scenes.mesozoic, 'tall')).toMatch(
      /^linear-gradient\(to bottom, rgb\(13 28 44 \/ 0\.82\) 0%/,
    );
  });

  it('fades evenly between two stops', () => {
    expect(
      veilOpacity(
        {
          to: 'right',
          colour: '#000000',
          stops: [
            [0, 0.8],
            [0.5, 0.4],
            [1, 0],
          ],
        },
        0.25,
      ),
    ).toBeCloseTo(0.6);
  });
});
