import type { Components, Theme } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

const ring = {
  outline: '3px solid var(--focus-ring)',
  outlineOffset: 2,
} as const;

/** Buttons: amber for the one main act, forest for the rest, outlines for ways aside. */
export const buttonOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '10px 22px',
        borderRadius: 10,
        lineHeight: 1.35,
        transition: 'background-color 150ms, border-color 150ms, color 150ms, box-shadow 150ms',
      },
      sizeSmall: { minHeight: 36, padding: '5px 14px', fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 56, padding: '13px 28px', fontSize: '1.0625rem' },
      outlined: { borderWidth: 2, padding: '8px 20px', '&:hover': { borderWidth: 2 } },
      text: { padding: '10px 12px' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: {
          borderColor: 'currentColor',
          '&:hover': { backgroundColor: 'rgb(255 255 255 / 12%)' },
        },
      },
      {
        props: { variant: 'contained', color: 'amber' },
        style: { '&.Mui-disabled': { backgroundColor: palette.sand, color: palette.umber } },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44, color: 'inherit' } },
  },
};
