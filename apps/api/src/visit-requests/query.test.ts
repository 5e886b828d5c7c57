import { addDays } from '@museum/shared/primitives/calendar-date';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { CONTACT_TYPES, VISIT_STATUSES } from '@museum/shared/visit-requests/visit-request-enums';
import {
  VISIT_REQUEST_COLUMNS,
  type VisitRequestColumn,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import {
  visitRequestRowSchema,
  type VisitRequest,
  type VisitRequestRow,
} from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, describe, expect, it } from 'vitest';
import { databasePool, prisma } from '#lib/prisma.ts';
import { visitRequestCalls } from '../../test/visit-request-calls.ts';

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
  calls = await visitRequestCalls();
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
      data: { status: VISIT_STATUSES[(index >> 1) % 3], isViewed: index % 7 < 3 },
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
  const { totalPages, total } = await ask(query);
  const pages = await Promise.all(
    Array.from({ length: totalPages }, (_, index) => ask({ ...query, page: index + 1 })),
  );
  const rows = pages.flatMap(({ data }) => data);
  expect(rows).toHaveLength(total);
  return rows;
}

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
const anyHas = (texts: (string | null)[], part: string) =>
  texts.some((text) => text?.toLowerCase().includes(part.toLowerCase()));

/** Each filter with what it means, said a second time. */
const FILTERS: [Query, (request: VisitRequest) => boolean][] = [
  [{ viewed: 'true' }, (request) => request.isViewed],
  [{ viewed: 'false' }, (request) => !request.isViewed],
  [{ status: 'POSTPONED' }, (request) => request.status === 'POSTPONED'],
  [{ status: 'CANCELED' }, (request) => request.status === 'CANCELED'],
  [{ dinnerOnly: 'true' }, (request) => request.isRequestingDinner],
  [{ dinnerOnly: 'false' }, () => true],
  [{ visitDate: '2027-03-03' }, (request) => request.visitDate === '2027-03-03'],
  [{ visitDate: '2031-01-01' }, () => false],
  [{ email: 'PUTOKAZ' }, (request) => anyHas(emails(request), 'putokaz')],
  [{ email: 'desanka.example' }, (request) => anyHas(emails(request), 'desanka.example')],
  [{ email: 'njegos.zarkovic@example.rs' }, (request) => request.contactType === 'personal'],
  [{ email: '%' }, () => false],
  [{ phone: '60/000' }, (request) => anyHas(phones(request), '60/000')],
  [{ phone: '+381 15' }, (request) => anyHas(phones(request), '+381 15')],
  [{ phone: '_' }, () => false],
  [{ normalizedId: 'gp-20' }, () => true],
  [{ normalizedId: '00001' }, (request) => request.normalizedId.includes('00001')],
  [{ search: 'pcelica' }, (request) => request.contactType === 'institution'],
];

describe('the filter', () => {
  it('finds everything when it is empty', async () => {
    const empty = Object.fromEntries(
      ['search', 'viewed', 'status', 'dinnerOnly', 'visitDate', 'email', 'phone'].map((name) => [
        name,
        '',
      ]),
    );
    expect(idsOf(await askForAll(empty))).toEqual(idsOf(all));
  });

  it.each(FILTERS)('%j finds what it says', async (query, matches) => {
    expect(idsOf(await askForAll(query))).toEqual(idsOf(all.filter(matches)));
  });

  const pairs = FILTERS.flatMap(([one, matchesOne], index) =>
    FILTERS.slice(index + 1)
      .filter(([other]) => Object.keys(other)[0] !== Object.keys(one)[0])
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

describe('the search', () => {
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
    ['part of the display id', (request: VisitRequest) => request.normalizedId.slice(-4)],
    ['a phone', (request: VisitRequest) => phones(request).find(Boolean)!],
    ['an e-mail', (request: VisitRequest) => emails(request).find(Boolean)!.toUpperCase()],
  ])('finds by %s', async (_what, part) => {
    for (const request of all.slice(0, 3)) {
      expect(idsOf(await askForAll({ search: part(request) }))).toContain(request.id);
    }
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
    for (const row of (await ask({})).data) {
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
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: 'a\0b' }, 'search'],
  ])('refuse %j', async (query, field) => {
    const { body } = await calls.query(query as Query).expect(400);
    expect((body as { errors: unknown[] }).errors).toEqual([
      expect.objectContaining({ code: 'VALIDATION_ERROR', field }),
    ]);
  });
});
