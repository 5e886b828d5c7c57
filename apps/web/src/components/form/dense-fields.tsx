import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
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
    },
  });

/** Fields for people who fill in many of them every day. */
export function DenseFields({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={denser}>{children}</ThemeProvider>;
}
