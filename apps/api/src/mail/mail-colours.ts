/** The site's colours ("Slojevi vremena") as mails use them; the pairs' contrast was measured there. */
export const COLOURS = {
  ink: '#12302F',
  secondary: '#3F5552',
  forest: '#1F5A4B',
  fern: '#4F8A68',
  mint: '#CFE0D2',
  paper: '#FBF8F1',
  limestone: '#F3ECDD',
  sand: '#E0D4BC',
  umber: '#5A4A34',
  amber: '#F2B33D',
  white: '#FFFFFF',
} as const;
