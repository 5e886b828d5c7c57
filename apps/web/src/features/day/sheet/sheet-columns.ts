/** From this width of the sheet on, 900 pixels of usual text, a group is a line of a table. */
export const wideSheet = '@container (width >= 56.25rem)';

/** Time; who; people; guide and halls; lunch; notes; payment; arrival. */
export const ROW_COLUMNS =
  '3.875rem minmax(7.75rem, 2.2fr) minmax(5.5rem, 0.7fr) minmax(6.875rem, 1.6fr) 4.75rem minmax(5.625rem, 1.8fr) 7rem 8.25rem';
