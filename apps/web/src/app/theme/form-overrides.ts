import type { Components, Theme } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

/** Text so large that a label has no room within its field: it stands above it and wraps. */
const narrowMedia = '@media (max-width: 15rem)';

/** Form parts: labels stay readable, borders reach 3:1 on paper, errors are danger red. */
export const formOverrides: Components<Theme> = {
  MuiTextField: {
    // A long text scrolls in its field: what stands below stays within reach.
    defaultProps: { fullWidth: true, variant: 'outlined', maxRows: 10 },
  },
  // Each field would add and take away the same style sheet: global.css has it once.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: palette.white,
        borderRadius: 10,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.forest },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: palette.ink,
          borderWidth: 3,
        },
        '&.Mui-disabled': { backgroundColor: palette.limestone },
      },
      notchedOutline: {
        borderColor: palette.outline,
        // The gap in the line knows the label's text, and not that an asterisk follows it.
        '.MuiFormControl-root:has(.MuiFormLabel-asterisk) & > legend > span': { paddingRight: 13 },
        [narrowMedia]: { top: 0, '& > legend': { display: 'none' } },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        color: palette.secondaryText,
        [narrowMedia]: {
          position: 'static',
          maxWidth: 'none',
          transform: 'none',
          whiteSpace: 'normal',
        },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { color: palette.ink, '&.Mui-focused': { color: palette.ink } },
      asterisk: { color: palette.danger },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginLeft: 2,
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        color: palette.secondaryText,
        '&.Mui-error': { color: palette.danger, fontWeight: 600 },
        '.MuiInputBase-colorWarning ~ &': { color: palette.warning, fontWeight: 600 },
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
  // White on a white card; the outline shows where the knob is.
  MuiSwitch: {
    styleOverrides: { thumb: { border: `1px solid ${palette.outline}`, boxShadow: 'none' } },
  },
  // Choices that have no room beside each other go on below.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { flexWrap: 'wrap', '& > .MuiToggleButton-root': { borderLeftColor: palette.sand } },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { lineHeight: 1.4 } } },
};
