import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import type { GuideChoices } from '@museum/shared/guides/guide-schema';
import type { Outside } from '@museum/shared/settings/outside-schema';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { pdfText } from '@museum/testing/read-documents';
import request, { type Test } from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { inFebruary, testApp } from '#test/test-app.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

type Guides = { id: number; name: string }[];
type SavedList = { version: number; guides: Guides; outside: Outside };

// A Wednesday; the centre's example is 90 minutes, 30 in the memorial house.
const DAY = '2027-05-12';

const app = testApp(inFebruary);
let authorization: string;
let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  authorization = bearer(await signInJelena(inFebruary));
  calls = await visitRequestCalls(inFebruary);
});
beforeEach(() => emptyTables('visit_request', 'guide', 'setting', 'audit_entry'));

const path = '/api/v1/admin/settings/guides';
const readList = async () =>
  dataOf<Omit<SavedList, 'outside'>>(
    await request(app).get(path).set('Authorization', authorization).expect(200),
  );
const saveList = (version: number, guides: object[]) =>
  request(app).put(path).set('Authorization', authorization).send({ version, guides });
const saved = async (version: number, guides: object[]) =>
  dataOf<SavedList>(await saveList(version, guides).expect(200));

const named = (...names: string[]) => names.map((name) => ({ name }));

/** Ana and Marko on the list. */
async function anaAndMarko() {
  const { guides } = await saved(0, named('Ana Tomić', 'Marko Ilić'));
  return { ana: guides[0]!, marko: guides[1]! };
}

const book = (name: string, visit: object = {}) =>
  calls.create(
    buildVisitRequest({
      contactType: 'institution',
      institutionName: name,
      visitDate: DAY,
      ...visit,
    }),
  );
const assigned = async (id: number, ...guides: Guides) => {
  const { version } = await calls.read(id);
  const ids = guides.map((guide) => guide.id);
  return dataOf<VisitRequest>(await calls.assign(id, version, ids).expect(200));
};
const choices = async (id: number) => dataOf<GuideChoices>(await calls.guides(id).expect(200));

describe('the list of guides', () => {
  it('is empty until somebody saves it', async () => {
    expect(await readList()).toEqual({ version: 0, guides: [] });
  });

  it('keeps its order, and a renamed guide stays the same', async () => {
    const { ana, marko } = await anaAndMarko();

    const renamed = { ...ana, name: 'Ana Tomić-Ilić' };
    const { version, guides } = await saved(1, [{ name: 'Zoran' }, marko, renamed]);

    expect(version).toBe(2);
    expect(guides).toEqual([{ id: expect.any(Number) as number, name: 'Zoran' }, marko, renamed]);
    expect(await readList()).toEqual({ version, guides });
    expect(await prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 })).toMatchObject([
      {
        actor: 'Jelena Đorđević',
        action: 'setting-changed',
        subject: 'Vodiči',
        changes: [
          {
            field: 'Spisak',
            from: 'Ana Tomić, Marko Ilić',
            to: 'Zoran, Marko Ilić, Ana Tomić-Ilić',
          },
        ],
      },
    ]);
  });

  it('has each name once, in whatever script it is written', async () => {
    const { status, body } = await saveList(0, named('Ana Tomić', 'АНА  ТОМИЋ'));
    const error = { field: 'guides.1.name', message: 'Ovaj vodič je već na spisku' };
    expect([status, body]).toMatchObject([400, { errors: [error] }]);
    expect(await prisma.guide.count()).toBe(0);
  });

  it('is saved by one of ten who save it at once, the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => saveList(0, named(`Vodič ${index}`))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const told = answers.filter(({ body }) => JSON.stringify(body).includes('STALE_VERSION'));
    expect(told).toHaveLength(9);
    expect(await prisma.guide.count()).toBe(1);
  });

  it('forgets a guide who never led a visit', async () => {
    const { ana } = await anaAndMarko();
    expect((await saved(1, [ana])).outside).toEqual({ total: 0, visits: [] });
    expect(await prisma.guide.findMany({ select: { name: true } })).toEqual(named('Ana Tomić'));
  });

  it('loses a guide without their visits losing them, and tells which are still to come', async () => {
    const { ana, marko } = await anaAndMarko();
    const coming = await book('OŠ „Bajka“');
    const off = await book('Otkazana');
    const past = await book('Prošla');
    const there = await book('Već u parku');
    const missed = await book('Nisu došli');
    const all = [coming, off, past, there, missed];
    for (const { id } of all) await assigned(id, ana);
    const at = new Date();
    const came = { arrivedAt: at, arrivedVisitorAmount: 20, arrivedNumberOfFollowers: 2 };
    await prisma.visitRequest.update({ where: { id: there.id }, data: came });
    await prisma.visitRequest.update({ where: { id: missed.id }, data: { missedAt: at } });
    await prisma.visitRequest.update({ where: { id: off.id }, data: { status: 'CANCELED' } });
    const visitDate = new Date('2020-05-12');
    await prisma.visitRequest.update({ where: { id: past.id }, data: { visitDate } });

    const { guides, outside } = await saved(1, [marko]);

    expect(guides).toEqual([marko]);
    expect(outside).toMatchObject({
      total: 1,
      visits: [{ id: coming.id, requester: 'OŠ „Bajka“', visitDate: DAY }],
    });
    for (const { id } of all)
      expect((await calls.read(id)).guides).toEqual([{ ...ana, isListed: false }]);
    // Told once, by the save that takes the guide off.
    expect((await saved(2, [marko])).outside.total).toBe(0);
  });

  it('takes a guide back who was taken off, with their visits', async () => {
    const { ana, marko } = await anaAndMarko();
    const { id } = await book('OŠ „Bajka“');
    await assigned(id, ana);
    await saved(1, [marko]);

    expect((await saved(2, [marko, { name: 'ana tomić' }])).guides).toEqual([
      marko,
      { id: ana.id, name: 'ana tomić' },
    ]);
    expect((await calls.read(id)).guides).toMatchObject([{ id: ana.id, isListed: true }]);
  });
});

describe('who leads a visit', () => {
  it('is told in the order of the list, counted as a change and noted', async () => {
    const { ana, marko } = await anaAndMarko();
    const { id, normalizedId } = await book('OŠ „Bajka“');

    const { guides, version } = await assigned(id, marko, ana, marko);

    expect(guides).toEqual([
      { ...ana, isListed: true },
      { ...marko, isListed: true },
    ]);
    expect(version).toBe(2);
    await assigned(id, marko);
    const trail = await prisma.auditEntry.findMany({
      where: { action: 'guides-assigned' },
      orderBy: { id: 'asc' },
    });
    const names = 'Ana Tomić, Marko Ilić';
    expect(trail).toMatchObject([
      { subject: normalizedId, changes: [{ field: 'guides', from: null, to: names }] },
      { subject: normalizedId, changes: [{ field: 'guides', from: names, to: 'Marko Ilić' }] },
    ]);
  });

  it('is said by one of two at once; the other is told and changes nothing', async () => {
    const { ana, marko } = await anaAndMarko();
    const { id } = await book('OŠ „Bajka“');

    const answers = await Promise.all([
      calls.assign(id, 1, [ana.id]),
      calls.assign(id, 1, [marko.id]),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!;
    expect((await calls.read(id)).guides).toEqual(dataOf<VisitRequest>(won).guides);
    expect(await prisma.auditEntry.count({ where: { action: 'guides-assigned' } })).toBe(1);
  });

  it('is nobody who is off the list, unless they lead it already', async () => {
    const { ana, marko } = await anaAndMarko();
    const [led, other] = [await book('Prva'), await book('Druga')];
    await assigned(led.id, ana);
    await saved(1, [marko]);

    expect((await assigned(led.id, ana, marko)).guides).toHaveLength(2);
    for (const guideId of [ana.id, 4711]) {
      const { status, body } = await calls.assign(other.id, 1, [guideId]);
      const message = 'Ovaj vodič više nije na spisku. Izaberite drugog.';
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'guideIds', message }] }]);
    }
    expect((await calls.read(other.id)).guides).toEqual([]);
  });

  it('is asked of a visit that there is', async () => {
    expect((await calls.guides(4711)).status).toBe(404);
    expect((await calls.assign(4711, 1, [])).status).toBe(404);
  });

  it('goes with the visit, the guide stays', async () => {
    const { ana } = await anaAndMarko();
    const { id } = await book('OŠ „Bajka“');
    await assigned(id, ana);
    await calls.remove(id).expect(200);
    expect(await prisma.visitGuide.count()).toBe(0);
    expect((await readList()).guides).toContainEqual(ana);
  });
});

describe('a guide in two places at once', () => {
  const elsewhereOf = async (id: number, guide: { id: number }) =>
    (await choices(id)).guides
      .find((one) => one.id === guide.id)!
      .elsewhere.map(({ requester, visitTime }) => `${requester} ${visitTime}`);

  it('is told of while choosing, and not refused', async () => {
    const { ana, marko } = await anaAndMarko();
    const first = await book('Prva', { visitTime: '10:00' });
    const second = await book('Druga', { visitTime: '11:15' });
    await assigned(first.id, ana);

    expect(await choices(second.id)).toEqual({
      version: 1,
      guides: [
        {
          ...ana,
          isListed: true,
          isAssigned: false,
          elsewhere: [
            {
              id: first.id,
              normalizedId: first.normalizedId,
              requester: 'Prva',
              visitTime: '10:00',
            },
          ],
        },
        { ...marko, isListed: true, isAssigned: false, elsewhere: [] },
      ],
    });
    await assigned(second.id, ana);
    expect(await elsewhereOf(first.id, ana)).toEqual(['Druga 11:15']);
    expect(await elsewhereOf(first.id, marko)).toEqual([]);
  });

  it.each([
    ['after it', { visitTime: '11:30' }],
    ['on another day', { visitDate: '2027-05-13' }],
  ])('is none with a visit %s', async (_when, visit) => {
    const { ana } = await anaAndMarko();
    const first = await book('Prva', { visitTime: '10:00' });
    await assigned((await book('Druga', visit)).id, ana);
    expect(await elsewhereOf(first.id, ana)).toEqual([]);
  });

  it('is none with a visit that is off', async () => {
    const { ana } = await anaAndMarko();
    const [first, second] = [await book('Prva'), await book('Druga')];
    await assigned(second.id, ana);
    await prisma.visitRequest.update({ where: { id: second.id }, data: { status: 'POSTPONED' } });
    expect(await elsewhereOf(first.id, ana)).toEqual([]);
  });
});

it('the PDF of the visit names the guides to staff, not to the requester', async () => {
  const requester = requesterCalls(inFebruary);
  const { ana, marko } = await anaAndMarko();
  const { id } = await book('OŠ „Bajka“');
  const textOf = async (call: Test) => (await pdfText(await fileOf(call))).text;
  const ofStaff = () => textOf(calls.download(`/${id}/group-visit-pdf`));
  expect(await ofStaff()).not.toContain('Vodič');

  await assigned(id, ana);
  expect(await ofStaff()).toContain('Vodič Ana Tomić');
  await assigned(id, ana, marko);
  expect(await ofStaff()).toContain('Vodiči Ana Tomić, Marko Ilić');
  const key = requester.key(id);
  expect(await textOf(requester.get(key, '/visit.pdf'))).not.toContain('Ana Tomić');
  expect(JSON.stringify(await requester.read(key))).not.toContain('Ana Tomić');
});

it('the sheet of a day tells who leads its groups, and whose day can be asked for', async () => {
  const { ana, marko } = await anaAndMarko();
  const first = await book('Prva', { visitTime: '10:00' });
  const second = await book('Druga', { visitTime: '11:00' });
  for (const { id } of [first, second]) await assigned(id, ana);
  await saved(1, [marko]);

  const sheet = dataOf<DaySheet>(
    await request(app)
      .get(`/api/v1/admin/day/${DAY}`)
      .set('Authorization', authorization)
      .expect(200),
  );

  const former = { ...ana, isListed: false };
  expect(sheet.guides).toEqual([{ ...marko, isListed: true }, former]);
  expect(sheet.groups).toMatchObject([
    { id: first.id, guides: [{ ...former, elsewhere: [{ id: second.id, visitTime: '11:00' }] }] },
    { id: second.id, guides: [{ ...former, elsewhere: [{ id: first.id, visitTime: '10:00' }] }] },
  ]);
});

it('neither list nor choice is for those who are not signed in', async () => {
  expect((await request(app).get(path)).status).toBe(401);
  expect((await request(app).get('/api/v1/visit-request/1/guides')).status).toBe(401);
  expect((await request(app).put('/api/v1/visit-request/1/guides').send({})).status).toBe(401);
});
