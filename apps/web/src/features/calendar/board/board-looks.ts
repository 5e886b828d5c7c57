import { palette } from '@museum/shared/organisation/palette';
import type { Stage } from '@museum/shared/visit-requests/stages/stage';

import { LOAD_GROUNDS, stripes } from '#features/visit-requests/crowding/load-grounds.ts';

/** Grounds that tell the confirmed, the only received and what is over the places apart without colour. */
export const FIRM_GROUND = LOAD_GROUNDS.firm;
export const RECEIVED_GROUND = `${stripes(135, 'rgb(31 90 75 / 70%)', 1.5, 5)}, ${palette.white}`;
export const OVER_GROUND = `${LOAD_GROUNDS.over}, ${palette.white}`;
/** Hours and days on which the house is closed. */
export const CLOSED_GROUND = `${stripes(135, 'rgb(224 212 188 / 42%)', 6, 12)}, ${palette.paper}`;
/** The block of a group: solid with an edge once its place is firm, dashed and hatched before. */
const BLOCKS: Partial<Record<Stage, object>> = {
  received: {
    background: `${stripes(135, 'rgb(31 90 75 / 9%)', 1.5, 6)}, ${palette.white}`,
    border: `1.5px dashed ${palette.forest}`,
  },
  confirmed: {
    backgroundColor: palette.mint,
    border: `1px solid ${palette.fern}`,
    boxShadow: `inset 4px 0 0 ${palette.forest}`,
  },
  changing: {
    backgroundColor: palette.mist,
    border: `1px solid ${palette.navy}`,
    boxShadow: `inset 4px 0 0 ${palette.navy}`,
    color: palette.navy,
  },
  arrived: {
    backgroundColor: palette.forest,
    border: `1px solid ${palette.forest}`,
    color: palette.white,
  },
};

/** The grounds of all stages, for the element that `selector` finds in a block of a stage. */
export const blockGrounds = (selector: (stage: string) => string) =>
  Object.fromEntries(
    Object.entries(BLOCKS).map(([stage, ground]) => [selector(`[data-stage="${stage}"]`), ground]),
  );

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
