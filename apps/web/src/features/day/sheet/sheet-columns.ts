/** From this width of the sheet on, in pixels, a group is a line of a table. */
export const wideSheet = '@container (min-width: 900px)';

/** Time; who; people; guide and halls; lunch; notes; payment; arrival. */
export const ROW_COLUMNS =
  '62px minmax(124px, 2.2fr) minmax(88px, 0.7fr) minmax(110px, 1.6fr) 76px minmax(90px, 1.4fr) 112px 132px';
