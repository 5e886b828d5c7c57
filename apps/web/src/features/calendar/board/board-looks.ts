import { palette } from '@museum/shared/organisation/palette';

/** Grounds that tell the confirmed, the only received and what is over the places apart without colour. */
const stripes = (angle: number, colour: string, width: number, step: number) =>
  `repeating-linear-gradient(${angle}deg, ${colour} 0 ${width}px, transparent ${width}px ${step}px)`;

export const FIRM_GROUND = palette.forest;
export const RECEIVED_GROUND = `${stripes(135, 'rgb(31 90 75 / 70%)', 1.5, 5)}, ${palette.white}`;
export const OVER_GROUND = `${stripes(45, palette.lava, 2, 4)}, ${stripes(135, palette.lava, 2, 4)}, ${palette.white}`;
/** Hours and days on which the house is closed. */
export const CLOSED_GROUND = `${stripes(135, 'rgb(224 212 188 / 42%)', 6, 12)}, ${palette.paper}`;
/** A group that is only received. */
export const RECEIVED_BLOCK = `${stripes(135, 'rgb(31 90 75 / 9%)', 1.5, 6)}, ${palette.white}`;

/** Lines within a board. */
export const boardLine = `1px solid ${palette.sand}`;

/** The white sheet that a board stands on. */
export const sheet = {
  backgroundColor: palette.white,
  border: boardLine,
  borderRadius: '16px',
  overflow: 'clip',
  fontVariantNumeric: 'tabular-nums',
} as const;
