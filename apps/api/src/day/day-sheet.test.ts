import { daySheetSchema } from '@museum/shared/day/day-sheet-schema';
import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { pdfText } from '@museum/testing/read-documents';
import request from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { inFebruary, testApp } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { daySheetPdf } from './day-sheet-pdf.ts';

const DAY = '2027-03-03';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
beforeAll(async () => {
  calls = await visitRequestCalls(inFebruary);
  authorization = bearer(await signInJelena(inFebruary));
});
beforeEach(() => emptyTables('visit_request', 'setting', 'audit_entry', 'guide'));

const app = testApp(inFebruary);
const get = (path: string) =>
  request(app).get(`/api/v1/admin/day/${path}`).set('Authorization', authorization);

const sheet = async () => {
  const { body } = await get(DAY).expect(200);
  return daySheetSchema.parse((body as { data: unknown }).data);
};

it('tells of a group who leads it, whom to call, what was written and what is owed', async () => {
  await calls.create(
    buildVisitRequest({
      visitDate: DAY,
      institutionLeaderName: 'Slavica Nikolić',
      institutionPhone: '+381 64 000 1204',
      comment: '4 para kolica',
      dinnerRequest: buildDinnerRequest({ additionalComments: '1 dete: kikiriki' }),
    }),
  );

  const { groups } = await sheet();

  expect(groups).toMatchObject([
    {
      leaderName: 'Slavica Nikolić',
      phone: '+381 64 000 1204',
      comment: '4 para kolica',
      additionalComments: '1 dete: kikiriki',
      payment: { state: 'unpaid', paid: 0 },
    },
  ]);
});

it("gives the school's phone and the agency's leader of a group that an agency brings", async () => {
  await calls.create(
    buildVisitRequest({
      contactType: 'agency',
      visitDate: DAY,
      agencyLeaderName: 'Ana Tomić',
      agencyPhone: '+381 11 000 1',
      agencyScheduleOnBehalfOfPhone: '+381 34 000 2',
    }),
  );

  expect((await sheet()).groups).toMatchObject([
    { leaderName: 'Ana Tomić', phone: '+381 34 000 2' },
  ]);
});

it('forgets what was written beside a lunch that was deleted', async () => {
  const { id } = await calls.create(
    buildVisitRequest({
      visitDate: DAY,
      dinnerRequest: buildDinnerRequest({ additionalComments: '1 dete: kikiriki' }),
    }),
  );
  await calls.removeDinner(id).expect(200);

  expect((await sheet()).groups).toMatchObject([{ lunchTime: null, additionalComments: null }]);
});

it('leaves a canceled group out', async () => {
  const { id } = await calls.create(buildVisitRequest({ visitDate: DAY }));
  await prisma.visitRequest.update({ where: { id }, data: { status: 'CANCELED' } });

  expect(await sheet()).toMatchObject({ groups: [], missed: [] });
});

it('is downloaded as PDF under the name of its day, and leaves a trace', async () => {
  await calls.create(buildVisitRequest({ visitDate: DAY, institutionName: 'ОШ „Вук Караџић“' }));

  const { headers, body } = await get(`${DAY}/pdf`).buffer().expect(200);

  expect(headers['content-disposition']).toContain('dnevni-list-2027-03-03.pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)));
  expect(text[0]).toContain('Вук Караџић');
  expect(
    await prisma.auditEntry.findMany({ where: { action: 'day-sheet-downloaded' } }),
  ).toMatchObject([{ actor: 'Jelena Đorđević', subject: 'dnevni-list-2027-03-03.pdf' }]);
});

it('is downloaded for one guide alone, who is named on it', async () => {
  await calls.create(buildVisitRequest({ visitDate: DAY, institutionName: 'Škola Ane' }));
  await calls.create(buildVisitRequest({ visitDate: DAY, institutionName: 'Ničija škola' }));
  const { id } = await prisma.visitRequest.findFirstOrThrow({
    where: { institutionName: 'Škola Ane' },
  });
  const guide = await prisma.guide.create({ data: { name: 'Ana Tomić', position: 0 } });
  await prisma.visitGuide.create({ data: { visitRequestId: id, guideId: guide.id } });

  const { body } = await get(`${DAY}/pdf?guide=${guide.id}`).buffer().expect(200);

  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)));
  expect(text[0]).toContain('Vodič: Ana Tomić · sreda, 3. 3. 2027.');
  expect(text[0]).toContain('Škola Ane');
  expect(text[0]).not.toContain('Ničija škola');
  // How full the house gets is everybody's: twice 24 and 3.
  expect(text[0]).toMatch(/Centar i park: 54 osobe, najviše 54 od/);
});

describe('the PDF', () => {
  const NOW = new Date('2027-03-03T05:00:00Z');
  const LONG =
    'Osnovna škola „Nadežda Petrović i Sveti Sava“ sa izdvojenim odeljenjima u Donjem Ćirikovcu';
  const pagesOf = async (count: number) => {
    const groups = Array.from({ length: count }, (_, index) =>
      buildSheetGroup({
        id: index + 1,
        requester: `${LONG} br${index}.`,
        town: 'Smederevska Palanka',
        lunchTime: '12:30',
        portions: 46,
        additionalComments: '2 deteta: kikiriki',
        comment: 'Stižu sa dva autobusa, jedno dete koristi kolica, rampa i lift. '.repeat(6),
        memorialHouseTime: '10:45',
        isRequestingAdditionalContent: true,
      }),
    );
    const file = await daySheetPdf(buildDaySheet(DAY, groups), NOW);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
    return text;
  };

  it('has twelve groups with names of ninety letters on one page', async () => {
    const pages = await pagesOf(12);

    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/br\d+\./g)).toHaveLength(12);
    expect(pages[0]).toContain('sreda, 3. 3. 2027.');
    expect(pages[0]).toContain('Strana 1 od 1');
  });

  it('repeats its headings on each page of a longer day, and cuts no group', async () => {
    const pages = await pagesOf(30);

    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('Vođa i telefon');
    expect(pages.join(' ').match(/br\d+\./g)).toHaveLength(30);
  });

  const shortDay = async (count: number) => {
    const groups = Array.from({ length: count }, (_, index) =>
      buildSheetGroup({ id: index + 1, stage: index === 0 ? 'arrived' : 'confirmed' }),
    );
    const file = await daySheetPdf(buildDaySheet(DAY, groups), NOW);
    return (await extractText(await getDocumentProxy(new Uint8Array(file)))).text;
  };

  it('says when a group is awaited in the memorial house, whatever halls it sees', async () => {
    expect((await pagesOf(1))[0]).toMatch(/Spomen-kuća\s10:45/);
  });

  it('has a line to write on how many came, but of a group that is in', async () => {
    const [page] = await shortDay(3);

    expect(page?.match(/_{8}/g)).toHaveLength(2);
  });

  it('has more than twelve groups on one page where they fit, as the printed page does', async () => {
    expect(await shortDay(14)).toHaveLength(1);
  });

  it('says that nobody is expected', async () => {
    expect((await pagesOf(0))[0]).toContain('Niko nije najavljen.');
    const closed = buildDaySheet(DAY, [], { open: null, note: 'Zatvoreno zbog radova.' });
    const { text } = await pdfText(await daySheetPdf(closed, NOW));
    expect(text).toMatch(/Niko nije najavljen\. Zatvoreno zbog radova\.(?!\.)/);
  });

  it('says above the groups of a closed day that the house is closed', async () => {
    const closed = buildDaySheet(DAY, [buildSheetGroup()], { open: null, note: 'Popis' });
    const { text } = await pdfText(await daySheetPdf(closed, NOW));
    expect(text).toMatch(/Centar je zatvoren · Centar i park: /);
  });
});
