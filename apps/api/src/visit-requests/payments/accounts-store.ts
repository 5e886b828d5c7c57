import type { AccountsQuery } from '@museum/shared/payments/accounts-schema';
import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { added, dinarsToPara, type Para } from '@museum/shared/primitives/money';
import { inGroups } from '@museum/shared/primitives/words';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { priceOfMeals } from '@museum/shared/quote/quote';
import { STAGE_COLUMNS, type Stage, stageOf } from '@museum/shared/visit-requests/stages/stage';
import type { Prisma } from '#generated/prisma/client.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { presentDay } from '#lib/database/present-day.ts';
import { AppError } from '#lib/http/app-error.ts';
import { presentDinnerRequest } from '#visit-requests/dinner-request/present-dinner-request.ts';
import {
  type ProformaBuyer,
  proformaBuyerSchema,
} from '#visit-requests/proforma/proforma-content.ts';
import { holdingOrLast, partsOfPaid } from '#visit-requests/proforma/due.ts';
import { PAYMENT_COLUMNS, presentPayment } from '#visit-requests/present-visit-request.ts';

/** A predračun as the accountant reads it; amounts in para. */
export type Account = {
  number: string;
  kind: ProformaKind;
  issuedOn: string;
  buyer: ProformaBuyer;
  total: Para;
  /** What is to be paid besides, or below 0 not to be paid, because others came, or ate, than was agreed on, or nobody. */
  difference: Para;
  paid: Para;
  /** What became of it: it holds, was void, or another took its place. */
  standing: 'holds' | 'void' | { replacedBy: string };
  /** What it was issued for; null once the request is deleted. */
  visit: { number: string; date: string; stage: Stage } | null;
};

/** More than a year of a busy house, and what one sheet takes a few seconds for. */
export const MOST_ROWS = 20_000;

/**
 * Every predračun that was issued between two days, in the order of their numbers, so that none is
 * missing. What is void asks for nothing; it has money only where none holds, as for a visit that is
 * cancelled or postponed, until that is given back.
 * @throws AppError VALIDATION_ERROR when more than `most` were issued
 */
export async function readAccounts(range: AccountsQuery, most = MOST_ROWS): Promise<Account[]> {
  const issued = await readIssued(range, most + 1);
  if (issued.length > most) throw tooManyRows(`je izdato više od ${inGroups(most)} predračuna`);
  return issued.map(presentAccount);
}

/** Refuses days with more rows than one sheet takes: none may be missing. */
export const tooManyRows = (words: string) =>
  new AppError('VALIDATION_ERROR', {
    message: `U ovim danima ${words}, koliko staje u jedan Excel fajl. Izaberite manje dana.`,
  });

const readIssued = ({ from, to }: AccountsQuery, take: number) =>
  readCalmly((db) =>
    db.proforma.findMany({
      where: { issuedOn: { gte: new Date(from), lte: new Date(to) } },
      include: {
        replacedBy: { select: { number: true } },
        visitRequest: {
          select: {
            normalizedId: true,
            visitDate: true,
            ...STAGE_COLUMNS,
            dinnerRequest: true,
            unitPrices: true,
            ...PAYMENT_COLUMNS,
            proformas: {
              where: { replacedBy: null },
              select: { id: true, kind: true, total: true, voidedAt: true },
              orderBy: { id: 'asc' },
            },
          },
        },
      },
      orderBy: { id: 'asc' },
      take,
    }),
  );

type Issued = Awaited<ReturnType<typeof readIssued>>[number];
type Visit = NonNullable<Issued['visitRequest']>;

function presentAccount({ visitRequest, ...issued }: Issued): Account {
  const settled = visitRequest && settledOf(visitRequest).find(({ id }) => id === issued.id);
  return {
    number: issued.number,
    kind: issued.kind,
    issuedOn: presentDay(issued.issuedOn),
    buyer: proformaBuyerSchema.parse(issued.buyer),
    total: toBePaid(issued),
    difference: settled?.difference ?? 0,
    paid: settled?.paid ?? 0,
    standing: standingOf(issued),
    visit: visitRequest && presentVisit(visitRequest),
  };
}

/**
 * What counts as paid for each predračun of a visit that holds, once it asks for those who really came;
 * where none holds, for those that were the last.
 */
function settledOf(visit: Visit) {
  const proformas = holdingOrLast(visit.proformas);
  const totals = proformas.map(toBePaid);
  const differences = differencesOf(visit, proformas);
  const parts = partsOfPaid(
    totals.map((total, place) => total + differences[place]!),
    dinarsToPara(Number(visit.paid)),
  );
  return proformas.map(({ id }, place) => ({
    id,
    difference: differences[place]!,
    paid: parts[place]!,
  }));
}

/** What others came for, or ate, than was agreed on; where nobody came, all that is not paid. */
function differencesOf(visit: Visit, proformas: Visit['proformas']): Para[] {
  const { total, paid } = presentPayment(visit);
  const totals = proformas.map(toBePaid);
  if (stageOf(visit) === 'missed') {
    const parts = partsOfPaid(totals, dinarsToPara(paid));
    return totals.map((asked, place) => Math.min(0, parts[place]! - asked));
  }
  if (visit.arrivedAt === null) return totals.map(() => 0);
  const meals = proformas.map(({ kind }, place) =>
    kind === 'meal' ? mealsOf(visit) - totals[place]! : 0,
  );
  const all = dinarsToPara(total) - added(totals);
  return proformas.map(({ kind }, place) =>
    kind === 'visit' ? all - added(meals) : meals[place]!,
  );
}

/** What the meals of a visit cost by the prices that it keeps. */
function mealsOf({ dinnerRequest, unitPrices }: Visit): Para {
  const { dinnerRequest: ordered } = presentDinnerRequest(dinnerRequest);
  return ordered ? priceOfMeals(ordered, unitPrices as PriceMapping) : 0;
}

const presentVisit = (visit: Visit) => ({
  number: visit.normalizedId,
  date: presentDay(visit.visitDate),
  stage: stageOf(visit),
});

function standingOf({ replacedBy, voidedAt }: Pick<Issued, 'replacedBy' | 'voidedAt'>) {
  if (replacedBy) return { replacedBy: replacedBy.number };
  return voidedAt ? 'void' : 'holds';
}

/** A void predračun asks for nothing. */
const toBePaid = ({ total, voidedAt }: { total: Prisma.Decimal; voidedAt: Date | null }): Para =>
  voidedAt ? 0 : dinarsToPara(Number(total));
