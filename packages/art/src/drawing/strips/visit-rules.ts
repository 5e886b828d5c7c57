import { person, type Clothes, type Pose } from '#drawing/creatures/people.ts';
import { sauropodSkeleton } from '#drawing/creatures/skeleton.ts';
import { archWindow, floorLines, ropeBarrier } from '#drawing/parts/interior.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { sun } from '#drawing/parts/sky.ts';
import { ellipse, line, path, rect, type Defs } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { defineStrip, wallGlow } from '#drawing/strip.ts';

const FLOOR = 248;

const VISITORS: readonly (readonly [x: number, scale: number, Clothes, Pose, child: boolean])[] = [
  [
    1830,
    0.92,
    { skin: '#E7B184', hair: '#2A1B16', top: '#B8421F', bottom: '#13252C', cut: 'bob' },
    'point',
    false,
  ],
  [
    1792,
    0.62,
    { skin: '#E7B184', hair: '#4A2A18', top: '#F2B33D', bottom: '#1F3B45', bag: '#2F6B66' },
    'stand',
    true,
  ],
  [
    1872,
    0.66,
    {
      skin: '#F0C49C',
      hair: '#1E1512',
      top: '#CFE0D2',
      bottom: '#B8421F',
      cut: 'tail',
      dress: true,
    },
    'stand',
    true,
  ],
];

/** The evening park through one of the hall's windows. */
function evening(defs: Defs, x: number): string {
  const [left, right, top] = [x - 74, x + 74, 84];
  const hill = ridge(right, 204, 22, x % 13, { from: left - 20, detail: 4 });
  return (
    rect(
      left,
      top,
      148,
      FLOOR - top,
      defs.linear([
        [0, '#27476A'],
        [0.4, '#7C5A76'],
        [0.7, '#DE7B4E'],
        [1, '#F8BE66'],
      ]),
    ) +
    (x === 1620 ? sun(x + 10, 176, 22, '#FFE3A1', '#FFF1CF', 1.2) : '') +
    path(hill.d, '#5B4358') +
    grove(3, x, [left, right], [26, 50], (tx, h, i) =>
      araucaria(defs, tx, hill.at(tx) + 5, h, '#3F344B', i),
    )
  );
}

/** The central hall: the great skeleton behind its rope, and those who keep to it. */
export const visitRules = defineStrip('visit-rules', (sheet) => {
  const { defs, width, height } = sheet;
  const windows = [1430, 1620, 1810, 2000, 2190, 2380];
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0.1, '#1C4048', 0],
        [1, '#24505A', 0.8],
      ]),
    ) +
    wallGlow(sheet, [1620, 176], [560, 168], '#F6A35C', 0.34) +
    repeat(
      7,
      (i) =>
        rect(60 + i * 170, 84, 18, FLOOR - 84, '#1B424B') +
        rect(54 + i * 170, 76, 30, 10, '#265660'),
    ) +
    windows
      .map((x) =>
        archWindow(defs, { x, y: FLOOR - 16, width: 140, height: 148 }, evening(defs, x), {
          frame: '#0F2A31',
          bars: '#1B3A42',
          columns: 4,
          rows: 2,
        }),
      )
      .join('') +
    rect(
      0,
      FLOOR,
      width,
      height - FLOOR,
      defs.linear([
        [0, '#4A3C40'],
        [0.5, '#2A3238'],
        [1, '#10242A'],
      ]),
    ) +
    floorLines([-400, width + 400], [FLOOR, height], 1620, 34, '#0C1E24', 0.4) +
    line(`M0 ${FLOOR}H${width}`, '#0F2A31', 4) +
    ellipse(1580, 280, 250, 9, '#071317', { 'fill-opacity': 0.5 }) +
    path('M1352 266H1770l16 14H1336Z', '#5A5A52') +
    line('M1352 266H1770', '#F7C78C', 2) +
    sauropodSkeleton(
      { x: 1310, y: 266, scale: 0.4 },
      { bone: '#FBEFD6', shade: '#D2B98D', far: '#8E7658', steel: '#14262B' },
    ) +
    ropeBarrier([1322, 1776], 300, 28, 7, '#D79A45', '#8E2F22') +
    VISITORS.map(([x, scale, clothes, pose, child]) =>
      person({ x, y: 306, scale }, clothes, pose, child),
    ).join('')
  );
});
