import {
  type TableColumns,
  tableColumnsSchema,
  type UnreadTable,
} from '@museum/shared/payments/bank-statement-schema';
import { prisma } from '#lib/database/prisma.ts';
import { cleanText } from './reading/exact-values.ts';
import type { Table } from './reading/table.ts';

/** So many rows show staff what stands in which column. */
const EXAMPLE_ROWS = 3;

/** A bank is known by how it heads its columns, whether its lines end with a separator or not. */
const nameOf = (headings: string[]) => headings.join(';').replace(/;+$/, '').slice(0, 2000);

/** A table for staff to explain, with what they chose for this bank before. */
export async function readUnreadTable(table: Table, ownAccount: string): Promise<UnreadTable> {
  const known = await prisma.bankTable.findUnique({ where: { headings: nameOf(table.headings) } });
  return {
    headings: table.headings,
    rows: table.rows
      .slice(0, EXAMPLE_ROWS)
      .map((row) => table.headings.map((_, index) => cleanText(row[index] ?? '', 100))),
    columns: known && tableColumnsSchema.parse(known.columns),
    namesAccount: table.accounts.includes(ownAccount),
  };
}

/** Remembers which column of a bank's table holds what. */
export async function rememberColumns(headings: string[], columns: TableColumns): Promise<void> {
  const name = nameOf(headings);
  await prisma.bankTable.upsert({
    where: { headings: name },
    create: { headings: name, columns },
    update: { columns },
  });
}
