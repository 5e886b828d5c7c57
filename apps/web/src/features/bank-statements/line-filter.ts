import { listQuerySchema, queryChoice } from '@museum/shared/http/list-query';
import type { BankStatementLine } from '@museum/shared/payments/bank-statement-schema';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { formatDinars } from '@museum/shared/primitives/money';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import type { z } from 'zod';

/** The groups of a statement's lines, in the order of the page. */
export const LINE_GROUPS = {
  recognised: 'Prepoznato',
  check: 'Proverite',
  unknown: 'Nije prepoznato',
  booked: 'Već proknjiženo',
} as const;

export type LineGroup = keyof typeof LINE_GROUPS;

export const LINE_GROUP_NAMES = Object.keys(LINE_GROUPS) as LineGroup[];

/** What is booked is in no other group. */
export const groupOf = ({ booked, group }: BankStatementLine): LineGroup =>
  booked ? 'booked' : group;

/** A statement and what is shown of it, as the address carries them. */
export const statementViewSchema = listQuerySchema([])
  .pick({ page: true, search: true })
  .extend({
    statement: databaseIdInPath.optional(),
    group: queryChoice(LINE_GROUP_NAMES),
  });

export type StatementView = z.output<typeof statementViewSchema>;

/** "12.800,00" is found by "12800", a reference with or without its dashes. */
const folded = (text: string) => foldSearchText(text).replaceAll(/[\s./–-]/g, '');

const textsOf = (line: BankStatementLine) => [
  line.payer,
  line.payerAccount,
  line.purpose,
  ...line.references,
  formatDinars(line.amount),
  line.proforma?.number ?? '',
  line.proforma?.normalizedId ?? '',
  line.proforma?.requester ?? '',
  line.booked?.normalizedId ?? '',
  line.booked?.requester ?? '',
];

/** The lines with a text in them, in whatever part of them. */
export function linesWith(lines: BankStatementLine[], search = ''): BankStatementLine[] {
  const wanted = folded(search);
  if (wanted === '') return lines;
  return lines.filter((line) => textsOf(line).some((text) => folded(text).includes(wanted)));
}

/** The lines that a view of a statement shows. */
export const linesShown = (lines: BankStatementLine[], { search, group }: StatementView) =>
  linesWith(lines, search).filter((line) => !group || groupOf(line) === group);
