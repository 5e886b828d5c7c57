import { pageAmong } from '@museum/shared/http/list-query';
import type { Page } from '@museum/shared/http/envelope';
import { addedDinars } from '@museum/shared/primitives/money';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import type { RequesterQuery, RequesterRow } from '@museum/shared/requesters/requester-list-schema';
import { soundPib } from '@museum/shared/visit-requests/doubtful-numbers';
import { comparedNameAndTown, townOf } from '@museum/shared/visit-requests/requester/requester';
import { isFirm, STAGES, takesPlace } from '@museum/shared/visit-requests/stages/stage';
import { Prisma } from '#generated/prisma/client.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { inLatin } from '#lib/in-latin.ts';
import { ASKED_FOR } from '#visit-requests/payments/quoted-store.ts';
import { inStages } from '#visit-requests/list/visit-request-filter.ts';

/** What the requests come to that write a requester in the same way. */
type Spelling = Omit<RequesterRow, 'town'> & { address: string | null };

/** A column of the agency or of the institution, whichever sent the request. */
const either = (field: 'Name' | 'Address' | 'Pib' | 'Phone' | 'Email') =>
  Prisma.raw(`nullif(coalesce("agency${field}", "institution${field}"), '')`);

/** Of the newest request that has it. */
const newest = (column: Prisma.Sql) =>
  Prisma.sql`(array_agg(${column} ORDER BY "id" DESC) FILTER (WHERE ${column} IS NOT NULL))[1]`;

/** Every spelling, the one of the newest request last. */
function readSpellings(today: string) {
  const [name, address, pib] = [either('Name'), either('Address'), either('Pib')];
  const hasCome = Prisma.sql`${inStages(STAGES.filter(isFirm))}
    AND ("visitDate" < ${today}::date OR "arrivedAt" IS NOT NULL)`;
  const isAhead = Prisma.sql`${inStages(STAGES.filter(takesPlace))}
    AND "visitDate" >= ${today}::date AND "arrivedAt" IS NULL`;
  const visitors = Prisma.sql`coalesce("arrivedVisitorAmount", "visitorAmount")`;
  return readCalmly(
    (db) => db.$queryRaw<Spelling[]>`
      SELECT
        max("id") AS "id", "contactType", ${name} AS "name", ${address} AS "address", ${pib} AS "pib",
        ${newest(either('Phone'))} AS "phone",
        ${newest(either('Email'))} AS "email",
        count(*) FILTER (WHERE ${hasCome})::integer AS "visits",
        coalesce(sum(${visitors}) FILTER (WHERE ${hasCome}), 0)::integer AS "visitors",
        coalesce(sum(${ASKED_FOR}) FILTER (WHERE ${hasCome}), 0)::double precision AS "total",
        (max("visitDate") FILTER (WHERE ${hasCome}))::text AS "lastVisit",
        (min("visitDate") FILTER (WHERE ${isAhead}))::text AS "nextVisit"
      FROM "visit_request"
      WHERE "contactType" IN ('agency', 'institution') AND "anonymizedAt" IS NULL
      GROUP BY "contactType", ${name}, ${address}, ${pib}
      ORDER BY "id"`,
  );
}

const pibOf = ({ pib }: Spelling) => soundPib(pib ?? '');

const nameAndTownOf = ({ name, address }: Spelling) => comparedNameAndTown(name, address);

/**
 * The spellings of each requester: who has the same PIB is the same; who left it out or mistyped it is
 * the newest of the same name in the same town.
 */
function spellingsByRequester(spellings: readonly Spelling[]): Spelling[][] {
  const pibs = new Map(spellings.filter(pibOf).map((one) => [nameAndTownOf(one), pibOf(one)]));
  const groups = Map.groupBy(
    spellings,
    (one) => pibOf(one) ?? pibs.get(nameAndTownOf(one)) ?? nameAndTownOf(one),
  );
  return [...groups.values()];
}

/** What all spellings of a requester come to, under the newest one. */
function together(spellings: readonly Spelling[]): RequesterRow {
  const all = spellings.toReversed();
  const { id, contactType, name, address } = all[0]!;
  const known = (field: 'pib' | 'phone' | 'email') =>
    all.find((one) => one[field])?.[field] ?? null;
  const sum = (field: 'visits' | 'visitors') => all.reduce((total, one) => total + one[field], 0);
  const days = (field: 'lastVisit' | 'nextVisit') =>
    all.flatMap((one) => one[field] ?? []).toSorted();
  return {
    id,
    contactType,
    name,
    town: townOf(address),
    pib: all.map(pibOf).find(Boolean) ?? known('pib'),
    phone: known('phone'),
    email: known('email'),
    visits: sum('visits'),
    visitors: sum('visitors'),
    total: addedDinars(all.map(({ total }) => total)),
    lastVisit: days('lastVisit').at(-1) ?? null,
    nextVisit: days('nextVisit').at(0) ?? null,
  };
}

type Filter = Omit<RequesterQuery, 'page'>;

/** The schools and agencies behind a filter, in its order; `today` is YYYY-MM-DD. */
export async function readRequesters(filter: Filter, today: string): Promise<RequesterRow[]> {
  const search = filter.search ?? '';
  const searched = soundPib(search) ?? foldSearchText(search);
  const isFound = (one: Spelling) =>
    foldSearchText([one.name, townOf(one.address), pibOf(one) ?? one.pib].join(' ')).includes(
      searched,
    );
  const found = spellingsByRequester(await readSpellings(today))
    .filter((spellings) => searched === '' || spellings.some(isFound))
    .map(together)
    .filter(
      ({ nextVisit }) =>
        filter.view === undefined || (filter.view === 'announced') === (nextVisit !== null),
    );
  return inOrder(found, filter);
}

const collator = new Intl.Collator('sr-Latn', { numeric: true, ignorePunctuation: true });

/** By the asked column, those without a day last; then by name and town, in either script. */
function inOrder(requesters: RequesterRow[], { sortByColumn: column, sortDirection }: Filter) {
  const sign = sortDirection === 'DESC' ? -1 : 1;
  const byColumn = (one: RequesterRow, other: RequesterRow) => {
    const [left, right] = column ? [one[column], other[column]] : [0, 0];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right ? -sign : sign;
  };
  return requesters
    .map((row) => ({ row, place: inLatin(`${row.name}, ${row.town ?? ''}`) }))
    .toSorted(
      (one, other) =>
        byColumn(one.row, other.row) ||
        collator.compare(one.place, other.place) ||
        one.row.id - other.row.id,
    )
    .map(({ row }) => row);
}

/** A page of the schools and agencies behind a query. */
export async function readRequesterPage(
  { page, ...filter }: RequesterQuery,
  today: string,
): Promise<Page<RequesterRow>> {
  return pageAmong(await readRequesters(filter, today), page);
}
