import { ellipse, type Defs, type Placement } from '#drawing/parts/svg.ts';
import { brachiosaurus } from './brachiosaurus.ts';
import { person, type Clothes, type Pose } from './people.ts';

/** The class that comes on every picture of a school trip. */
export const TRIP_PUPILS: readonly Clothes[] = [
  { skin: '#F0C49C', hair: '#5A3320', top: '#C8552F', bottom: '#24424E', bag: '#F2B33D' },
  {
    skin: '#E0A878',
    hair: '#221714',
    top: '#F7F1DE',
    bottom: '#2F5F8A',
    bag: '#C8552F',
    cut: 'cap',
  },
  { skin: '#F0C49C', hair: '#A8702F', top: '#F2B33D', bottom: '#3A3348', cut: 'tail', dress: true },
  { skin: '#D89E70', hair: '#1E1512', top: '#5B8FB0', bottom: '#2A2A3A', bag: '#F7F1DE' },
  {
    skin: '#F0C49C',
    hair: '#3A2218',
    top: '#E58A4A',
    bottom: '#24424E',
    bag: '#24424E',
    cut: 'bob',
  },
];

/** The guide goes first, the teacher last. */
export const TEACHERS = {
  guide: { skin: '#E9B88D', hair: '#3A2218', top: '#B8421F', bottom: '#1D3A44', cut: 'bob' },
  last: { skin: '#DDA576', hair: '#221714', top: '#24505A', bottom: '#3A3348', bag: '#C8552F' },
} as const satisfies Record<string, Clothes>;

/** One of the class on its way to the left, with a shadow at its feet. */
export const walker = (
  { x, y, scale }: Required<Pick<Placement, 'x' | 'y' | 'scale'>>,
  clothes: Clothes,
  pose: Pose,
  child = true,
) =>
  ellipse(x, y, 20 * scale, 4 * scale, '#0E2E2C', { 'fill-opacity': 0.4 }) +
  person({ x, y, scale, flip: true }, clothes, pose, child);

/** The giant under which the class walks. */
export const tripGiant = (defs: Defs, placement: Placement) =>
  brachiosaurus(defs, placement, {
    body: defs.linear([
      [0, '#5E9480'],
      [0.5, '#2C6456'],
      [1, '#1A4640'],
    ]),
    far: '#1A433E',
    rim: '#FFF3C4',
    rimShift: [-7, 6],
    dark: '#123A38',
    light: '#CFE3B4',
    eye: '#FFF3C4',
  });
