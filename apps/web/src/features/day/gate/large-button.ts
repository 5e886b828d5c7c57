import { wideSheet } from '#features/day/sheet/sheet-columns.ts';

/** Under a thumb; in a table's column the word alone. */
export const largeButton = {
  flex: '1 1 auto',
  minHeight: 56,
  fontSize: '1.125rem',
  [wideSheet]: {
    minWidth: 0,
    minHeight: 44,
    px: 1,
    fontSize: '1rem',
    '& .MuiButton-startIcon': { display: 'none' },
  },
};
