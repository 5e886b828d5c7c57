import { palette } from '@museum/shared/organisation/palette';

/** Links to choose one of, side by side on one ground; the present one stands out of it. */
export const segments = {
  padding: 3,
  borderRadius: 12,
  backgroundColor: palette.limestone,
  border: `1px solid ${palette.sand}`,
  '& > a': {
    display: 'grid',
    placeContent: 'center',
    borderRadius: 9,
    color: palette.umber,
    fontSize: '0.9375rem',
    fontWeight: 700,
    textDecoration: 'none',
    '&[aria-current]': {
      backgroundColor: palette.white,
      color: palette.ink,
      boxShadow: '0 1px 3px rgb(18 48 47 / 18%)',
    },
  },
} as const;
