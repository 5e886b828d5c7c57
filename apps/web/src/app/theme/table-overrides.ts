import type { Components, Theme } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

/** Tables of the back office: limestone head, sand lines, figures of equal width. */
export const tableOverrides: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderBottomColor: palette.sand,
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
      },
      head: {
        backgroundColor: palette.limestone,
        color: palette.umber,
        fontWeight: 700,
        lineHeight: 1.35,
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&:last-child td': { borderBottom: 0 },
        '&.MuiTableRow-hover:hover': { backgroundColor: palette.paper },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: 4 } } },
  },
};
