import type { TypographyVariantsOptions } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';

const { display, text } = fonts;

/** Bitter for headings, Manrope for text and interface; the scale of the art direction. */
export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  h1: {
    fontFamily: display,
    // As wide as the longest word allows on a small screen, however large the text is set.
    fontSize: 'clamp(min(2.25rem, 11.4vw), 4.2vw, 3.75rem)',
    overflowWrap: 'break-word',
    lineHeight: 1.1,
    fontWeight: 760,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  h2: {
    fontFamily: display,
    fontSize: 'clamp(min(1.75rem, 8.8vw), 2.8vw, 2.5rem)',
    overflowWrap: 'break-word',
    lineHeight: 1.15,
    fontWeight: 720,
    textWrap: 'balance',
  },
  h3: { fontFamily: display, fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 700 },
  h4: { fontFamily: display, fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 700 },
  h5: { fontFamily: text, fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 700 },
  h6: { fontFamily: text, fontSize: '1rem', lineHeight: 1.4, fontWeight: 700 },
  subtitle1: { fontSize: '1.25rem', lineHeight: 1.5 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.875rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.875rem',
    lineHeight: 1.4,
    fontWeight: 700,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  button: { fontSize: '1rem', fontWeight: 700, textTransform: 'none' },
};
