import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import {
  changedMyRequestSchema,
  myRequestSchema,
} from '@museum/shared/my-request/my-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { pdfText } from '@museum/testing/read-documents';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { inFebruary } from '#test/test-app.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

// A Wednesday.
const DAY = '2027-03-03';
const silent = { send: false };

const calls = requesterCalls(inFebruary);
/** The same at another moment. */
const at = (moment: string) => requesterCalls({ clock: () => new Date(moment) });

let staff: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  staff = await visitRequestCalls(inFebruary);
});
beforeEach(async () => {
  await emptyTables('visit_request', 'audit_entry', 'mail');
});

async function receive(overrides: Parameters<typeof buildVisitRequest>[0] = {}) {
  const { id } = await staff.create(
    buildVisitRequest({ visitDate: DAY, visitTime: '10:00', visitorAmount: 24, ...overrides }),
  );
  await prisma.mail.deleteMany();
  return staff.read(id);
}
async function confirm(overrides: Parameters<typeof buildVisitRequest>[0] = {}) {
  const { id, version } = await receive(overrides);
  return staff.confirm(id, version);
}
const body = (request: VisitRequest, changes: object = {}) => ({ ...request, ...changes });
const codeOf = ({ status, body: answer }: { status: number; body: unknown }) => [
  status,
  (answer as { errors?: { code: string }[] }).errors?.[0]?.code,
];
const trail = (visitRequestId: number) =>
  prisma.auditEntry.findMany({ where: { visitRequestId }, orderBy: { id: 'asc' } });

describe('what a requester sees', () => {
  it('is what was sent, what may be done and what can be downloaded, and nothing of the staff', async () => {
    const { id } = await staff.create(buildVisitRequestWithDinner({ visitDate: DAY }));
    await staff.addNote(id, 'Kanarinac').expect(201);

    const seen = await calls.read(calls.key(id));

    const stored = await staff.read(id);
    expect(seen).toEqual(myRequestSchema.parse(seen));
    expect(seen).toMatchObject({
      normalizedId: stored.normalizedId,
      stage: 'received',
      institutionEmail: stored.institutionEmail,
      dinnerRequest: { customerEmail: stored.dinnerRequest!.customerEmail },
      unitPrices: stored.unitPrices,
      proposal: null,
      cancellation: null,
      change: 'now',
      mayCancel: true,
      documents: [
        { path: 'visit.ics', name: `poseta-${stored.normalizedId}.ics` },
        { path: 'visit.pdf', name: `grupna-poseta-${stored.normalizedId}.pdf` },
        { path: 'meal.pdf', name: `rucak-${stored.dinnerRequest!.normalizedId}.pdf` },
      ],
    });
    expect(JSON.stringify(seen)).not.toMatch(
      /Kanarinac|isViewed|keyVersion|anonymizedAt|updatedAt/,
    );
  });

  it.each([
    ['2027-03-01T12:00:00Z', 'received', 'now', true],
    ['2027-03-01T23:30:00Z', 'received', 'tooLate', true],
    ['2027-03-03T08:59:00Z', 'received', 'tooLate', true],
    ['2027-03-03T09:00:00Z', 'received', 'tooLate', false],
    ['2027-03-04T09:00:00Z', 'confirmed', 'tooLate', false],
    ['2027-03-01T22:59:00Z', 'confirmed', 'proposal', true],
    ['2027-03-04T09:00:00Z', 'postponed', 'no', true],
    ['2027-02-01T09:00:00Z', 'canceled', 'no', false],
  ] as const)(
    'at %s of a visit that is %s: change %s, cancel %s',
    async (moment, stage, change, mayCancel) => {
      const request = stage === 'confirmed' ? await confirm() : await receive();
      const acts = { postponed: 'postpone', canceled: 'cancel' } as const;
      if (stage === 'postponed' || stage === 'canceled') {
        const act = { version: request.version, reason: 'Radovi', mail: silent };
        await staff.act(request.id, acts[stage], act).expect(200);
      }

      const seen = await at(moment).read(calls.key(request.id));

      expect(seen).toMatchObject({ stage, change, mayCancel });
    },
  );

  it('has the documents as files, in the words of the request', async () => {
    const { id } = await staff.create(buildVisitRequestWithDinner({ visitDate: DAY }));
    const { normalizedId, dinnerRequest } = await staff.read(id);
    const key = calls.key(id);
    const calendar = await fileOf(calls.get(key, '/visit.ics'));
    expect(calendar.toString()).toContain(`UID:${normalizedId}@museum.test`);
    expect(calendar.toString()).toContain('DTSTART:20270303T090000Z');
    expect((await pdfText(await fileOf(calls.get(key, '/visit.pdf')))).text).toContain(
      normalizedId,
    );
    expect((await pdfText(await fileOf(calls.get(key, '/meal.pdf')))).text).toContain(
      dinnerRequest!.normalizedId,
    );

    const { headers } = await calls.get(key, '/visit.pdf');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="grupna-poseta-${normalizedId}.pdf"`,
    );
    const other = await receive();
    expect(codeOf(await calls.get(calls.key(other.id), '/proforma.pdf'))).toEqual([
      409,
      'DOCUMENT_NOT_ISSUED',
    ]);
    expect(codeOf(await calls.get(calls.key(other.id), '/meal.pdf'))).toEqual([
      409,
      'DOCUMENT_NOT_ISSUED',
    ]);
  });

  it('once the visit is confirmed has its predračun: what a bank needs, as text, code and PDF', async () => {
    const { id, normalizedId } = await confirm();
    const { documents, proformas, payment } = await calls.read(calls.key(id));

    const [proforma, ...more] = proformas;
    expect(more).toEqual([]);
    expect(proforma).toMatchObject({
      kind: 'visit',
      isVoid: false,
      total: 9600,
      dueOn: '2027-03-02',
      reference: { model: '97' },
      purpose: `Grupna poseta ${normalizedId}`,
      qr: expect.stringMatching(/^data:image\/png;base64,/) as string,
    });
    expect(payment).toMatchObject({ state: 'unpaid', total: 9600, paid: 0 });
    const name = `predracun-${proforma!.number}.pdf`;
    expect(documents).toContainEqual({ path: 'proforma.pdf', name });
    const download = calls.get(calls.key(id), '/proforma.pdf');
    expect((await pdfText(await fileOf(download))).text).toContain(proforma!.number);
    const { headers } = await calls.get(calls.key(id), '/proforma.pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  });

  it('of a cancelled visit is who cancelled it, when and why', async () => {
    const ours = await receive();
    const act = { version: 1, reason: 'Poplava', mail: silent };
    await staff.act(ours.id, 'cancel', act).expect(200);
    const theirs = await receive();
    await calls.cancel(calls.key(theirs.id), { version: 1, reason: 'Bolest' }).expect(200);

    const declined = await receive();
    await staff.act(declined.id, 'decline', { ...act, reason: 'Puno je' }).expect(200);

    for (const [{ id }, by, stageReason, isDeclined] of [
      [ours, 'staff', 'Poplava', false],
      [theirs, 'requester', 'Bolest', false],
      [declined, 'staff', 'Puno je', true],
    ] as const) {
      const seen = await calls.read(calls.key(id));
      const cancellation = { by, isDeclined };
      expect(seen).toMatchObject({ stage: 'canceled', stageReason, cancellation });
      expect(Date.now() - Date.parse(seen.cancellation!.at!)).toBeLessThan(60_000);
    }
  });

  it.each(['declined', 'cancelled by its requester'])(
    'of a visit that was %s, taken up again and cancelled by its status is who did that, when and why',
    async (before) => {
      const { id } = await receive();
      const key = calls.key(id);
      const act = { version: 1, reason: 'Bolest', mail: silent };
      if (before === 'declined') await staff.act(id, 'decline', act).expect(200);
      else await calls.cancel(key, act).expect(200);
      const first = await calls.read(key);
      await staff.update({ ...(await staff.read(id)), status: 'SCHEDULED' }).expect(200);
      const off = { status: 'CANCELED', reason: 'Poplava' };
      await staff.update({ ...(await staff.read(id)), ...off }).expect(200);

      const { cancellation, stageReason } = await calls.read(key);
      expect(cancellation).toMatchObject({ by: 'staff', isDeclined: false });
      expect(stageReason).toBe('Poplava');
      expect(Date.parse(cancellation!.at!)).toBeGreaterThan(Date.parse(first.cancellation!.at!));
    },
  );
});

describe('a change while the request is received', () => {
  it('holds at once, with its trace and one mail to the office that answers to the requester', async () => {
    const request = await receive();
    const changes = {
      visitTime: '12:15',
      visitorAmount: 30,
      comment: 'Dva autobusa',
      institutionLeaderName: 'Vesna Šarić',
      dinnerRequest: buildDinnerRequest({ timeOfDinner: '14:15' }),
      isRequestingDinner: true,
      note: 'Stižemo kasnije',
    };

    const answer = await calls.change(calls.key(request.id), body(request, changes)).expect(200);

    const { request: seen, ...outcome } = dataOf<{ applied?: true; request: object }>(answer);
    expect(outcome).toEqual({ applied: true });
    expect(changedMyRequestSchema.parse(dataOf(answer))).toEqual(dataOf(answer));
    expect(seen).toMatchObject({ visitTime: '12:15', version: 2, stage: 'received' });
    const { note: _note, dinnerRequest, ...fields } = changes;
    const after = await staff.read(request.id);
    expect(after).toMatchObject({ ...fields, dinnerRequest });
    expect(after.dinnerRequest!.normalizedId).toMatch(/^RU-/);
    const [entry, ...more] = await trail(request.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor: 'Naručilac', staffId: null, action: 'request-changed' });
    expect(entry!.changes).toContainEqual({ field: 'visitTime', from: '10:00', to: '12:15' });
    expect(entry!.changes).toContainEqual({ field: 'note', from: null, to: 'Stižemo kasnije' });
    const [mail, ...others] = await prisma.mail.findMany();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'requester-news',
      recipientEmail: 'kancelarija@example.rs',
      replyTo: request.institutionEmail,
    });
    const told = ['u 12:15', '10:00 → 12:15', '24 → 30', 'Stižemo kasnije', 'Vesna Šarić'];
    for (const text of told) expect(mail!.text).toContain(text);
  });

  it('is noted before the predračun that follows from it', async () => {
    const { id } = await receive();
    await staff.issueProforma(id).expect(201);
    const request = await staff.read(id);

    await calls.change(calls.key(id), body(request, { visitorAmount: 30 })).expect(200);

    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'proforma-issued',
      'request-changed',
      'proforma-issued',
    ]);
  });

  it('takes a lunch away so that staff could restore it, and brings it back', async () => {
    const { id } = await staff.create(buildVisitRequestWithDinner({ visitDate: DAY }));
    const first = await staff.read(id);
    const none = { isRequestingDinner: false, dinnerRequest: null };
    await calls.change(calls.key(id), body(first, none)).expect(200);
    const without = await staff.read(id);
    expect(without).toMatchObject(none);
    expect(without.deletedDinnerRequest).toMatchObject({ id: first.dinnerRequest!.id });

    const { dinnerRequest } = first;
    await calls
      .change(calls.key(id), body(without, { isRequestingDinner: true, dinnerRequest }))
      .expect(200);
    expect((await staff.read(id)).dinnerRequest).toEqual(dinnerRequest);
  });

  it('that is none, or pressed again, stores and sends nothing', async () => {
    const request = await receive();
    const key = calls.key(request.id);
    await calls.change(key, body(request)).expect(200);
    expect((await staff.read(request.id)).version).toBe(1);

    const changed = body(request, { visitorAmount: 30 });
    const answers = await Promise.all([1, 2, 3].map(() => calls.change(key, changed)));
    const later = await calls.change(key, changed);

    expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
    expect(later.status).toBe(200);
    expect((await staff.read(request.id)).version).toBe(2);
    expect(await prisma.mail.count()).toBe(1);
    expect(await trail(request.id)).toHaveLength(1);
  });

  it('says field by field what is wrong, in the words of the form', async () => {
    const request = await receive();
    const wrong = { visitTime: '07:00', visitorAmount: 0, institutionLeaderName: ' ' };

    const answer = await calls.change(calls.key(request.id), body(request, wrong)).expect(400);

    const { errors } = answer.body as { errors: { field: string; message: string }[] };
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'institutionLeaderName',
      'visitTime',
      'visitorAmount',
    ]);
    expect(errors).toContainEqual({
      code: 'VALIDATION_ERROR',
      field: 'visitTime',
      message: 'Vreme posete mora biti između 08:00 i 16:00',
    });
  });

  it('takes over nothing that is the staff’s, nor another contact or leader', async () => {
    const request = await receive({ contactType: 'personal' });
    const strange = {
      status: 'CANCELED',
      isViewed: true,
      normalizedId: 'GP-1',
      keyVersion: 7,
      personalEmail: 'drugi@example.rs',
      personalName: 'Neko',
      agencyLeaderName: 'Neko',
      isRequestingDinner: true,
      dinnerRequest: buildDinnerRequest(),
      visitorAmount: 25,
      unitPrices: { GROUP_CENTRE: 1 },
    };

    await calls.change(calls.key(request.id), body(request, strange)).expect(200);

    const { version: _v, updatedAt: _u, payment: _p, ...after } = await staff.read(request.id);
    const { version: _was, updatedAt: _before, payment: _paid, ...unchanged } = request;
    expect(after).toEqual({ ...unchanged, visitorAmount: 25 });
  });

  it('keeps the lunch that staff have given a private person, with the numbers sent', async () => {
    const { id } = await receive({ contactType: 'personal' });
    await staff.addDinner(id, { reason: 'Dogovoreno' }).expect(201);
    const request = await staff.read(id);
    const timeOfDinner = '13:15';
    const dinnerRequest = { ...request.dinnerRequest!, timeOfDinner };

    const changes = { visitorAmount: 25, dinnerRequest };
    await calls.change(calls.key(id), body(request, changes)).expect(200);

    expect(await staff.read(id)).toMatchObject({
      visitorAmount: 25,
      isRequestingDinner: true,
      dinnerRequest: { id: request.dinnerRequest!.id, timeOfDinner },
    });
  });

  it.each([
    ['postpone', 'postponed'],
    ['cancel', 'canceled'],
  ] as const)('is not possible after “%s”, and says so', async (act, stage) => {
    const { id, version } = await receive();
    await staff.act(id, act, { version, reason: 'Kvar', mail: silent }).expect(200);
    const stored = await staff.read(id);
    const answer = await calls.change(calls.key(id), body(stored, { visitorAmount: 30 }));
    expect(codeOf(answer)).toEqual([409, 'STAGE_CONFLICT']);
    expect(answer.body).toMatchObject({ stage });
    expect(await staff.read(id)).toEqual(stored);
  });

  it('of another version is refused, and inside the last two days or past the day', async () => {
    const request = await receive();
    const key = calls.key(request.id);
    const change = body(request, { visitorAmount: 30 });

    expect(codeOf(await calls.change(key, { ...change, version: 7 }))).toEqual([
      409,
      'STALE_VERSION',
    ]);
    for (const moment of ['2027-03-02T06:00:00Z', '2027-03-03T12:00:00Z', '2027-03-20T12:00:00Z']) {
      const late = await at(moment).change(key, change);
      expect(codeOf(late), moment).toEqual([409, 'TOO_LATE']);
    }
    expect(await prisma.mail.count()).toBe(0);
  });
});

describe('cancelling', () => {
  it.each(['received', 'confirmed'] as const)(
    'a visit that is %s tells both sides, and the office why',
    async (stage) => {
      const request = stage === 'confirmed' ? await confirm() : await receive();
      const key = calls.key(request.id);

      const answer = await calls.cancel(key, { version: request.version, reason: 'Bolest' });

      expect(dataOf(answer)).toMatchObject({ stage: 'canceled', confirmedAt: null, change: 'no' });
      const mails = await prisma.mail.findMany({ orderBy: { queueNumber: 'asc' } });
      expect(mails).toMatchObject([
        { kind: 'status-changed', recipientEmail: request.institutionEmail },
        { kind: 'requester-news', recipientEmail: 'kancelarija@example.rs' },
      ]);
      expect(mails[0]!.subject).toMatch(/^Otkazali ste posetu: GP-/);
      expect(mails.map(({ text }) => text.includes('Bolest'))).toEqual([false, true]);
      expect(mails[1]!.text).not.toContain('povraćaj');
      const entries = await trail(request.id);
      expect(entries.find(({ action }) => action === 'request-canceled')).toMatchObject({
        actor: 'Naručilac',
        staffId: null,
        changes: [{ field: 'reason', from: null, to: 'Bolest' }],
      });
    },
  );

  it('of a visit that was paid for tells the office what is to be given back', async () => {
    const { id } = await confirm();
    const payment = { paidOn: '2027-02-01', amount: 7200.5, way: 'transfer' };
    await staff.pay(id, payment).expect(201);
    const { version } = await staff.read(id);
    await calls.cancel(calls.key(id), { version, reason: 'Bolest' }).expect(200);

    const { text } = await prisma.mail.findFirstOrThrow({ where: { kind: 'requester-news' } });
    expect(text).toContain('Za povraćaj: 7.200,50 din');
  });

  it('writes no word of a stranger to the address that they typed, nor past its limit', async () => {
    const { id } = await staff.create(buildVisitRequest({ visitDate: DAY }));
    const turnAt = new Date(Date.now() + 3_600_000);
    const toRequester = { visitRequestId: id, isLimited: true };
    await prisma.mail.updateMany({ where: toRequester, data: { turnAt, nextAttemptAt: turnAt } });

    const reason = 'Osvojili ste nagradu: https://zlo.example.com';
    await calls.cancel(calls.key(id), { version: 1, reason }).expect(200);

    const mails = await prisma.mail.findMany({ where: toRequester });
    expect(mails).toMatchObject([
      { kind: 'request-received', turnAt, nextAttemptAt: turnAt },
      { kind: 'status-changed', turnAt: null },
    ]);
    expect(JSON.stringify(mails)).not.toContain('zlo.example');
  });

  it('needs a reason, happens once, and not after the visit has begun', async () => {
    const request = await confirm();
    const key = calls.key(request.id);
    const { version } = request;
    expect(codeOf(await calls.cancel(key, { version, reason: ' ' }))).toEqual([
      400,
      'VALIDATION_ERROR',
    ]);
    const late = await at('2027-03-03T09:00:00Z').cancel(key, { version, reason: 'Sneg' });
    expect(codeOf(late)).toEqual([409, 'TOO_LATE']);

    const answers = await Promise.all(
      [1, 2, 3].map(() => calls.cancel(key, { version, reason: 'Sneg' })),
    );
    const later = await calls.cancel(key, { version, reason: 'Sneg' });

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect([...codeOf(later), later.body]).toMatchObject([
      409,
      'STAGE_CONFLICT',
      { stage: 'canceled' },
    ]);
    expect(await prisma.mail.count()).toBe(2);
  });
});
