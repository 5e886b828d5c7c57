import { parasaurolophus } from '#drawing/creatures/dinosaurs.ts';
import { pteranodon } from '#drawing/creatures/pteranodon.ts';
import { fernBush, frondShapes } from '#drawing/parts/ferns.ts';
import { nest } from '#drawing/parts/nest.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, mist, sun } from '#drawing/parts/sky.ts';
import { group, path } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { calm, defineStrip, stripSky } from '#drawing/strip.ts';

/** Sunrise: a mother stands by her nest. Something good is on its way. */
export const requestSent = defineStrip('request-sent', (sheet) => {
  const { defs, width, height } = sheet;
  const fronds = frondShapes(defs);
  const far = ridge(width, 200, 60, 12);
  const mid = ridge(width, 236, 34, 21);
  const near = ridge(width, 272, 14, 9, { rough: 0.4 });
  const coat = {
    body: defs.linear([
      [0, '#6FA079'],
      [1, '#2C6456'],
    ]),
    far: '#245548',
    rim: '#FFF6DA',
    rimShift: [-4, 5],
    dark: '#1F4A42',
    accent: '#E58A4A',
  } as const;
  return (
    stripSky(sheet, '#FBE0A0', '#FDEBC0', '#FFF6DA') +
    sun(1640, 196, 52, '#FFF8E0', '#FFFDF4', 0.8) +
    clouds(sheet, [84, 140], 9, 14, '#FFF8E4', 0.7) +
    path(far.d, '#F0CF94') +
    mist(defs, width, 180, 60, '#FFF3D6', 0.7) +
    path(mid.d, '#D9BF86') +
    grove(54, 6, [0, width], [26, 56], (x, h, i) =>
      x > 1330 && x < 1900 ? '' : araucaria(defs, x, mid.at(x) + 5, h, '#B9A878', i),
    ) +
    path(
      near.d,
      defs.linear([
        [0, '#C9C98A'],
        [0.02, '#A3BA7A'],
        [0.08, '#6F9A68'],
      ]),
    ) +
    pteranodon({ x: 1960, y: 112, scale: 0.5 }, '#B08A58') +
    pteranodon({ x: 2030, y: 92, scale: 0.3 }, '#C29E68') +
    calm(sheet, 0.6) +
    parasaurolophus(defs, { x: 1600, y: 298, scale: 0.44 }, coat) +
    group({ x: 1400, y: 206, scale: 0.36 }, nest(defs)) +
    parasaurolophus(defs, { x: 1340, y: 304, scale: 0.13, flip: false }, coat) +
    repeat(34, (i) =>
      i / 34 > 0.5 && i / 34 < 0.76
        ? ''
        : fernBush(
            fronds,
            ((i + 0.5) / 34) * width,
            height + 26,
            0.26 + (i % 3) * 0.07,
            i + 3,
            i % 2 ? '#4F8A5E' : '#3C7452',
          ),
    )
  );
});
