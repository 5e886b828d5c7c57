import type { Components, Theme } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { LayerRoot } from '#components/dialogs/layer-root.tsx';

const softShadow = '0 2px 6px rgb(18 48 47 / 6%), 0 12px 32px rgb(18 48 47 / 9%)';

/** Cards as plates of a field guide, calm dialogs and drawers, strata-coloured chips. */
export const surfaceOverrides: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false },
    // 1328 pixels of usual text.
    styleOverrides: { root: { maxWidth: '83rem' } },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { borderRadius: 16, border: `1px solid ${palette.sand}`, boxShadow: softShadow },
    },
  },
  MuiModal: { defaultProps: { component: LayerRoot } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 16, boxShadow: softShadow } },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h3', component: 'h2' },
    styleOverrides: { root: { padding: '24px 28px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 28px 16px' } } },
  MuiDialogActions: {
    // The gap alone keeps the buttons apart; on a phone they share the width.
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: '8px 28px 24px',
        gap: 12,
        flexWrap: 'wrap',
        '@media (width < 37.5rem)': { '& > button': { flexGrow: 1 } },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 8, fontWeight: 700, fontSize: '0.875rem' },
      filled: { backgroundColor: palette.mint, color: palette.ink },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: {
        border: `1px solid ${palette.sand}`,
        borderRadius: 16,
        '&::before': { display: 'none' },
        '&:first-of-type, &:last-of-type': { borderRadius: 16 },
      },
    },
  },
  MuiAlert: {
    styleOverrides: { root: { borderRadius: 12, fontSize: '1rem', overflowWrap: 'anywhere' } },
  },
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: palette.ink, fontSize: '0.875rem' } },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: palette.limestone } } },
};
