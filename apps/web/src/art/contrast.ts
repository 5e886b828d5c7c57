import sharp from 'sharp';
import type { FormatName } from './art-names.ts';
import type { Scene } from './scene.ts';
import type { SceneLook, TextBox, Tone, Veil } from './scene-looks.ts';

/** Ink on light scenes, white on dark ones: the two text colours of the site's heroes. */
const textColour: Record<Tone, readonly [number, number, number]> = {
  dark: [255, 255, 255],
  light: [18, 48, 47],
};

const linear = (channel: number) => {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const luminance = (r: number, g: number, b: number) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG contrast ratio of two luminances. */
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

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

/** The lowest contrast of the scene's text colour against any pixel of a box, its scrim laid over it. */
export const lowestContrast = (scene: Scene, format: FormatName, box: TextBox): Promise<number> =>
  lowestContrastOn(Buffer.from(scene.draw(format)), scene, format, box);

/** The same for any picture under a look's scrim. */
export async function lowestContrastOn(
  picture: Buffer,
  look: SceneLook,
  format: FormatName,
  box: TextBox,
): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = luminance(...textColour[look.tone]);
  const veils = look.scrim[format];
  let lowest = Infinity;
  for (
    let y = Math.ceil(box.y * info.height);
    y < Math.floor((box.y + box.height) * info.height);
    y++
  ) {
    for (
      let x = Math.ceil(box.x * info.width);
      x < Math.floor((box.x + box.width) * info.width);
      x++
    ) {
      const at = (y * info.width + x) * 3;
      let [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      for (const veil of veils) {
        const a = veilOpacity(veil, veil.to === 'right' ? x / info.width : y / info.height);
        r += (veil.colour[0] - r) * a;
        g += (veil.colour[1] - g) * a;
        b += (veil.colour[2] - b) * a;
      }
      lowest = Math.min(lowest, ratio(text, luminance(r, g, b)));
    }
  }
  return lowest;
}
