import type { AccountsQuery } from '@museum/shared/payments/accounts-schema';
import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';
import type { Prisma } from '#generated/prisma/client.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { AppError } from '#lib/http/app-error.ts';
import {
  type ProformaBuyer,
  proformaBuyerSchema,
} from '#visit-requests/proforma/proforma-content.ts';
import { presentDay } from '#visit-requests/present-visit-request.ts';

/** A predračun as the accountant reads it; amounts in para. */
export type Account = {
  number: string;
  kind: ProformaKind;
  issuedOn: string;
  buyer: ProformaBuyer;
  total: Para;
  paid: Para;
  /** What became of it: it holds, was void, or another took its place. */
  standing: 'holds' | 'void' | { replacedBy: string };
};

/** More than a year of a busy house, and what one workbook takes a few seconds for. */
const MOST = 20_000;

/** Refuses more than `most` predračuni at once: none may be missing. @throws AppError VALIDATION_ERROR */
async function checkSize({ from, to }: AccountsQuery, most: number): Promise<void> {
  const [issued] = await readCalmly(
    (db) => db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::integer AS "count" FROM (
      SELECT FROM "proforma" WHERE "issuedOn" BETWEEN ${from}::date AND ${to}::date
      LIMIT ${most + 1}) AS "some"`,
  );
  if (issued.count <= most) return;
  const limit = new Intl.NumberFormat('sr-Latn-RS').format(most);
  throw new AppError('VALIDATION_ERROR', {
    message: `U ovim danima je izdato više od ${limit} predračuna, koliko staje u jedan Excel fajl. Izaberite manje dana.`,
  });
}

/**
 * Every predračun that was issued between two days, in the order of their numbers, so that none is
 * missing. What is void asks for nothing; it has money only of a cancelled visit, until that is given
 * back.
 * @throws AppError VALIDATION_ERROR when more than `most` were issued
 */
export async function readAccounts({ from, to }: AccountsQuery, most = MOST): Promise<Account[]> {
  await checkSize({ from, to }, most);
  return (await readIssued({ from, to })).map(presentAccount);
}

const readIssued = ({ from, to }: AccountsQuery) =>
  readCalmly((db) =>
    db.proforma.findMany({
      where: { issuedOn: { gte: new Date(from), lte: new Date(to) } },
      include: {
        replacedBy: { select: { number: true } },
        visitRequest: {
          select: {
            paid: true,
            proformas: {
              where: {
                OR: [
                  { voidedAt: null },
                  { replacedBy: null, visitRequest: { status: 'CANCELED' } },
                ],
              },
              select: { id: true, total: true, voidedAt: true },
              orderBy: { id: 'asc' },
            },
          },
        },
      },
      orderBy: { id: 'asc' },
    }),
  );

type Issued = Awaited<ReturnType<typeof readIssued>>[number];

function presentAccount({ visitRequest, ...issued }: Issued): Account {
  const proformas = visitRequest?.proformas.map((one) => ({ id: one.id, total: toBePaid(one) }));
  return {
    number: issued.number,
    kind: issued.kind,
    issuedOn: presentDay(issued.issuedOn),
    buyer: proformaBuyerSchema.parse(issued.buyer),
    total: toBePaid(issued),
    paid: partOfPaid(dinarsToPara(Number(visitRequest?.paid ?? 0)), proformas ?? [], issued.id),
    standing: standingOf(issued),
  };
}

function standingOf({ replacedBy, voidedAt }: Pick<Issued, 'replacedBy' | 'voidedAt'>) {
  if (replacedBy) return { replacedBy: replacedBy.number };
  return voidedAt ? 'void' : 'holds';
}

/** A void predračun asks for nothing. */
const toBePaid = ({ total, voidedAt }: { total: Prisma.Decimal; voidedAt: Date | null }): Para =>
  voidedAt ? 0 : dinarsToPara(Number(total));

/**
 * What of the money for a visit counts for one of its predračuni: the older one is paid first, and
 * what is too much stands at the last one.
 */
export function partOfPaid(paid: Para, proformas: { id: number; total: Para }[], id: number): Para {
  let left = paid;
  for (const [index, { id: one, total }] of proformas.entries()) {
    const part = index === proformas.length - 1 ? left : Math.min(left, total);
    if (one === id) return part;
    left -= part;
  }
  return 0;
}
