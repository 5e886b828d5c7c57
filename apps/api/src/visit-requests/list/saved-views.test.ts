import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { savedViewFilters, SAVED_VIEWS } from '@museum/shared/visit-requests/saved-views';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

// A Wednesday morning; in Greenwich it is still Tuesday.
const clock = () => new Date('2027-03-02T23:30:00Z');

type Calls = Awaited<ReturnType<typeof visitRequestCalls>>;
let calls: Calls;

beforeAll(async () => {
  await emptyTables('visit_request');
  calls = await visitRequestCalls({ clock });
  const stored = async (visitDate: string, data: object = {}) => {
    const { id } = await calls.create(buildVisitRequest({ visitDate }));
    await prisma.visitRequest.update({ where: { id }, data });
  };
  const longAgo = new Date('2027-01-11T08:00:00Z');
  await stored('2027-03-04');
  await stored('2027-03-09', { isViewed: true });
  await stored('2027-03-10', { isViewed: true });
  await stored('2027-03-07', {
    isViewed: true,
    confirmedAt: clock(),
    proposal: { create: { sentAt: clock(), fields: { visitorAmount: 30 } } },
  });
  await stored('2027-03-05', { isViewed: true, status: 'POSTPONED' });
  await stored('2027-06-05', { status: 'CANCELED' });
  // What the public form would refuse by now.
  await stored('2027-03-20', {
    isViewed: true,
    visitDate: new Date('2027-03-03'),
    createdAt: longAgo,
  });
  await stored('2027-03-20', {
    isViewed: true,
    visitDate: new Date('2027-03-01'),
    createdAt: longAgo,
  });
  await stored('2027-03-20', {
    isViewed: true,
    visitDate: new Date('2027-02-28'),
    createdAt: longAgo,
  });
});

describe('the saved views', () => {
  it('count what staff ask for most', async () => {
    expect(dataOf(await calls.savedViews().expect(200))).toEqual({
      all: 9,
      new: 2,
      shortNotice: 2,
      waiting: 4,
      changing: 1,
      today: 1,
      tomorrow: 1,
      week: 5,
      month: 7,
      fromToday: 7,
      // Only what was promised is a debt yet, or what a predračun asks for.
      unpaid: 1,
      proofSent: 0,
      overdue: 0,
      overpaid: 0,
    });
  });

  it.each(SAVED_VIEWS)('of %s counts the rows that its link shows', async (view) => {
    const query = savedViewFilters('2027-03-03')[view] as Record<string, string>;
    const { body } = await calls.query(query).expect(200);
    const counts = dataOf<Record<string, number>>(await calls.savedViews().expect(200));
    expect((body as { total: number }).total).toBe(counts[view]);
  });

  it('are counted anew after a write', async () => {
    const { id } = await calls.create(buildVisitRequest({ visitDate: '2027-03-30' }));
    expect(dataOf(await calls.savedViews())).toMatchObject({ all: 10, new: 3, waiting: 5 });
    await calls.remove(id).expect(200);
    expect(dataOf(await calls.savedViews())).toMatchObject({ all: 9, new: 2, waiting: 4 });
  });
});
