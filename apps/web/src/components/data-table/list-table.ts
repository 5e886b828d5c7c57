import { PAGE_SIZE, type SortDirection } from '@museum/shared/http/list-query';
import {
  type ColumnDef,
  createColumnHelper,
  functionalUpdate,
  metaHelper,
  type PaginationState,
  type ReactTable,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';

type ColumnLook = { align?: 'right' | 'center'; width?: number | string };

const features = tableFeatures({
  rowPaginationFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

/** A row is told from the others by its id. */
export type ListRow = { id: number | string };
type Features = typeof features;

/** A table of the back office whose paging and sorting the server does. */
export type ListTable<Row extends ListRow> = ReactTable<Features, Row>;
// A column's value type differs from column to column.
// oxlint-disable-next-line typescript/no-explicit-any
export type ListColumns<Row extends ListRow> = ColumnDef<Features, Row, any>[];

export const listColumnHelper = <Row extends ListRow>() => createColumnHelper<Features, Row>();

/** Where the list stands: page from 1, the sorted column if there is one. */
export type ListPlace = { page: number; sortByColumn?: string; sortDirection?: SortDirection };

/** The number of the last page of so many rows; an empty list has one page. */
export const lastPageOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

type ListTableOptions<Row extends ListRow> = {
  columns: ListColumns<Row>;
  rows: Row[];
  /** Rows on all pages together. */
  total: number;
  place: ListPlace;
  onPlaceChange: (place: Partial<ListPlace>) => void;
};

const toSorting = ({ sortByColumn, sortDirection }: ListPlace): SortingState =>
  sortByColumn ? [{ id: sortByColumn, desc: sortDirection === 'DESC' }] : [];

/** A third press on a column's head leaves no sorting, and the direction is ascending again (spec §4). */
const fromSorting = ([first]: SortingState): Partial<ListPlace> => ({
  sortByColumn: first?.id,
  sortDirection: first?.desc ? 'DESC' : 'ASC',
});

/** Table state for one page of rows; what people press comes back as a changed place. */
export function useListTable<Row extends ListRow>(options: ListTableOptions<Row>): ListTable<Row> {
  const { columns, rows, total, place, onPlaceChange } = options;
  const sorting = toSorting(place);
  const pagination: PaginationState = { pageIndex: place.page - 1, pageSize: PAGE_SIZE };
  return useTable<Features, Row>({
    features,
    columns,
    data: rows,
    rowCount: total,
    getRowId: ({ id }) => String(id),
    state: { sorting, pagination },
    manualSorting: true,
    manualPagination: true,
    sortDescFirst: false,
    enableMultiSort: false,
    onSortingChange: (change) => {
      onPlaceChange(fromSorting(functionalUpdate(change, sorting)));
    },
    onPaginationChange: (change) => {
      onPlaceChange({ page: functionalUpdate(change, pagination).pageIndex + 1 });
    },
  });
}
