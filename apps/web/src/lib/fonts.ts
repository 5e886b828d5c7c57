/** The two font stacks as CSS values; app/fonts.css says what they consist of. */
export const fonts = {
  /** Bitter: headings, names, big figures. */
  display: 'var(--font-display)',
  /** Manrope: text and interface. */
  text: 'var(--font-text)',
} as const;
