/** From this width of the sheet on, in pixels, a group is a line of a table. */
export const wideSheet = '@container (min-width: 900px)';

/** Time; who; people; guide and halls; lunch; notes; payment; arrival. */
export const ROW_COLUMNS =
  '68px minmax(130px, 2.1fr) minmax(78px, 0.6fr) minmax(92px, 1.2fr) 70px minmax(84px, 1.5fr) 112px 140px';
