import type { DinosaurColours } from '#drawing/creatures/dinosaurs.ts';
import { rockBase } from '#drawing/parts/crystals.ts';
import { fernBush, frondShapes } from '#drawing/parts/ferns.ts';
import { glow, specks } from '#drawing/parts/sky.ts';
import { strata } from '#drawing/parts/strata.ts';
import { ellipse, rect, type Defs } from '#drawing/parts/svg.ts';
import { araucaria } from '#drawing/parts/trees.ts';
import { backdrop, ground, H, tabletop, W, type ThemeName } from './stage.ts';

export type PlateDrawing = (defs: Defs) => string;

export const ferns = (defs: Defs, fills: readonly [string, string], y = 304) => {
  const fronds = frondShapes(defs);
  return [24, 92, 330, 388]
    .map((x, i) => fernBush(fronds, x, y, 0.42 + (i % 2) * 0.1, i + 4, fills[i % 2] ?? fills[0]))
    .join('');
};

export const coat = (
  defs: Defs,
  top: string,
  low: string,
  far: string,
  accent: string,
  rim: string,
): DinosaurColours => ({
  body: defs.linear([
    [0, top],
    [1, low],
  ]),
  far,
  rim,
  rimShift: [-6, 6],
  dark: far,
  accent,
});

/** A beast of the park between far trees and near ferns. */
export const beast =
  (theme: ThemeName, seed: number, draw: (defs: Defs) => string): PlateDrawing =>
  (defs) => {
    const near = ground(defs, theme, seed);
    const trees = theme === 'dusk' ? '#4A3A50' : '#86B894';
    return (
      backdrop(defs, theme, seed) +
      [40, 84, 340, 372]
        .map((x, i) => araucaria(defs, x, 236, 60 + (i % 3) * 18, trees, i))
        .join('') +
      draw(defs) +
      near.markup +
      ferns(defs, theme === 'dusk' ? ['#1B4A42', '#0A2728'] : ['#2F6B52', '#174A3E'])
    );
  };

/** A specimen on its rock before the light. */
export const specimen =
  (
    theme: 'mineral' | 'uv',
    grown: (x: number, y: number) => string,
    colour?: string,
  ): PlateDrawing =>
  (defs) => {
    const near = ground(defs, theme, 7, 250);
    const dark = theme === 'uv';
    return (
      backdrop(defs, theme, 5, { y: 140, r: dark ? 74 : 70 }) +
      (colour ? glow(defs, 200, 170, 170, colour, 0.55) : '') +
      near.markup +
      ellipse(200, 258, 110, 12, '#000', { 'fill-opacity': 0.25 }) +
      grown(200, 240) +
      rockBase(200, 254, 220, 28, 6, dark ? '#140F3E' : '#33484B', dark ? '#241C66' : '#4F6668') +
      specks([0, W], [20, 240], [0.7, 2], dark ? 40 : 0, 9, '#D9CCFF', 0.6)
    );
  };

/** Rock in section with something in it. */
export const inRock =
  (seed: number, find: (defs: Defs) => string): PlateDrawing =>
  (defs) => {
    const fold = (x: number) => Math.sin(x / 90 + seed) * 9;
    const layers = [
      '#E3C48E',
      '#C99A62',
      '#F0DDB4',
      '#B5723F',
      '#D9B07A',
      '#94543A',
      '#6E4632',
      '#4E3226',
    ].map((fill, i) => ({ fill, thickness: i === 7 ? 120 : 40 + (i % 3) * 6 }));
    return (
      strata([-20, W + 20], -24, layers, seed, fold) +
      glow(defs, 200, 140, 210, '#FFF6DC', 0.5) +
      find(defs) +
      rect(
        0,
        0,
        W,
        H,
        defs.linear([
          [0, '#3A2014', 0],
          [0.7, '#3A2014', 0],
          [1, '#3A2014', 0.45],
        ]),
      )
    );
  };

export const still =
  (
    wall: readonly [string, string],
    wood: readonly [string, string],
    light: string,
    draw: (defs: Defs) => string,
  ): PlateDrawing =>
  (defs) =>
    tabletop(defs, wall, wood, light) + draw(defs);
