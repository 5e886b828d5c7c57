import { createTheme } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { buttonOverrides } from './theme/button-overrides.ts';
import { formOverrides } from './theme/form-overrides.ts';
import { surfaceOverrides } from './theme/surface-overrides.ts';
import { tableOverrides } from './theme/table-overrides.ts';
import { typography } from './theme/typography.ts';

declare module '@mui/material/styles' {
  // Augmenting a library's type needs its own `interface`.
  /* oxlint-disable typescript/consistent-type-definitions */
  interface BreakpointOverrides {
    nav: true;
  }
  interface Palette {
    amber: Palette['primary'];
    lava: Palette['primary'];
  }
  interface PaletteOptions {
    amber: PaletteOptions['primary'];
    lava: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    amber: true;
    lava: true;
  }
  /* oxlint-enable typescript/consistent-type-definitions */
}

/** The art direction "Slojevi vremena" as an MUI theme. */
export const theme = createTheme({
  breakpoints: {
    // 600, 900, 1060 (spec §9), 1200 and 1536 pixels of usual text; text that a browser is set to
    // enlarge gets the layout of a smaller screen.
    values: { xs: 0, sm: 37.5, md: 56.25, nav: 66.25, lg: 75, xl: 96 },
    unit: 'rem',
    // A screen below a breakpoint ends 0.05 pixels before it; browsers round what is less.
    step: 5 / 16,
  },
  palette: {
    primary: { main: palette.forest, contrastText: palette.paper },
    secondary: { main: palette.ink, contrastText: palette.paper },
    amber: { main: palette.amber, dark: palette.amberDark, contrastText: palette.ink },
    lava: { main: palette.lava, dark: '#97340F', contrastText: palette.white },
    error: { main: palette.danger },
    warning: { main: palette.warning },
    success: { main: palette.forest },
    info: { main: palette.navy },
    text: { primary: palette.ink, secondary: palette.secondaryText },
    background: { default: palette.paper, paper: palette.white },
    divider: palette.sand,
  },
  shape: { borderRadius: 10 },
  typography,
  components: { ...buttonOverrides, ...formOverrides, ...surfaceOverrides, ...tableOverrides },
});
