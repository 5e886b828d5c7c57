/**
 * Colours of the art direction "Slojevi vremena" as CSS hexadecimal values. Every text and ground
 * pair used on the site was measured there; amber text on paper and white on amber are forbidden.
 */
export const palette = {
  ink: '#12302F',
  deep: '#0E2526',
  forest: '#1F5A4B',
  fern: '#4F8A68',
  mint: '#CFE0D2',
  paper: '#FBF8F1',
  limestone: '#F3ECDD',
  sand: '#E0D4BC',
  umber: '#5A4A34',
  amber: '#F2B33D',
  lava: '#B8421F',
  rust: '#A83A1E',
  navy: '#16324A',
  danger: '#B3261E',
  warning: '#8A5A00',
  secondaryText: '#3F5552',
  white: '#FFFFFF',
  /** Borders of fields, 3:1 on white and on paper. */
  outline: '#7C8B85',
  /** Ground of a chosen card. */
  chosen: '#EEF4EF',
} as const;
