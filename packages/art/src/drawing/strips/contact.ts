import { pteranodon } from '#drawing/creatures/pteranodon.ts';
import { fernBush, frondShapes } from '#drawing/parts/ferns.ts';
import { lake } from '#drawing/parts/lake.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, glow, mist, stars, sun } from '#drawing/parts/sky.ts';
import { circle, group, line, path, rect } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { calm, defineStrip, stripSky } from '#drawing/strip.ts';

/** A sealed letter hanging from its cord. */
const letter = (x: number, y: number) =>
  line(`M${x - 10} ${y - 30}L${x} ${y}L${x + 12} ${y - 28}`, '#1B3C47', 1.6) +
  group(
    { x, y, rotate: -6 },
    rect(-26, 0, 52, 34, '#FBF3DC', { rx: 2 }) +
      path('M-26 1L0 20L26 1Z', '#EAD9B0') +
      line('M-26 33L-7 15M26 33L7 15', '#D9C395', 1.4) +
      circle(0, 18, 5.4, '#B8421F'),
  );

/** A Pteranodon carries a letter over the evening lake. */
export const contact = defineStrip('contact', (sheet) => {
  const { defs, width, height } = sheet;
  const fronds = frondShapes(defs);
  const hills = [
    [190, 70, '#4F7688', 3],
    [214, 50, '#3A6072', 8],
    [236, 34, '#284C5C', 15],
  ] as const;
  return (
    stripSky(sheet, '#2B506A', '#4F7C8C', '#86A8A4') +
    glow(defs, 1660, 206, 150, '#F8E6BE', 0.6) +
    stars([0, width], [76, 150], 60, 15, '#EAF2EC') +
    sun(1660, 190, 40, '#F8EBC8', '#FFF8E4', 0.7) +
    clouds(sheet, [96, 160], 7, 31, '#9FC0C4', 0.24) +
    hills
      .map(([y, amplitude, fill, seed], i) => {
        const hill = ridge(width, y, amplitude, seed);
        return (
          path(hill.d, fill) +
          (i < 2 ? mist(defs, width, y - 4, 50, '#BFD0C8', 0.2) : '') +
          (i === 2
            ? grove(70, 5, [0, width], [26, 58], (x, h, k) =>
                araucaria(defs, x, hill.at(x) + 4, h, '#1F4250', k),
              )
            : '')
        );
      })
      .join('') +
    lake(
      defs,
      { top: 256, bottom: height, right: width },
      [
        [0, '#5E8490'],
        [0.4, '#3A6470'],
        [1, '#173540'],
      ],
      {
        colour: '#FFF6DA',
        opacity: 0.5,
        lightX: 1660,
        spread: 150,
        depth: 44,
        count: 28,
        seed: 12,
      },
    ) +
    calm(sheet, 0.74) +
    pteranodon({ x: 1660, y: 132, scale: 1.5 }, '#12303F') +
    letter(1668, 182) +
    pteranodon({ x: 1880, y: 124, scale: 0.5 }, '#28495A') +
    pteranodon({ x: 1404, y: 150, scale: 0.42 }, '#28495A') +
    repeat(30, (i) =>
      fernBush(
        fronds,
        ((i + 0.5) / 30) * width,
        height + 4,
        0.3 + (i % 3) * 0.08,
        i + 3,
        i % 2 ? '#173F46' : '#0E2A32',
      ),
    )
  );
});
