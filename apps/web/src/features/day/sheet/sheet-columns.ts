/** From this width of the sheet on, in pixels, a group is a line of a table. */
export const wideSheet = '@container (min-width: 840px)';

/** Time; who; people; guide and halls; lunch; notes; payment; arrival. */
export const ROW_COLUMNS =
  '68px minmax(150px, 2.1fr) 84px minmax(96px, 1.2fr) 74px minmax(90px, 1.5fr) 122px 148px';
