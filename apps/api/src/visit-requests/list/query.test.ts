import { COUNTED_ROWS } from '@museum/shared/http/list-query';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import {
  CONTACT_FIELDS,
  contactFieldsFoundAs,
} from '@museum/shared/visit-requests/requester/contact-fields';
import { CONTACT_TYPES, VISIT_STATUSES } from '@museum/shared/visit-requests/visit-request-enums';
import {
  VISIT_REQUEST_COLUMNS,
  VISIT_REQUEST_FILTERS,
  visitRequestQuerySchema,
  type VisitRequestColumn,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import {
  visitRequestRowSchema,
  type VisitRequest,
  type VisitRequestRow,
} from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, describe, expect, it } from 'vitest';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { storeRows } from '#test/store-rows.ts';
import { inFebruary } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { forgetTotals } from '#visit-requests/request-totals-store.ts';
import { readVisitRequestBatches } from './visit-request-export-store.ts';

const FIRST_DAY = '2027-03-01';
const NAMES = [
  'Đorđe Šćepanović',
  'Djordje Scepanovic',
  'Ђорђе Шћепановић',
  'Njegoš Žarković',
  '100% dobra_grupa',
  'Čarobnjak \\ Co',
  'Ljubica Džamić',
];

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let all: VisitRequest[];

/** 42 requests in which every combination of contact type, status, viewed and lunch occurs. */
beforeAll(async () => {
  calls = await visitRequestCalls(inFebruary);
  const ids: number[] = [];
  for (let index = 0; index < 42; index += 1) {
    const contactType = CONTACT_TYPES[index % 3]!;
    const name = NAMES[index % NAMES.length]!;
    const { id } = await calls.create({
      ...buildVisitRequest({
        contactType,
        visitDate: addDays(FIRST_DAY, index % 5),
        visitTime: ['08:00', '10:15', '16:00'][index % 3]!,
        visitorAmount: 10 + (index % 4),
        isRequestingAdditionalContent: index % 2 === 0,
        homeExhibitionVisitTime: index % 3 === 0 ? `1${index % 6}:30` : null,
        dinnerRequest: index % 4 < 2 ? buildDinnerRequest() : null,
      }),
      ...(contactType === 'institution' ? { institutionName: name } : {}),
      ...(contactType === 'agency' ? { agencyLeaderName: name } : {}),
      ...(contactType === 'personal'
        ? { personalName: name, personalPhone: `+381 60/000-${100 + index}` }
        : {}),
    });
    await prisma.visitRequest.update({
      where: { id },
      data: {
        status: VISIT_STATUSES[(index >> 1) % 3],
        isViewed: index % 7 < 3,
        confirmedAt: index % 6 === 0 ? new Date() : null,
        createdAt: index % 5 === 1 ? new Date('2027-02-26T09:00:00Z') : undefined,
      },
    });
    ids.push(id);
  }
  all = await Promise.all(ids.map((id) => calls.read(id)));
}, 60_000);

type Query = Record<string, string | number>;
type Answer = { data: VisitRequestRow[]; total: number; totalPages: number };

const ask = async (query: Query) => {
  const { body } = await calls.query(query).expect(200);
  return body as Answer;
};

/** All rows of a query, page by page. */
async function askForAll(query: Query): Promise<VisitRequestRow[]> {
  const first = await ask({ ...query, page: 1 });
  const { totalPages, total } = first;
  const others = await Promise.all(
    Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) =>
      ask({ ...query, page: index + 2 }),
    ),
  );
  const rows = [first, ...others].flatMap(({ data }) => data);
  expect(rows).toHaveLength(total);
  return rows;
}

const idsInOrder = (rows: { id: number }[]) => rows.map(({ id }) => id);
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);

const emails = (request: VisitRequest) => [
  request.agencyEmail,
  request.agencyScheduleOnBehalfOfEmail,
  request.institutionEmail,
  request.personalEmail,
];
const phones = (request: VisitRequest) => [
  request.agencyPhone,
  request.agencyScheduleOnBehalfOfPhone,
  request.institutionPhone,
  request.personalPhone,
];
/** All digits of the phones, with the country code as the zero that is dialled within Serbia. */
const dialled = (request: VisitRequest) =>
  phones(request).map((phone) => phone?.replace(/^\+381 /, '0').replace(/\D/g, '') ?? null);
const anyHas = (texts: (string | null)[], part: string) =>
  texts.some((text) => text?.toLowerCase().includes(part.toLowerCase()));

/** Each filter with what it means, said a second time. */
const FILTERS: [Query, (request: VisitRequest) => boolean][] = [
  [{ viewed: 'true' }, (request) => request.isViewed],
  [{ viewed: 'false' }, (request) => !request.isViewed],
  [{ status: 'POSTPONED' }, (request) => request.status === 'POSTPONED'],
  [{ status: 'CANCELED' }, (request) => request.status === 'CANCELED'],
  [{ stage: 'received' }, (request) => request.stage === 'received'],
  [{ stage: 'confirmed' }, (request) => request.stage === 'confirmed'],
  [{ stage: 'postponed' }, (request) => request.status === 'POSTPONED'],
  [{ stage: 'canceled' }, (request) => request.status === 'CANCELED'],
  [{ shortNotice: 'true' }, (request) => request.isShortNotice],
  [{ shortNotice: 'false' }, () => true],
  [{ dinnerOnly: 'true' }, (request) => request.isRequestingDinner],
  [{ dinnerOnly: 'false' }, () => true],
  [{ visitDate: '2027-03-03' }, (request) => request.visitDate === '2027-03-03'],
  [{ visitDate: '2031-01-01' }, () => false],
  [{ email: 'PUTOKAZ' }, (request) => anyHas(emails(request), 'putokaz')],
  [{ email: 'desanka.example' }, (request) => anyHas(emails(request), 'desanka.example')],
  [{ email: 'njegos.zarkovic@example.rs' }, (request) => request.contactType === 'personal'],
  [{ email: '%' }, () => false],
  [{ visitDateFrom: '2027-03-03' }, (request) => request.visitDate >= '2027-03-03'],
  [{ visitDateTo: '2027-03-03' }, (request) => request.visitDate <= '2027-03-03'],
  [
    { visitDateFrom: '2027-03-02', visitDateTo: '2027-03-04' },
    ({ visitDate }) => visitDate >= '2027-03-02' && visitDate <= '2027-03-04',
  ],
  [{ visitDateFrom: '2027-03-04', visitDateTo: '2027-03-02' }, () => false],
  [{ phone: '60/000' }, (request) => anyHas(dialled(request), '60000')],
  [{ phone: '060000' }, (request) => anyHas(dialled(request), '060000')],
  [{ phone: '+381 15' }, (request) => anyHas(dialled(request), '015')],
  [{ phone: '38115' }, (request) => anyHas(dialled(request), '015')],
  [{ phone: '+381' }, () => true],
  [{ phone: '_' }, () => false],
  [{ normalizedId: 'gp-20' }, () => true],
  [{ normalizedId: '00001' }, (request) => request.normalizedId.includes('00001')],
  [{ search: 'pcelica' }, (request) => request.contactType === 'institution'],
];

describe('the filter', () => {
  it('finds everything when it is empty', async () => {
    const empty = Object.fromEntries(
      ['search', ...VISIT_REQUEST_FILTERS].map((name) => [name, '']),
    );
    expect(idsOf(await askForAll(empty))).toEqual(idsOf(all));
  });

  it.each(FILTERS)('%j finds what it says', async (query, matches) => {
    expect(idsOf(await askForAll(query))).toEqual(idsOf(all.filter(matches)));
  });

  const pairs = FILTERS.flatMap(([one, matchesOne], index) =>
    FILTERS.slice(index + 1)
      .filter(([other]) => !Object.keys(other).some((name) => name in one))
      .map(([other, matchesOther]) => ({ one, matchesOne, other, matchesOther })),
  );
  it(`finds what both say, for all ${pairs.length} pairs`, async () => {
    for (const { one, matchesOne, other, matchesOther } of pairs) {
      const query = { ...one, ...other };
      const expected = all.filter((request) => matchesOne(request) && matchesOther(request));
      expect({ query, ids: idsOf(await askForAll(query)) }).toEqual({
        query,
        ids: idsOf(expected),
      });
    }
  }, 60_000);
});

describe('the figures', () => {
  const added = (amounts: (number | undefined)[]) =>
    amounts.reduce<number>((sum, amount = 0) => sum + amount, 0);

  it.each(FILTERS)('of %j are those of the visits that take place', async (query, matches) => {
    const found = all.filter((request) => matches(request) && request.status === 'SCHEDULED');
    const { body } = await calls.figures(query).expect(200);
    expect(body).toEqual({
      data: {
        visits: found.length,
        visitors: added(found.map(({ visitorAmount }) => visitorAmount)),
        followers: added(found.map(({ numberOfFollowers }) => numberOfFollowers)),
        // Only the children's meal is ordered.
        portions: added(found.map(({ dinnerRequest }) => dinnerRequest?.kidsDinoDinnerAmount)),
        total: added(found.map(({ payment }) => payment.total)),
      },
    });
  });

  it('refuse what the list refuses', async () => {
    await calls.figures({ status: 'GONE' }).expect(400);
  });
});

describe('the search', () => {
  it('looks at the contact fields that the table says it finds, and phones by their digits', async () => {
    const { rows } = await databasePool.query<{ column: string; made: string }>(
      `SELECT attname AS column, pg_get_expr(adbin, adrelid) AS made
       FROM pg_attrdef JOIN pg_attribute ON (attrelid, attnum) = (adrelid, adnum)
       WHERE adrelid = 'visit_request'::regclass AND attname IN ('searchText', 'phoneDigits')`,
    );
    const madeOf = Object.fromEntries(
      rows.map(({ column, made }) => [
        column,
        new Set([...made.matchAll(/"(\w+)"/g)].map(([, name]) => name)),
      ]),
    );
    const found = (Object.entries(CONTACT_FIELDS) as [string, { search?: string }][]).filter(
      ([, { search }]) => search !== undefined,
    );
    expect(madeOf.searchText).toEqual(new Set(['normalizedId', ...found.map(([field]) => field)]));
    expect(madeOf.phoneDigits).toEqual(new Set(contactFieldsFoundAs('phone')));
  });

  const named = (...names: string[]) =>
    all.filter((request) =>
      [request.institutionName, request.agencyLeaderName, request.personalName].some(
        (name) => name !== null && names.includes(name),
      ),
    );

  it.each([
    ['šćepanović', NAMES.slice(0, 3)],
    ['SCEPANOVIC', NAMES.slice(0, 3)],
    ['Ђорђе шћ', NAMES.slice(0, 3)],
    ['djordje scepanovic', NAMES.slice(0, 3)],
    ['Dorde Scepanovic', NAMES.slice(0, 3)],
    ['đorđe šć', NAMES.slice(0, 3)],
    ['Његош', ['Njegoš Žarković']],
    ['ljubica džamić', ['Ljubica Džamić']],
    ['100%', ['100% dobra_grupa']],
    ['dobra_', ['100% dobra_grupa']],
    ['jak \\ c', ['Čarobnjak \\ Co']],
    ['a%b', []],
    ['do_ra', []],
    ["'; DROP TABLE visit_request; --", []],
  ])(
    '%j ignores case, letters’ marks and script, and knows no wildcards',
    async (search, names) => {
      // The agency's owner is called Đorđe Šćepanović in every agency's request.
      const owners = names.includes('Đorđe Šćepanović')
        ? all.filter(({ contactType }) => contactType === 'agency')
        : [];
      // And the default person is called Njegoš.
      const expected = new Set(idsOf([...named(...names), ...owners]));
      const found = new Set(idsOf(await askForAll({ search })));
      if (search === 'Његош') {
        for (const request of all) if (anyHas(emails(request), 'njegos')) expected.add(request.id);
      }
      expect(found).toEqual(expected);
    },
  );

  it.each([
    ['goš', ['Njegoš Žarković']],
    ['oš', ['Njegoš Žarković']],
    ['ep', NAMES.slice(0, 3)],
  ])('finds a name by letters in the midst of a word: %s', async (search, names) => {
    expect(idsOf(await askForAll({ search }))).toEqual(
      expect.arrayContaining(idsOf(named(...names))),
    );
  });

  it.each([['os desanka maksimovic'], ['OŠ "Desanka'], ['Desanka Maksimović“']])(
    'needs no quotation marks: %s',
    async (search) => {
      const agencies = all.filter(({ contactType }) => contactType === 'agency');
      expect(idsOf(await askForAll({ search }))).toEqual(idsOf(agencies));
    },
  );

  it.each([
    ['part of the display id', (request: VisitRequest) => request.normalizedId.slice(-4)],
    ['a phone', (request: VisitRequest) => phones(request).find(Boolean)!],
    ['an e-mail', (request: VisitRequest) => emails(request).find(Boolean)!.toUpperCase()],
  ])('finds by %s', async (_what, part) => {
    for (const request of all.slice(0, 3)) {
      expect(idsOf(await askForAll({ search: part(request) }))).toContain(request.id);
    }
  });

  const theirs = '067 935 4175';
  it.each([
    theirs,
    '0679354175',
    '+381679354175',
    '067/935-4175',
    '38167935',
    '935-4175',
    '067/935',
  ])('finds a phone that was given as “067 935 4175” by %s, as does the filter', async (typed) => {
    const { id } = await calls.create(
      buildVisitRequest({
        contactType: 'personal',
        personalPhone: theirs,
        visitDate: FIRST_DAY,
      }),
    );
    try {
      expect(idsOf(await askForAll({ search: typed }))).toEqual([id]);
      expect(idsOf(await askForAll({ phone: typed }))).toEqual([id]);
    } finally {
      await calls.remove(id).expect(200);
    }
  });

  it('finds by the number of a lunch, also of one that was deleted', async () => {
    const { id, dinnerRequest } = all.find((request) => request.dinnerRequest)!;
    const number = dinnerRequest!.normalizedId;
    expect(idsOf(await askForAll({ search: number }))).toEqual([id]);
    expect(idsOf(await askForAll({ search: number.toLowerCase() }))).toEqual([id]);
    await prisma.dinnerRequest.update({
      where: { visitRequestId: id },
      data: { deletedAt: new Date() },
    });
    expect(idsOf(await askForAll({ search: number }))).toEqual([id]);
    await prisma.dinnerRequest.update({
      where: { visitRequestId: id },
      data: { deletedAt: null },
    });
  });

  it.each([
    ['šabac', 'institution'],
    ['Vuka Karadžića 12', 'institution'],
    ['novi sad', 'agency'],
    ['CACAK', 'agency'],
    ['gradsko šetalište', 'agency'],
  ])('finds by the town or address %s', async (search, contactType) => {
    const expected = all.filter((request) => request.contactType === contactType);
    expect(idsOf(await askForAll({ search }))).toEqual(idsOf(expected));
  });

  it('can use the trigram index', async () => {
    const client = await databasePool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SET LOCAL enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT id FROM visit_request WHERE "searchText"::text LIKE $1`,
        ['%scepanovic%'],
      );
      await client.query('ROLLBACK');
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
        'visit_request_searchText_idx',
      );
    } finally {
      client.release();
    }
  });
});

describe('the order', () => {
  it('is newest first unless the query sorts', async () => {
    const rows = await askForAll({});
    expect(rows.map(({ id }) => id)).toEqual(idsOf(all).toReversed());
  });

  const sortKey = (row: VisitRequestRow, column: VisitRequestColumn): string =>
    column === 'isRequestingVisitHomeExhibition'
      ? `${Number(row[column])} ${row.homeExhibitionVisitTime ?? ''}`
      : column === 'visitDate'
        ? `${row.visitDate} ${row.visitTime}`
        : column === 'visitorAmount'
          ? String(row[column]).padStart(6, '0')
          : String(typeof row[column] === 'boolean' ? Number(row[column]) : row[column]);

  const compare =
    (column: VisitRequestColumn) => (one: VisitRequestRow, other: VisitRequestRow) => {
      const [a, b] = [sortKey(one, column), sortKey(other, column)];
      return a === b ? one.id - other.id : a < b ? -1 : 1;
    };

  it.each(VISIT_REQUEST_COLUMNS)('goes by %s both ways, without repeats', async (sortByColumn) => {
    const ascending = await askForAll({ sortByColumn });
    const descending = await askForAll({ sortByColumn, sortDirection: 'DESC' });

    const expected = all.toSorted(compare(sortByColumn)).map(({ id }) => id);
    expect(ascending.map(({ id }) => id)).toEqual(expected);
    expect(descending.map(({ id }) => id)).toEqual(expected.toReversed());
  });

  it('by visitors goes by those who really came, as the list shows them', async () => {
    const { id } = all.find(({ status }) => status === 'SCHEDULED')!;
    const note = (arrived: { arrivedAt: Date | null; count: number | null }) =>
      prisma.visitRequest.update({
        where: { id },
        data: {
          arrivedAt: arrived.arrivedAt,
          arrivedVisitorAmount: arrived.count,
          arrivedNumberOfFollowers: arrived.count,
        },
      });
    await note({ arrivedAt: new Date(), count: 99 });

    const rows = await askForAll({ sortByColumn: 'visitorAmount', sortDirection: 'DESC' });
    await note({ arrivedAt: null, count: null });

    expect(rows[0]).toMatchObject({ id, arrivedVisitorAmount: 99 });
  });

  it('by display id goes by the number, with a seventh digit, too', async () => {
    const [one, other] = all as [VisitRequest, VisitRequest];
    const rename = ({ id }: VisitRequest, normalizedId: string) =>
      prisma.visitRequest.update({ where: { id }, data: { normalizedId } });
    await rename(one, 'GP-2026-1000000');
    await rename(other, 'GP-2026-999999');

    const rows = await askForAll({ sortByColumn: 'normalizedId', sortDirection: 'DESC' });
    for (const request of [one, other]) await rename(request, request.normalizedId);

    const largest = rows.slice(0, 2).map(({ normalizedId }) => normalizedId);
    expect(largest).toEqual(['GP-2026-1000000', 'GP-2026-999999']);
  });

  it.each<Query>([
    { visitDate: '2027-03-03' },
    { visitDateFrom: '2027-03-03' },
    { visitDateTo: '2027-03-03' },
  ])('of the days that %o asks for goes by their hours', async (query) => {
    const rows = await askForAll(query);
    expect(idsInOrder(rows)).toEqual(idsInOrder(rows.toSorted(compare('visitDate'))));
  });

  it('of the workbooks is that of days and, within a day, of hours', async () => {
    const read: number[] = [];
    await readVisitRequestBatches(visitRequestQuerySchema.parse({}), async (batches) => {
      for await (const batch of batches) read.push(...idsInOrder(batch));
    });
    expect(read).toEqual(idsInOrder(all.toSorted(compare('visitDate'))));
  });
});

describe('a row', () => {
  it('names who comes, from which town, and when it was received', async () => {
    const { data } = await ask({});
    const expected = { agency: 'Čačak', institution: 'Šabac', personal: null };
    expect(data).toHaveLength(10);
    for (const row of data) {
      const request = all.find(({ id }) => id === row.id)!;
      const { contactType, agencyName, agencyScheduleOnBehalfOf } = request;
      expect(row).toMatchObject({
        requester:
          contactType === 'agency'
            ? `${agencyName} za ${agencyScheduleOnBehalfOf}`
            : (request.institutionName ?? request.personalName),
        town: expected[contactType],
        createdAt: request.createdAt,
      });
      // The request itself says the same.
      const { requester, town } = request;
      expect({ requester, town }).toEqual({ requester: row.requester, town: row.town });
    }
  });
});

describe('a long list', () => {
  const MANY = COUNTED_ROWS + 5;

  /** Rows of one name, all on one day that no other request has. */
  beforeAll(async () => {
    await storeRows(
      `INSERT INTO visit_request ("visitDate", "visitTime", "paymentType", "visitorAmount",
         "numberOfFollowers", "ageGroupType", "isRequestingDinner",
         "isRequestingAdditionalContent", "isRequestingVisitHomeExhibition", "contactType",
         "personalName", "personalEmail", "personalPhone", "unitPrices", "isViewed")
       SELECT '2035-01-01', '09:00', 'CASH', n, 0, 'MIXED', false, false, false, 'personal',
         'Mnogi', 'mnogi' || n || '@example.rs', '+381 60 ' || n, '{}', false
       FROM generate_series(1, $1::integer) AS n`,
      [MANY],
    );
    forgetTotals();
    return async () => {
      await storeRows(`DELETE FROM visit_request WHERE "visitDate" = '2035-01-01'`);
      forgetTotals();
    };
  }, 60_000);

  it.each([
    { search: 'mnogi' },
    { search: 'mn' },
    { email: '@example.rs', visitDate: '2035-01-01' },
    { phone: '+381', viewed: 'false' },
    { visitDate: '2035-01-01' },
    { visitDateFrom: '2034-01-01', viewed: 'false' },
  ] as Query[])('says “more than so many” when %j is found more often', async (query) => {
    const answer = await ask(query);
    expect(answer).toMatchObject({ total: COUNTED_ROWS + 1, totalPages: COUNTED_ROWS / 10 + 1 });
    expect(answer.data).toHaveLength(10);
    expect(answer).not.toHaveProperty('lookedThrough');
  });

  it.each(['ASC', 'DESC'])('has the same last pages from either end, %s', async (sortDirection) => {
    const query = { visitDate: '2035-01-01', sortByColumn: 'visitorAmount', sortDirection };
    const amounts = async (page: number) =>
      (await ask({ ...query, page })).data.map(({ visitorAmount }) => visitorAmount);
    const ascending = Array.from({ length: MANY }, (_, index) => index + 1);
    const expected = sortDirection === 'ASC' ? ascending : ascending.toReversed();
    const last = Math.ceil(MANY / 10);
    for (const page of [101, 400, 700, last - 1, last]) {
      const start = (page - 1) * 10;
      expect(await amounts(page)).toEqual(expected.slice(start, start + 10));
    }
    expect(await amounts(last + 1)).toEqual([]);
  });
});

describe('the pages', () => {
  it('have ten rows, the last one the rest', async () => {
    const first = await ask({});
    expect(first).toMatchObject({ total: 42, totalPages: 5 });
    expect(first.data).toHaveLength(10);
    expect((await ask({ page: 5 })).data).toHaveLength(2);
  });

  it('end: a later one is empty and still tells the total', async () => {
    expect(await ask({ page: 6 })).toEqual({ data: [], total: 42, totalPages: 5 });
    expect(await ask({ page: 1_000_000 })).toEqual({ data: [], total: 42, totalPages: 5 });
  });

  it('are none when nothing is found', async () => {
    expect(await ask({ search: 'nikoga nema' })).toEqual({ data: [], total: 0, totalPages: 0 });
  });

  it('carry exactly the columns of the table', async () => {
    const { data } = await ask({});
    expect(data).toHaveLength(10);
    for (const row of data) {
      expect(visitRequestRowSchema.strict().parse(row)).toEqual(row);
    }
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ page: 1_000_001 }, 'page'],
    [{ sortByColumn: 'comment' }, 'sortByColumn'],
    [{ sortByColumn: 'visitDate; DROP TABLE price' }, 'sortByColumn'],
    [{ sortDirection: 'asc' }, 'sortDirection'],
    [{ viewed: 'yes' }, 'viewed'],
    [{ status: 'DONE' }, 'status'],
    [{ visitDate: '01.03.2027' }, 'visitDate'],
    [{ visitDate: '2027-02-30' }, 'visitDate'],
    [{ visitDateFrom: '2027-02-30' }, 'visitDateFrom'],
    [{ visitDateTo: 'danas' }, 'visitDateTo'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: 'a\0b' }, 'search'],
  ])('refuse %j', async (query, field) => {
    const { body } = await calls.query(query as Query).expect(400);
    expect((body as { errors: unknown[] }).errors).toEqual([
      expect.objectContaining({ code: 'VALIDATION_ERROR', field }),
    ]);
  });
});
