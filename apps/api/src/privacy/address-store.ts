import pg from 'pg';
import { prisma, type Transaction } from '#lib/prisma.ts';
import { TEXT_COLUMNS } from './text-columns.ts';

/** Where an e-mail address occurs: ids of rows. */
export type Occurrences = {
  visitRequests: number[];
  contactMessages: number[];
  mails: string[];
  auditEntries: number[];
};

/** An address, and what stands for it in the audit trail. */
export type MarkedAddress = { address: string; mark: string };

type Table = keyof typeof TEXT_COLUMNS;

/**
 * Everything about an address: rows in which it stands in any field, alone or within a text, and
 * what belongs to them. Case makes no difference; a longer address that contains it is another one.
 */
export async function findOccurrences(
  transaction: Transaction,
  { address, mark }: MarkedAddress,
): Promise<Occurrences> {
  const find = async <Id extends number | string>(sql: string, ...values: unknown[]) => {
    const rows = await transaction.$queryRawUnsafe<{ id: Id }[]>(
      sql,
      address.toLowerCase(),
      wholeAddress(address),
      ...values,
    );
    return rows.map(({ id }) => id);
  };
  const visitRequests = await find<number>(
    `SELECT id FROM visit_request WHERE ${mentions('visit_request')}
     UNION SELECT "visitRequestId" FROM dinner_request WHERE ${mentions('dinner_request')}
     UNION SELECT "visitRequestId" FROM audit_entry
       WHERE "visitRequestId" IS NOT NULL AND ${mentions('audit_entry')}
     ORDER BY id`,
  );
  return {
    visitRequests,
    contactMessages: await find<number>(
      `SELECT id FROM contact_message WHERE ${mentions('contact_message')} ORDER BY id`,
    ),
    // The texts of mails about requests say nothing that the request doesn't; there are many of them.
    mails: await find<string>(
      `SELECT id::text AS id FROM mail
       WHERE lower("recipientEmail") = $1 OR lower("replyTo") = $1 OR "visitRequestId" = ANY($3)
         OR ("visitRequestId" IS NULL AND ${mentions('mail')})
       ORDER BY "createdAt", id`,
      visitRequests,
    ),
    auditEntries: await find<number>(
      `SELECT id FROM audit_entry
       WHERE "visitRequestId" = ANY($3) OR subject = $4 OR ${mentions('audit_entry')} ORDER BY id`,
      visitRequests,
      mark,
    ),
  };
}

/** How many of the requests are visits on a day (YYYY-MM-DD) or later: the group is still to come. */
export async function countVisitsFrom(ids: number[], day: string): Promise<number> {
  // As one parameter: Prisma counts in a list of 32,767 at most, and a flood under an address is longer.
  const [counted] = await prisma.$queryRaw<[{ visits: number }]>`
    SELECT count(*)::integer AS visits FROM visit_request
    WHERE id = ANY(${ids}) AND "visitDate" >= ${day}::date AND status <> 'CANCELED'`;
  return counted.visits;
}

/** A condition on a row's texts: the quick look first, then the exact one. */
function mentions(table: Table): string {
  const columns = Object.entries<string>(TEXT_COLUMNS[table])
    .filter(([, fate]) => !['kept', 'follows', 'staff'].includes(fate))
    .map(([column]) => `${pg.escapeIdentifier(column)}::text`);
  const texts = `concat_ws(E'\\n', ${columns.join()})`;
  return `(strpos(lower(${texts}), $1) > 0 AND ${texts} ~* $2)`;
}

/**
 * The address with no further part of an address beside it, as PostgreSQL's expression. Quotes,
 * brackets and the like end an address; a dot, a hyphen or an apostrophe belongs to one only between
 * letters: „'ana@…'“ is she, „o'ana@…“ somebody else.
 */
function wholeAddress(address: string): string {
  const exact = address.replaceAll(/[^A-Za-z0-9@]/g, String.raw`\$&`);
  return String.raw`(?<![A-Za-z0-9_+]|[A-Za-z0-9_+][.'-])${exact}(?![A-Za-z0-9]|[.-][A-Za-z0-9])`;
}
