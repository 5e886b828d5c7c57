import {
  type TableReading,
  tableReadingSchema,
  type UploadedStatements,
} from '@museum/shared/payments/bank-statement-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { z } from 'zod';
import type { Actor } from '#audit/audit-store.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { UploadedFile } from '#lib/http/uploaded-file.ts';
import { readStatementsOf, storeStatements } from './bank-statement-store.ts';
import { readUnreadTable, rememberColumns } from './bank-table-store.ts';
import { readInThread } from './reading/read-in-thread.ts';
import type { Statement } from './reading/statement.ts';

type Upload = {
  file: UploadedFile;
  reading: TableReading | undefined;
  /** 18 digits. */
  ownAccount: string;
  /** YYYY-MM-DD */
  today: string;
  actor: Actor;
};

const formSchema = z.object({ reading: z.string().optional() });

/** How staff explained a table, from the form's field. @throws AppError, ZodError */
export function readTyped(form: unknown): TableReading | undefined {
  const { reading } = formSchema.parse(form ?? {});
  if (reading === undefined) return undefined;
  try {
    return tableReadingSchema.parse(JSON.parse(reading));
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('VALIDATION_ERROR');
    throw error;
  }
}

/** What has not happened yet is no payment. @throws AppError VALIDATION_ERROR */
function refuseFuture(statements: Statement[], today: string): void {
  const days = statements.flatMap(({ day, lines }) => [day, ...lines.map((line) => line.postedOn)]);
  const future = days.find((day) => day > today);
  if (future === undefined) return;
  const message = `Izvod je od ${formatDay(future)}, a taj dan još nije došao. Proverite datum u fajlu.`;
  throw new AppError('VALIDATION_ERROR', { field: 'file', message });
}

/**
 * Keeps the statements of a bank's file for staff to look at; books nothing. A table that nobody has
 * explained is answered with its columns, and nothing is stored.
 * @throws AppError VALIDATION_ERROR with field "file" that says what is wrong with it
 */
export async function uploadStatement(upload: Upload): Promise<UploadedStatements> {
  const { file, reading, ownAccount, today, actor } = upload;
  const content = await readInThread({ bytes: file.bytes, ownAccount, reading });
  if ('table' in content) {
    return {
      statements: [],
      storedBefore: 0,
      otherAccounts: [],
      table: await readUnreadTable(content.table, ownAccount),
    };
  }
  const { statements, otherAccounts } = content;
  refuseFuture(statements, today);
  const { ids, storedBefore } = await storeStatements(statements, file.name, actor);
  if (reading && content.headings) await rememberColumns(content.headings, reading.columns);
  return { statements: await readStatementsOf(ids), storedBefore, otherAccounts, table: null };
}
