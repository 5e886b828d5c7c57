import { palette } from '@museum/shared/organisation/palette';
import sharp from 'sharp';
import {
  formatAt,
  lowFormatAt,
  lowHeadHeight,
  type Size,
  STRIP_FOCUS,
  stripHeight,
  visiblePart,
} from '#hero-frame.ts';
import { channels, type HeroLook, type Tone, type Veil } from '#scene-looks.ts';
import type { Point } from './parts/svg.ts';
import type { Region } from '#screens.ts';

type Colour = ReturnType<typeof channels>;

/** Ink on light scenes, white on dark ones: the two text colours of the site's heroes. */
export const textColour: Record<Tone, Colour> = {
  dark: channels(palette.white),
  light: channels(palette.ink),
};
/** The same for the top bar's link to the page that is open. */
export const activeLinkColour: Record<Tone, Colour> = {
  dark: channels(palette.amber),
  light: channels(palette.forest),
};

const linear = (channel: number) => {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const luminance = ([r, g, b]: Colour) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG contrast ratio of two luminances. */
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The contrast of a text colour on a plain ground. */
export const contrastOn = (ground: Colour, text: Colour) =>
  ratio(luminance(ground), luminance(text));

/** How strong a veil is at a share of its length. */
export function veilOpacity({ stops }: Veil, share: number): number {
  let before = stops[0] ?? [0, 0];
  for (const stop of stops) {
    if (stop[0] >= share) {
      const span = stop[0] - before[0];
      return span ? before[1] + ((stop[1] - before[1]) * (share - before[0])) / span : stop[1];
    }
    before = stop;
  }
  return before[1];
}

/** A drawing's pixels, at the size it was drawn. */
export async function rasterise(picture: string | Buffer) {
  const { data, info } = await sharp(Buffer.from(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
type Raster = Awaited<ReturnType<typeof rasterise>>;

type Tinted = Veil & { tint: Colour };

/** The colour of a pixel with the veils over it, as they lie on the frame. */
function veiled(
  colour: Colour,
  veils: readonly Tinted[],
  [x, y]: Point,
  [width, height]: Point,
): Colour {
  let [r, g, b] = colour;
  for (const veil of veils) {
    const [at, size] = veil.to === 'right' ? [x, width] : [y, height];
    const a = veilOpacity(veil, at / (veil.length ?? size));
    r += (veil.tint[0] - r) * a;
    g += (veil.tint[1] - g) * a;
    b += (veil.tint[2] - b) * a;
  }
  return [r, g, b];
}

/** A picture as a frame shows it: its place under the frame's upper left corner, and its scale. */
type View = {
  raster: Raster;
  veils: readonly Tinted[];
  frame: Size;
  left: number;
  top: number;
  /** Of the picture, per CSS pixel. */
  perPixel: number;
};

/** A scene in a head of this size. */
export function sceneView(
  raster: Raster,
  { scrim, focus }: Pick<HeroLook, 'scrim' | 'focus'>,
  size: Size,
): View {
  const format = formatAt(size.width);
  const part = visiblePart(format, size, focus[format]);
  return {
    raster,
    veils: scrim[format].map((veil) => ({ ...veil, tint: channels(veil.colour) })),
    frame: size,
    left: part.x * raster.width,
    top: part.y * raster.height,
    perPixel: (part.width * raster.width) / size.width,
  };
}

/** A strip at the foot of a low head. */
export function stripView(raster: Raster, screen: Size): View {
  const frame = { width: screen.width, height: lowHeadHeight(screen) };
  const perPixel = raster.height / stripHeight(screen);
  return {
    raster,
    veils: [],
    frame,
    left: ((raster.width - frame.width * perPixel) * STRIP_FOCUS[lowFormatAt(screen.width)]) / 100,
    top: raster.height - frame.height * perPixel,
    perPixel,
  };
}

/** The lowest contrast of a text colour against any pixel of a region. */
export function lowestContrast(view: View, region: Region, colour: Colour): number {
  const { raster, veils, frame, left, top, perPixel } = view;
  const text = luminance(colour);
  const last = Math.min(raster.width, left + region.right * perPixel);
  let lowest = Infinity;
  // Above a strip its uppermost row goes on.
  const first = Math.max(0, Math.ceil(top + region.top * perPixel));
  for (let py = first; py < top + region.bottom * perPixel || py === first; py++) {
    for (let px = Math.ceil(left + region.left * perPixel); px < last; px++) {
      const [r = 0, g = 0, b = 0] = raster.data.subarray((py * raster.width + px) * 3);
      const place = [(px - left) / perPixel, (py - top) / perPixel] as const;
      const seen = veiled([r, g, b], veils, place, [frame.width, frame.height]);
      lowest = Math.min(lowest, ratio(text, luminance(seen)));
    }
  }
  return lowest;
}
