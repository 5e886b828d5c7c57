import { foldSearchText } from '@museum/shared/primitives/search-text';
import { plainNumber } from '@museum/shared/visit-requests/doubtful-numbers';
import {
  type KnownRequester,
  type KnownType,
  lastingFields,
} from '@museum/shared/visit-requests/requester/known-requester-schema';
import { comparedNameAndTown } from '@museum/shared/visit-requests/requester/requester';
import type { Prisma } from '#generated/prisma/client.ts';
import { literalPattern } from '#lib/database/literal-pattern.ts';
import { prisma } from '#lib/database/prisma.ts';

/** A shorter text is in no index of three letters, and says too little. */
const SHORTEST = 3;
const OFFERED = 8;
/** So many requests with the name are sorted; where there are more, walking from the newest soon finds some. */
const FEW = 2_000;
/** Of so many requests, the newest, each requester is named once. */
const NEWEST = 100;

const FIELDS = { agency: lastingFields('agency'), institution: lastingFields('institution') };

const COLUMNS = Object.fromEntries(
  ['id', 'contactType', ...FIELDS.agency, ...FIELDS.institution].map((column) => [column, true]),
) as Prisma.VisitRequestSelect;

const COMES_AGAIN: Prisma.VisitRequestWhereInput = {
  contactType: { in: ['agency', 'institution'] },
  anonymizedAt: null,
};

/**
 * Schools and agencies that have asked before, by a part of the name or the beginning of the PIB,
 * however it is spelled, each as its newest request names it, the newest first.
 */
export async function readKnownRequesters(search: string): Promise<KnownRequester[]> {
  if (search.length < SHORTEST) return [];
  const number = plainNumber(search);
  const isNumber = /^\d+$/.test(number) && number.length >= SHORTEST;
  const [named, numbered] = await Promise.all([
    readNamed(foldSearchText(search)),
    isNumber ? readNumbered(number) : [],
  ]);
  const newest = new Map<string, KnownRequester>();
  for (const known of [...named, ...numbered].toSorted((one, other) => other.id - one.id)) {
    const name = nameAndTownOf(known);
    if (!newest.has(name)) newest.set(name, known);
  }
  return [...newest.values()].slice(0, OFFERED);
}

const nameOf = ({ contactType, contact }: KnownRequester) => contact[`${contactType}Name`] ?? '';

const nameAndTownOf = (known: KnownRequester) =>
  comparedNameAndTown(nameOf(known), known.contact[`${known.contactType}Address`]);

/** The searched text has more than names, so that each row found is looked at once more. */
async function readNamed(folded: string): Promise<KnownRequester[]> {
  const where = { ...COMES_AGAIN, searchText: { contains: literalPattern(folded) } };
  // In no order: Prisma's takes the oldest, for which the database walks all that were.
  const some = await prisma.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "visit_request"
    WHERE "contactType" IN ('agency', 'institution') AND "anonymizedAt" IS NULL
      AND "searchText" LIKE ${`%${literalPattern(folded)}%`} LIMIT ${FEW + 1}`;
  const isFew = some.length <= FEW;
  const rows = await prisma.visitRequest.findMany({
    where: isFew ? { id: { in: some.map(({ id }) => id) } } : where,
    orderBy: { id: 'desc' },
    take: NEWEST,
    select: COLUMNS,
  });
  return rows.map(presentKnown).filter((known) => foldSearchText(nameOf(known)).includes(folded));
}

async function readNumbered(digits: string): Promise<KnownRequester[]> {
  const startsWith = { startsWith: digits };
  const rows = await prisma.visitRequest.findMany({
    where: { ...COMES_AGAIN, OR: [{ agencyPib: startsWith }, { institutionPib: startsWith }] },
    orderBy: { id: 'desc' },
    take: NEWEST,
    select: COLUMNS,
  });
  return rows.map(presentKnown);
}

type Row = { id: number; contactType: string } & Partial<Record<string, unknown>>;

function presentKnown(row: Row): KnownRequester {
  const contactType = row.contactType as KnownType;
  const contact = Object.fromEntries(
    FIELDS[contactType].map((field) => [field, (row[field] as string | null) ?? '']),
  );
  return { id: row.id, contactType, contact };
}
