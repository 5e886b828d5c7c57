import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';

/** What is seen on paper only. */
export const OnPaper = styled('span')({ display: 'none', '@media print': { display: 'inline' } });

/** A number of the board, in the type of the headings. */
export const figure = { fontFamily: fonts.display, fontWeight: 760, lineHeight: 1 } as const;

/** Ground behind a number that has changed since the acknowledgement. */
export const changedGround = {
  backgroundColor: palette.amber,
  borderRadius: 8,
  '@media print': { backgroundColor: palette.printGrey },
} as const;

export const sheet = {
  backgroundColor: palette.white,
  border: `1px solid ${palette.sand}`,
  borderRadius: 14,
} as const;
