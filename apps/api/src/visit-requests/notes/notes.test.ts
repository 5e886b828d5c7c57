import type { VisitNote } from '@museum/shared/visit-requests/visit-note-schema';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { pdfText, sheetOf, shownRows } from '@museum/testing/read-documents';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PROGRAM } from '#audit/program-actor.ts';
import { prisma } from '#lib/database/prisma.ts';
import { anonymizeVisitRequests } from '#privacy/anonymization-store.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

const textOfPdf = async (file: Buffer) => (await pdfText(file)).text;
const textOfSheet = async (file: Buffer) => JSON.stringify(shownRows((await sheetOf(file)).sheet));

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  calls = await visitRequestCalls();
});
beforeEach(() => emptyTables('visit_request', 'mail', 'audit_entry'));

it('a note is kept with who wrote it and when, the latest first', async () => {
  const { id } = await calls.create(buildVisitRequest());
  const other = await calls.create(buildVisitRequest());

  await calls.addNote(id, 'Zvali: kasne pola sata').expect(201);
  await calls.addNote(id, '  Dolaze\ndva autobusa ').expect(201);
  await calls.addNote(other.id, 'Druga škola').expect(201);

  const notes = dataOf<VisitNote[]>(await calls.notes(id).expect(200));
  expect(notes).toMatchObject([
    { author: 'Jelena Đorđević', text: 'Dolaze\ndva autobusa' },
    { author: 'Jelena Đorđević', text: 'Zvali: kasne pola sata' },
  ]);
  expect(Date.now() - Date.parse(notes[0]!.createdAt)).toBeLessThan(60_000);
});

it('a note sent ten times under one key is one note, and the key is of no other', async () => {
  const { id } = await calls.create(buildVisitRequest());
  const other = await calls.create(buildVisitRequest());

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => calls.addNote(id, 'Dva autobusa', 'kljuc-1').expect(201)),
  );

  const stored = dataOf<VisitNote[]>(await calls.notes(id));
  expect(stored).toMatchObject([{ text: 'Dva autobusa' }]);
  for (const answer of answers) expect(dataOf<VisitNote>(answer)).toEqual(stored[0]);
  for (const refused of [
    await calls.addNote(id, 'Tri autobusa', 'kljuc-1'),
    await calls.addNote(other.id, 'Dva autobusa', 'kljuc-1'),
  ]) {
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        errors: [
          { code: 'IDEMPOTENCY_CONFLICT', message: 'Ovo je već poslato sa drugim podacima.' },
        ],
      },
    ]);
  }
  await calls.addNote(id, 'Dva autobusa', 'kljuc-2').expect(201);
  expect(await prisma.visitNote.count()).toBe(2);
});

it.each([
  ['', 'Polje je obavezno'],
  ['x'.repeat(2001), 'Tekst može imati najviše 2000 znakova'],
])('refuses the text %j', async (text, message) => {
  const { id } = await calls.create(buildVisitRequest());
  const { status, body } = await calls.addNote(id, text);
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'text', message }] }]);
});

it('is of a request that there is, and goes with it', async () => {
  expect((await calls.notes(4711)).status).toBe(404);
  expect((await calls.addNote(4711, 'Nema ga')).status).toBe(404);

  const { id } = await calls.create(buildVisitRequest());
  await calls.addNote(id, 'Ide sa zahtevom').expect(201);
  await calls.remove(id).expect(200);
  expect(await prisma.visitNote.count()).toBe(0);
});

it('is refused once the personal data of the request has gone', async () => {
  const { id } = await calls.create(buildVisitRequest());
  await calls.addNote(id, 'Zvala je Jelena').expect(201);
  const act = { actor: PROGRAM, action: 'request-anonymized' } as const;
  await prisma.$transaction((transaction) => anonymizeVisitRequests(transaction, [id], act));

  const { status, body } = await calls.addNote(id, 'Zvala je opet Jelena');
  const message = 'Lični podaci su uklonjeni, pa beleške više ne mogu da se dodaju.';
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'text', message }] }]);
  expect(await prisma.visitNote.count()).toBe(0);
});

it('never leaves the house: no mail, no document, no other answer has it', async () => {
  const canary = 'Kanarinac';
  const { id } = await calls.create(buildVisitRequestWithDinner());
  await calls.addNote(id, canary).expect(201);

  const stored = await calls.read(id);
  const preview = await calls.previewMail(id, { act: 'confirm', reason: null, note: null });
  const mail = { send: true, note: null };
  await calls.act(id, 'confirm', { version: stored.version, reason: 'Proba', mail }).expect(200);
  await calls.update({ ...(await calls.read(id)), visitorAmount: 31, reason: 'Proba' }).expect(200);
  const answers = [
    preview.body,
    (await calls.query({})).body,
    await calls.read(id),
    (await calls.auditTrail(id)).body,
    await prisma.mail.findMany(),
    await prisma.auditEntry.findMany(),
  ] as unknown[];
  expect(await prisma.mail.count()).toBeGreaterThan(2);
  expect(JSON.stringify(answers)).not.toContain(canary);

  for (const [path, readText] of [
    [`/${id}/group-visit-pdf`, textOfPdf],
    [`/${id}/dinner-request-pdf`, textOfPdf],
    [`/${id}/bill-excel`, textOfSheet],
    [`/${id}/dinner-bill-excel`, textOfSheet],
    ['/query/excel-download', textOfSheet],
    ['/query/dinner-all-excel-download', textOfSheet],
  ] as const) {
    const text = await readText(await fileOf(calls.download(path)));
    expect(text.length, path).toBeGreaterThan(100);
    expect(text, path).not.toContain(canary);
  }
});
