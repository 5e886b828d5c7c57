import type { ReactNode } from 'react';

import type { ListRow, ListTable } from './list-table.ts';

export type DataTableProps<Row extends ListRow> = {
  table: ListTable<Row>;
  /** What the rows are, for people who don't see the page. */
  label: string;
  /** Nothing has arrived yet. */
  isLoading: boolean;
  /** The rows on the screen are the former ones; those that were asked for are under way. */
  isStale: boolean;
  /** A row where there is no room for columns. */
  renderCard: (row: Row) => ReactNode;
  /** Rows that ask for somebody's attention. */
  isMarked?: (row: Row) => boolean;
  /** Of a row in columns, in pixels; one line and its room by default. */
  rowHeight?: number;
};

// verbatim from the spec
export const EMPTY_TEXT = 'Nema rezultata';
