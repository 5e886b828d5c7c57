import { createTheme, type Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';

const denser = (theme: Theme) =>
  createTheme({
    ...theme,
    components: {
      ...theme.components,
      MuiTextField: {
        ...theme.components?.MuiTextField,
        defaultProps: { ...theme.components?.MuiTextField?.defaultProps, size: 'small' },
      },
      // An empty field keeps its whole name, which is too long to stand beside buttons.
      MuiInputLabel: {
        ...theme.components?.MuiInputLabel,
        defaultProps: { ...theme.components?.MuiInputLabel?.defaultProps, shrink: true },
      },
      MuiOutlinedInput: {
        ...theme.components?.MuiOutlinedInput,
        defaultProps: { ...theme.components?.MuiOutlinedInput?.defaultProps, notched: true },
      },
    },
  });

/** Fields for people who fill in many of them every day. */
export function DenseFields({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={denser}>{children}</ThemeProvider>;
}
