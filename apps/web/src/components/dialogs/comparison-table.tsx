import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { visuallyHidden } from '#lib/visually-hidden.ts';

/** A field's values beside each other, in words; contested ones can't all be kept. */
export type ComparedField = { label: string; values: ReactNode[]; isContested?: boolean };

type ComparisonTableProps = {
  label: string;
  /** What a field is called. */
  head?: string;
  /** The names of the values: as it is, as somebody else wants it, perhaps the own one. */
  columns: readonly string[];
  fields: ComparedField[];
};

/** On a phone a field is a card of its own, and each value a line in it: no word has to be broken. */
const cells = {
  '& td, & th': { verticalAlign: 'top' },
  // A long word among the values squeezes neither the other value nor the fields' names.
  '& td': { overflowWrap: 'anywhere', width: 'var(--share)' },
  '& th': { overflowWrap: 'break-word' },
  '& tbody > tr:last-of-type > *': { borderBottom: 0 },
  '@media (width < 37.5rem)': {
    '& thead': visuallyHidden,
    '& tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& th, & td': { border: 0, px: 0, py: 0.25 },
    '& th': { fontWeight: 700 },
    '& td': { display: 'grid', width: 'auto', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 1 },
    // Without its value a cell would show its label alone.
    '& td:empty': { display: 'none' },
    '& td::before': { content: 'attr(data-column)', color: 'text.secondary' },
  },
};

const contested = { color: 'error.main', fontWeight: 700 };

/**
 * Two or three values of each field, the second marked, a contested third one, too. The roles are
 * said aloud: what is laid out as blocks is a table no longer to a screen reader.
 */
export function ComparisonTable({ label, head = 'Polje', columns, fields }: ComparisonTableProps) {
  return (
    <Table
      size="small"
      role="table"
      aria-label={label}
      sx={{ ...cells, '--share': columns.length === 2 ? '35%' : '28%' }}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {[head, ...columns].map((name) => (
            <TableCell key={name} role="columnheader">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {fields.map((field) => (
          <FieldRow key={field.label} field={field} columns={columns} />
        ))}
      </TableBody>
    </Table>
  );
}

type FieldRowProps = { field: ComparedField } & Pick<ComparisonTableProps, 'columns'>;

function FieldRow({ field: { label, values, isContested = false }, columns }: FieldRowProps) {
  return (
    <TableRow role="row">
      <TableCell component="th" scope="row" role="rowheader">
        {label}
      </TableCell>
      {values.map((value, index) => (
        <TableCell
          key={columns[index]}
          role="cell"
          data-column={columns[index]}
          sx={isContested && index === 2 ? contested : undefined}
        >
          {index === 1 ? <strong>{value}</strong> : value}
        </TableCell>
      ))}
    </TableRow>
  );
}
