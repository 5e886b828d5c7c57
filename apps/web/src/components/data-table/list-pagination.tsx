import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { inGroups } from '@museum/shared/primitives/words';
import TablePagination from '@mui/material/TablePagination';

import { lastPageOf } from './list-table.ts';
import { chevronLeftPath, chevronRightPath } from '#components/icons/icon-paths.ts';
import { chevronsLeftPath, chevronsRightPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { totalInWords } from '#lib/total-in-words.ts';

type ListPaginationProps = {
  /** From 1. */
  page: number;
  total: number;
  /** The page's rows are not on the screen yet. */
  isAwaited: boolean;
  onPageChange: (page: number) => void;
};

// verbatim from the spec
const LABELS = {
  first: 'Prva strana',
  previous: 'Predhodna strana',
  next: 'Seldeca strana',
  last: 'Zadnja strana',
};

const icons = {
  firstButtonIcon: () => <Icon path={chevronsLeftPath} />,
  previousButtonIcon: () => <Icon path={chevronLeftPath} />,
  nextButtonIcon: () => <Icon path={chevronRightPath} />,
  lastButtonIcon: () => <Icon path={chevronsRightPath} />,
};

const titles = Object.fromEntries(
  Object.entries(LABELS).map(([type, title]) => [`${type}Button`, { title }]),
);

/** Which rows are on the screen, of how many, and the ways to the other pages. */
export function ListPagination({ page, total, isAwaited, onPageChange }: ListPaginationProps) {
  const lastPage = lastPageOf(total);
  return (
    <TablePagination
      component="div"
      aria-label="Strane"
      count={total}
      page={Math.min(page, lastPage) - 1}
      rowsPerPage={PAGE_SIZE}
      rowsPerPageOptions={[PAGE_SIZE]}
      showFirstButton
      showLastButton
      getItemAriaLabel={(type) => LABELS[type]}
      labelDisplayedRows={({ from, to, count }) =>
        isAwaited ? 'Učitavanje…' : `${inGroups(from)}–${inGroups(to)} od ${totalInWords(count)}`
      }
      onPageChange={(_event, index) => {
        onPageChange(index + 1);
      }}
      slots={{ actions: icons }}
      slotProps={{ actions: titles }}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
        '@media print': { breakBefore: 'avoid' },
        '& .MuiTablePagination-toolbar': { px: { xs: 1.5, sm: 2 } },
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
        // Beats the library's own margin: on a phone the ways stay where they are under another text.
        '&& .MuiTablePagination-actions': { ml: { xs: 'auto', sm: 2.5 }, whiteSpace: 'nowrap' },
        '& .MuiTablePagination-displayedRows': { fontSize: '0.9375rem', lineHeight: 1.35 },
      }}
    />
  );
}
