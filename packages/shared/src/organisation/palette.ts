/**
 * The colours of the site, of mails and of documents, as CSS hexadecimal values of six digits.
 * Amber text on paper and white on amber are not readable.
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
  /** Amber under the pointer. */
  amberDark: '#E0A02A',
  lava: '#B8421F',
  rust: '#A83A1E',
  navy: '#16324A',
  danger: '#B3261E',
  warning: '#8A5A00',
  secondaryText: '#3F5552',
  white: '#FFFFFF',
  /** Borders of fields, 3:1 on white and on paper. */
  outline: '#7C8B85',
  /** Dashed line around what is not promised yet. */
  clay: '#8A7A62',
  /** Ground of a chosen card. */
  chosen: '#EEF4EF',
  /** Ground of what waits. */
  straw: '#FBE6BC',
  /** Ground of what waits for an answer to a change; its text is navy. */
  mist: '#DCE7F1',
  /** Ground and text of what is cancelled or failed. */
  blush: '#F6D9D3',
  crimson: '#8C1D18',
  /** Ground and text of who didn't come. */
  chalk: '#E6DFD2',
  bark: '#4A3B28',
  /** Grounds of payment: nothing, a part of it or its proof, too much. */
  petal: '#FBE7E2',
  cream: '#FFF3D6',
  frost: '#E1E8EE',
  /** Ground and border of a hint that the group may not have room. */
  cornsilk: '#FFF6E0',
  honey: '#E3BF6B',
  /** On paper. */
  black: '#000000',
  printGrey: '#DEDEDE',
  /** Border of a group on the day sheet, and its ground once it has come. */
  dune: '#CDBF9F',
  dew: '#F4F8F4',
  /** Ground and text of a mail that is only kept as a file. */
  fog: '#E7E7E4',
  slate: '#4A4F4D',
  /** Small text on forest. */
  breath: '#E9F2EC',
  /** Sheet and lines of a mail where the reader's colours are dark. */
  lagoon: '#17393A',
  reef: '#35605C',
} as const;
