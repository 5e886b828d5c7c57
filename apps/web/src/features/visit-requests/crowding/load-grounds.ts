import { palette } from '@museum/shared/organisation/palette';

/** Stripes of a colour on whatever lies below; width and distance in pixels. */
export const stripes = (angle: number, colour: string, width: number, step: number) =>
  `repeating-linear-gradient(${angle}deg, ${colour} 0 ${width}px, transparent ${width}px ${step}px)`;

/** Grounds that tell who is confirmed, the group itself and what is over the places apart without colour. */
export const LOAD_GROUNDS = {
  firm: palette.forest,
  own: `${stripes(135, palette.ink, 1.5, 5)}, ${palette.amber}`,
  over: `${stripes(45, palette.lava, 2, 4)}, ${stripes(135, palette.lava, 2, 4)}`,
};
