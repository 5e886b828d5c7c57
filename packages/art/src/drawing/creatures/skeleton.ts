import { direction, held, limb, limbPath, sampleSpine, type Joint } from '#drawing/parts/curve.ts';
import {
  circle,
  ellipse,
  group,
  line,
  num,
  path,
  type Placement,
  type Point,
} from '#drawing/parts/svg.ts';
import { diplodocusSpine } from './diplodocus.ts';

type BoneColours = { bone: string; shade: string; far: string; steel: string };

const GROUND = 192;
/** The mounted skeleton follows the living animal's spine, nearer to its upper edge. */
const backbone = sampleSpine(
  diplodocusSpine.spine.map(([x, y, r]): Joint => [
    x,
    y - GROUND - r * 0.42,
    Math.max(2.4, 3.8 + r * 0.13),
  ]),
  7,
);

function vertebrae({ bone, shade }: BoneColours): string {
  let bodies = '';
  let spines = '';
  backbone.forEach(([x, y, r], i) => {
    const [dx, dy] = direction(backbone, i);
    const gap = 0.84;
    const next = held(backbone, i + 1);
    const half = (Math.hypot(next[0] - x, next[1] - y) / 2) * gap || 2;
    // Waisted block, as a centrum is: narrow in the middle, flared at both faces.
    const p = (along: number, across: number) =>
      `${num(x + dx * along - dy * across)} ${num(y + dy * along + dx * across)}`;
    bodies += `M${p(-half, -r)}Q${p(0, -r * 0.55)} ${p(half, -r)}L${p(half, r)}Q${p(0, r * 0.55)} ${p(-half, r)}Z`;
    const tall = x > 250 && x < 700 ? 2.6 : 1.5;
    if (r > 2.6)
      spines += `M${p(-half * 0.7, -r * 0.7)}L${p(half * 0.1, -r * tall)}L${p(half * 0.75, -r * tall * 0.96)}L${p(half * 0.6, -r * 0.7)}Z`;
    if (x > 640 && x < 960 && i % 2)
      spines += `M${p(-half * 0.3, r * 0.8)}L${p(half * 0.5, r * 2.3)}L${p(half * 0.9, r * 2.2)}L${p(half * 0.4, r * 0.8)}Z`;
  });
  return path(spines, shade) + path(bodies, bone);
}

function ribs(
  fill: string,
  from: number,
  to: number,
  count: number,
  drop: number,
  shift: number,
  width: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const x = from + (to - from) * t;
    const top = backbone.reduce(
      (best, joint) => (Math.abs(joint[0] - x) < Math.abs(best[0] - x) ? joint : best),
      held(backbone, 0),
    );
    const depth = drop * (0.62 + 0.38 * Math.sin(Math.PI * (0.15 + 0.75 * t)));
    const y = top[1] + 6;
    d += `M${num(x + shift)} ${num(y)}C${num(x - 22 + shift)} ${num(y + depth * 0.3)} ${num(x - 14 + shift)} ${num(y + depth * 0.8)} ${num(x + 16 + shift)} ${num(y + depth)}`;
  }
  return line(d, fill, width);
}

/** A long bone with two knobs. */
function longBone([x0, y0]: Point, [x1, y1]: Point, thick: number): string {
  const at = (t: number, r: number): Joint => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r];
  return limbPath(
    limb(
      at(0, thick * 1.25),
      at(0.14, thick),
      at(0.5, thick * 0.62),
      at(0.86, thick),
      at(1, thick * 1.2),
    ),
    3,
  );
}

function foreLeg(dx: number): string {
  return (
    longBone([344 + dx, -196], [330 + dx, -112], 12) +
    longBone([328 + dx, -104], [340 + dx, -36], 8) +
    longBone([336 + dx, -104], [350 + dx, -38], 6) +
    [330, 339, 348].map((x) => longBone([x + dx, -30], [x + dx - 1, -8], 4)).join('')
  );
}

function hindLeg(dx: number): string {
  return (
    longBone([530 + dx, -206], [520 + dx, -104], 15) +
    longBone([518 + dx, -96], [536 + dx, -36], 10) +
    longBone([530 + dx, -94], [548 + dx, -36], 6) +
    [522, 532, 543].map((x) => longBone([x + dx, -30], [x + dx - 3, -8], 4.6)).join('')
  );
}

const SCAPULA =
  'M318 -258C300 -236 306 -204 340 -190C354 -186 362 -198 352 -206C338 -214 340 -236 352 -258C346 -270 326 -270 318 -258Z';
const PELVIS =
  'M486 -246C520 -262 566 -256 574 -236C578 -222 556 -222 548 -212C560 -190 580 -176 590 -168C586 -160 570 -166 556 -176C546 -184 540 -196 530 -200C520 -196 510 -178 500 -166C492 -160 488 -168 492 -180C498 -196 506 -206 502 -218C490 -224 478 -236 486 -246Z';
/** Long and low like a horse's, the nostrils high, teeth only at the tip. */
const SKULL =
  'M76 -462C74 -474 62 -480 48 -478C38 -476 32 -470 22 -465C8 -458 -8 -450 -18 -442C-22 -437 -19 -432 -12 -432L8 -436L40 -441C54 -443 70 -450 76 -462Z';
const JAW = 'M68 -448C50 -437 24 -430 -8 -427C-14 -426 -14 -421 -5 -421C26 -421 56 -431 73 -445Z';

/** Diplodocus skeleton as mounted in a hall, on two steel posts; same size as the living one. */
export function sauropodSkeleton(placement: Placement, colours: BoneColours): string {
  const { bone, shade, far, steel } = colours;
  const posts =
    line('M424 -238V0M600 -206V0M214 -312V0', steel, 4) +
    line('M384 0H464M570 0H630M190 0H238', steel, 6);
  const farSide = path(foreLeg(46) + hindLeg(-58), far) + ribs(far, 352, 500, 11, 112, 10, 4);
  const skull =
    path(JAW, shade) +
    path(SKULL, bone) +
    ellipse(54, -463, 7, 6, shade) +
    ellipse(36, -469, 4, 2.6, shade) +
    ellipse(22, -453, 7, 3.4, shade) +
    circle(62, -450, 2.6, shade) +
    line('M-16 -432v6M-11 -432v6M-6 -433v6M-1 -434v6', bone, 2);
  return group(
    placement,
    posts +
      farSide +
      ribs(bone, 340, 500, 12, 122, 0, 5.4) +
      vertebrae(colours) +
      path(SCAPULA, shade) +
      path(PELVIS, shade) +
      path(foreLeg(0) + hindLeg(0), bone) +
      skull,
  );
}
