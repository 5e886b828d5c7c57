import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildZones } from '@museum/shared/testing/build-zones';
import type {
  ProposalAnswer,
  MailPreview,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showMail } from '#mail/present-mail.ts';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { inFebruary, testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

// A Wednesday; the house is open from 9 to 17 and holds 100 in the centre.
const DAY = '2027-03-03';
const NEXT_DAY = '2027-03-04';
const zones = buildZones({ startsPerQuarter: 9 });
const silent = { send: false };

const calls = requesterCalls(inFebruary);
let staff: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  staff = await visitRequestCalls(inFebruary);
});
beforeEach(async () => {
  await emptyTables('visit_request', 'setting', 'audit_entry', 'mail', 'guide');
  await prisma.setting.create({ data: { name: 'zones', value: { zones } } });
});

async function confirm(overrides: Parameters<typeof buildVisitRequest>[0] = {}) {
  const { id } = await staff.create(
    buildVisitRequest({
      visitDate: DAY,
      visitTime: '10:00',
      visitorAmount: 40,
      numberOfFollowers: 0,
      ...overrides,
    }),
  );
  await prisma.mail.deleteMany();
  const act = { version: 1, mail: silent };
  return dataOf<VisitRequest>(await staff.act(id, 'confirm', act).expect(200));
}

/** A confirmed visit whose requester wishes something else. */
async function propose(changes: object, overrides: Parameters<typeof buildVisitRequest>[0] = {}) {
  const request = await confirm(overrides);
  await calls.change(calls.key(request.id), { ...request, ...changes }).expect(200);
  await prisma.mail.deleteMany();
  return staff.read(request.id);
}

const answer = (
  { id, version }: Pick<VisitRequest, 'id' | 'version'>,
  which: ProposalAnswer,
  body: object = {},
) => staff.answerProposal(id, which, { version, mail: silent, ...body });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { errors?: { code: string }[] }).errors?.[0]?.code,
];
const actions = async (visitRequestId: number) =>
  (await prisma.auditEntry.findMany({ where: { visitRequestId }, orderBy: { id: 'asc' } })).map(
    ({ actor, action }) => `${actor}: ${action}`,
  );

describe('a change of a confirmed visit', () => {
  it('waits for the staff; what was agreed stands, and the office is told', async () => {
    const request = await confirm();
    const note = 'Pridružuje nam se još jedno odeljenje';
    const changes = { visitTime: '12:15', visitorAmount: 60, note };

    const sent = await calls.change(calls.key(request.id), { ...request, ...changes }).expect(200);

    expect(dataOf(sent)).toMatchObject({
      proposed: true,
      request: { stage: 'changing', visitTime: '10:00', visitorAmount: 40, version: 3 },
    });
    const stored = await staff.read(request.id);
    expect(stored).toMatchObject({ stage: 'changing', visitTime: '10:00', visitorAmount: 40 });
    expect(stored.confirmedAt).toBe(request.confirmedAt);
    const { wanted } = stored.proposal!;
    expect(stored.proposal).toMatchObject({ note });
    expect(wanted).toMatchObject({ visitTime: '12:15', visitorAmount: 60, visitDate: DAY });
    expect(await prisma.mail.findMany()).toMatchObject([
      { kind: 'requester-news', subject: expect.stringContaining('predlaže izmenu') as string },
    ]);
    expect(await actions(request.id)).toEqual([
      'Jelena Đorđević: request-confirmed',
      'Jelena Đorđević: proforma-issued',
      'Naručilac: change-proposed',
    ]);
  });

  it('is found by its stage in list and calendar, and fills the house as what was agreed', async () => {
    const request = await propose({ visitTime: '14:00', visitorAmount: 90 });
    const { id } = await confirm({ visitTime: '15:00', visitorAmount: 10 });

    const rows = async (stage: string) =>
      dataOf<{ id: number }[]>(await staff.query({ stage }).expect(200)).map((row) => row.id);
    expect(await rows('changing')).toEqual([request.id]);
    expect(await rows('confirmed')).toEqual([id]);
    // 40 of the agreed 10 o'clock and 61 more are too many, whatever is wished.
    const third = await staff.create(
      buildVisitRequest({ visitDate: DAY, visitorAmount: 61, numberOfFollowers: 0 }),
    );
    const refused = await staff.act(third.id, 'confirm', { version: 1, mail: silent });
    expect(codeOf(refused)).toEqual([409, 'CAPACITY_EXCEEDED']);
    const { conflicts } = refused.body as { conflicts: CapacityConflict[] };
    expect(conflicts[0]!.requests.map((other) => other.id)).toEqual([request.id]);
  });

  it('replaces the one before, and is taken back by wishing what was agreed', async () => {
    const first = await propose({ visitorAmount: 60 });
    const key = calls.key(first.id);
    await calls.change(key, { ...first, visitTime: '11:00' }).expect(200);
    const second = await staff.read(first.id);
    expect(second.proposal!.wanted).toMatchObject({ visitorAmount: 40, visitTime: '11:00' });
    expect(await prisma.proposal.count()).toBe(1);

    const back = await calls.change(key, { ...second }).expect(200);

    expect(dataOf(back)).toMatchObject({ applied: true, request: { stage: 'confirmed' } });
    expect(await prisma.proposal.count()).toBe(0);
    expect((await actions(first.id)).at(-1)).toBe('Naručilac: proposal-withdrawn');
  });

  it('with another word than the one that waits is refused where it doesn’t know of that one', async () => {
    const request = await confirm();
    const key = calls.key(request.id);
    const wish = { ...request, visitorAmount: 60, note: 'Autobus kasni' };
    const { version } = dataOf<{ request: VisitRequest }>(
      await calls.change(key, wish).expect(200),
    ).request;
    const changed = { ...wish, note: 'Autobus ne kasni' };

    expect(codeOf(await calls.change(key, changed))).toEqual([409, 'STALE_VERSION']);

    await calls.change(key, { ...changed, version }).expect(200);
    expect((await staff.read(request.id)).proposal).toMatchObject({ note: 'Autobus ne kasni' });
  });

  it('pressed again proposes and sends nothing more', async () => {
    const request = await confirm();
    const wish = { ...request, visitorAmount: 60 };
    const key = calls.key(request.id);

    await Promise.all([1, 2, 3].map(() => calls.change(key, wish)));
    await calls.change(key, wish).expect(200);

    expect(await prisma.mail.count()).toBe(1);
    expect((await staff.read(request.id)).version).toBe(request.version + 1);
  });

  it('goes with the promise when staff postpone or cancel, or set the status', async () => {
    for (const act of ['postpone', 'cancel'] as const) {
      const { id, version } = await propose({ visitorAmount: 50 });
      await staff.act(id, act, { version, reason: 'Radovi', mail: silent }).expect(200);
      expect(await staff.read(id)).toMatchObject({ proposal: null });
    }
    const request = await propose({ visitorAmount: 50 });
    await staff.update({ ...request, status: 'POSTPONED' }).expect(200);
    expect(await prisma.proposal.count()).toBe(0);
  });

  it('still waits when staff change something else, and keeps their change', async () => {
    const request = await propose({ visitorAmount: 60 });
    await staff.update({ ...request, numberOfFollowers: 5 }).expect(200);

    const between = await staff.read(request.id);
    expect(between).toMatchObject({ stage: 'changing', numberOfFollowers: 5 });
    await answer(between, 'accept').expect(200);
    expect(await staff.read(request.id)).toMatchObject({
      stage: 'confirmed',
      visitorAmount: 60,
      numberOfFollowers: 5,
      proposal: null,
    });
  });

  it('to come without lunch waits no longer once staff themselves delete the lunch', async () => {
    const dinnerRequest = buildDinnerRequest({ kidsDinoDinnerAmount: 24 });
    const without = { isRequestingDinner: false, dinnerRequest: null };
    const request = await propose(without, { dinnerRequest });

    await staff.removeDinner(request.id).expect(200);

    expect(await staff.read(request.id)).toMatchObject({ stage: 'confirmed', proposal: null });
  });

  it('to have lunch waits no longer once staff themselves restore that lunch', async () => {
    const dinnerRequest = buildDinnerRequest({ kidsDinoDinnerAmount: 24 });
    const { id } = await confirm({ dinnerRequest });
    await staff.removeDinner(id).expect(200);
    const request = await staff.read(id);
    const wished = { ...request, isRequestingDinner: true, dinnerRequest };
    await calls.change(calls.key(id), wished).expect(200);

    await staff.addDinner(id).expect(201);

    expect(await staff.read(id)).toMatchObject({ stage: 'confirmed', proposal: null });
  });

  it('of another lunch wishes that lunch even after staff have deleted the agreed one', async () => {
    const dinnerRequest = buildDinnerRequest({ kidsDinoDinnerAmount: 24 });
    const wished = buildDinnerRequest({ kidsDinoDinnerAmount: 30 });
    const request = await propose({ dinnerRequest: wished }, { dinnerRequest });
    await staff.removeDinner(request.id).expect(200);

    const waiting = await staff.read(request.id);
    expect(waiting).toMatchObject({ stage: 'changing', isRequestingDinner: false });
    expect(waiting.proposal!.wanted).toMatchObject({ isRequestingDinner: true });
    await answer(waiting, 'accept').expect(200);

    expect(await staff.read(request.id)).toMatchObject({
      stage: 'confirmed',
      isRequestingDinner: true,
      dinnerRequest: { kidsDinoDinnerAmount: 30 },
    });
  });

  it('of another time in the memorial house wishes it even after staff have taken it off', async () => {
    const request = await propose(
      { homeExhibitionVisitTime: '12:00' },
      { homeExhibitionVisitTime: '11:00', visitorAmount: 20 },
    );
    const without = { isRequestingVisitHomeExhibition: false, homeExhibitionVisitTime: null };
    await staff.update({ ...request, ...without }).expect(200);

    const waiting = await staff.read(request.id);
    const both = { isRequestingVisitHomeExhibition: true, homeExhibitionVisitTime: '12:00' };
    expect(waiting.proposal!.wanted).toMatchObject(both);
    await answer(waiting, 'accept').expect(200);

    expect(await staff.read(request.id)).toMatchObject({ stage: 'confirmed', ...both });
  });

  it('waits no longer once staff themselves save all that is wished', async () => {
    const request = await propose({ visitorAmount: 60, visitTime: '10:30' });
    await staff.update({ ...request, visitorAmount: 60 }).expect(200);
    const between = await staff.read(request.id);
    expect(between.stage).toBe('changing');

    const saved = await staff.update({ ...between, visitTime: '10:30' }).expect(200);

    expect(dataOf(saved)).toMatchObject({ stage: 'confirmed', proposal: null, visitorAmount: 60 });
    expect(await calls.read(calls.key(request.id))).toMatchObject({ stage: 'confirmed' });
  });
});

describe('accepting', () => {
  it('makes the change hold, still confirmed, with trace and the mail that was previewed', async () => {
    const lunch = buildDinnerRequest({ timeOfDinner: '13:00' });
    const request = await propose({
      visitDate: NEXT_DAY,
      visitorAmount: 30,
      institutionLeaderName: 'Vesna Šarić',
      isRequestingDinner: true,
      dinnerRequest: lunch,
    });
    const note = 'Vidimo se u četvrtak.';
    const preview = dataOf<MailPreview>(
      await staff.previewMail(request.id, { act: 'accept-proposal', note }).expect(200),
    );

    // The sentence may stand beside the choice, as the contract has it.
    const saved = await answer(request, 'accept', { note, mail: { send: true } }).expect(200);

    const after = dataOf<VisitRequest>(saved);
    expect(await staff.read(request.id)).toEqual(after);
    expect(await prisma.proforma.count({ where: { voidedAt: null } })).toBe(2);
    expect(after).toMatchObject({
      stage: 'confirmed',
      visitDate: NEXT_DAY,
      visitorAmount: 30,
      proposal: null,
      institutionLeaderName: 'Vesna Šarić',
      dinnerRequest: lunch,
      confirmedAt: request.confirmedAt,
    });
    const [mail, ...others] = await prisma.mail.findMany();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipientEmail: preview.to, subject: preview.subject });
    expect(mail!.subject).toMatch(/^Izmena je prihvaćena: GP-.*4\. mart 2027\. \(četvrtak\)/);
    expect(mail!.text).toContain(note);
    const { changes } = await prisma.auditEntry.findFirstOrThrow({
      where: { action: 'proposal-accepted' },
    });
    expect(changes).toContainEqual({ field: 'visitDate', from: DAY, to: NEXT_DAY });
  });

  it.each([
    ['another day takes what was noted at the gate away', { visitDate: NEXT_DAY }, null],
    ['another time of the day leaves it', { visitTime: '11:00' }, '2027-03-03T09:05:00.000Z'],
  ])('%s', async (_what, changes, lateAt) => {
    const request = await propose(changes);
    await prisma.visitRequest.update({
      where: { id: request.id },
      data: { lateAt: '2027-03-03T09:05:00.000Z' },
    });

    await answer(request, 'accept').expect(200);

    expect(await staff.read(request.id)).toMatchObject({ ...changes, stage: 'confirmed', lateAt });
  });

  it('over the places says where and who is there, and takes a reason', async () => {
    const there = await confirm({ visitTime: '14:00', visitorAmount: 60 });
    const request = await propose({ visitTime: '14:00', visitorAmount: 41 });

    const refused = await answer(request, 'accept');

    expect(codeOf(refused)).toEqual([409, 'CAPACITY_EXCEEDED']);
    expect(refused.body).toMatchObject({
      conflicts: [{ zone: 'centre', persons: 101, capacity: 100, requests: [{ id: there.id }] }],
    });
    expect(await staff.read(request.id)).toMatchObject({ stage: 'changing', visitTime: '10:00' });
    await answer(request, 'accept', { reason: 'Deo čeka u parku' }).expect(200);
    const entry = await prisma.auditEntry.findFirstOrThrow({
      where: { action: 'proposal-accepted' },
    });
    expect(entry.changes).toContainEqual({ field: 'reason', from: null, to: 'Deo čeka u parku' });
  });
});

describe('a proposal that nobody answered in time', () => {
  const PASSED = '2027-01-29';

  it('moves no visit into a day that has passed, and can still be declined', async () => {
    const request = await propose({ visitDate: NEXT_DAY });
    const data = { fields: { visitDate: PASSED } };
    await prisma.proposal.update({ where: { visitRequestId: request.id }, data });

    const refused = await answer(request, 'accept', { reason: 'Dogovoreno' });

    expect(codeOf(refused)).toEqual([400, 'VALIDATION_ERROR']);
    const message = 'Predloženi dan je prošao: 29. januar 2027. Predlog možete samo da odbijete.';
    expect(refused.body).toMatchObject({ errors: [{ message }] });
    expect(await staff.read(request.id)).toMatchObject({ stage: 'changing', visitDate: DAY });
    await answer(request, 'decline').expect(200);
  });

  it('may still change a visit whose own day has passed, as staff may', async () => {
    const request = await propose({ visitorAmount: 60 });
    const data = { visitDate: new Date(PASSED) };
    await prisma.visitRequest.update({ where: { id: request.id }, data });

    await answer(request, 'accept', { reason: 'Dogovoreno' }).expect(200);
  });
});

describe('declining', () => {
  it('leaves what was agreed, with trace and the mail that was previewed', async () => {
    const request = await propose({ visitorAmount: 60 });
    const note = 'Tada je puno.';
    const preview = dataOf<MailPreview>(
      await staff.previewMail(request.id, { act: 'decline-proposal', note }).expect(200),
    );

    await answer(request, 'decline', { mail: { send: true, note } }).expect(200);

    expect(await staff.read(request.id)).toMatchObject({
      stage: 'confirmed',
      visitorAmount: 40,
      proposal: null,
    });
    const mails = await prisma.mail.findMany();
    expect(mails).toMatchObject([{ subject: preview.subject }]);
    expect(await showMail(mails[0]!, testEnv().PUBLIC_URL)).toBe(preview.html);
    expect(mails[0]!.text).toContain(note);
    expect((await actions(request.id)).at(-1)).toBe('Jelena Đorđević: proposal-declined');
  });

  it.each([
    ['with what the mail says', { mail: { send: true, note: 'Tada je puno.' } }, 'Tada je puno.'],
    ['without a word', { mail: { send: true } }, null],
    ['without the sentence of a mail that didn’t go', { note: 'Tada je puno.' }, null],
  ])('is told on the requester’s page, %s', async (_what, body, message) => {
    const request = await propose({ visitorAmount: 60 });
    const key = calls.key(request.id);
    expect(await calls.read(key)).toMatchObject({ declinedProposal: null });

    const declined = dataOf<VisitRequest>(await answer(request, 'decline', body).expect(200));

    expect(await calls.read(key)).toMatchObject({
      stage: 'confirmed',
      declinedProposal: { at: expect.any(String) as string, message },
    });
    const guide = await prisma.guide.create({ data: { name: 'Milan Ilić', position: 1 } });
    await staff.assign(declined.id, declined.version, [guide.id]).expect(200);
    expect((await calls.read(key)).declinedProposal).toMatchObject({ message });
  });

  const after = {
    'a new proposal': (request: VisitRequest) =>
      calls.change(calls.key(request.id), { ...request, visitTime: '11:00' }),
    'a change by staff': (request: VisitRequest) =>
      staff.update({ ...request, visitTime: '11:00' }),
    'a lunch that staff add': ({ id }: VisitRequest) => staff.addDinner(id),
    'a postponement': ({ id, version }: VisitRequest) =>
      staff.act(id, 'postpone', { version, reason: 'Radovi', mail: silent }),
  };
  it.each(Object.entries(after))('is told on that page until %s', async (_what, act) => {
    const request = await propose({ visitorAmount: 60 });
    await answer(request, 'decline').expect(200);
    const seen = await calls.read(calls.key(request.id));
    expect(seen.declinedProposal).toMatchObject({ message: null });

    const { status } = await act(await staff.read(request.id));

    expect(status).toBeLessThan(300);
    expect(await calls.read(calls.key(request.id))).toMatchObject({ declinedProposal: null });
  });

  it('is not told of again when the requester takes the next proposal back', async () => {
    const request = await propose({ visitorAmount: 60 });
    await answer(request, 'decline').expect(200);
    const key = calls.key(request.id);
    await calls.change(key, { ...(await staff.read(request.id)), visitorAmount: 50 }).expect(200);
    await calls.change(key, { ...(await staff.read(request.id)) }).expect(200);
    expect(await calls.read(key)).toMatchObject({ stage: 'confirmed', declinedProposal: null });
  });

  it.each(['accept', 'decline'] as const)('%s is refused where nothing waits', async (which) => {
    const request = await confirm();
    for (const version of [1, request.version]) {
      const refused = await answer({ ...request, version }, which);
      expect([...codeOf(refused), refused.body]).toMatchObject([
        409,
        'STAGE_CONFLICT',
        { stage: 'confirmed' },
      ]);
    }
    expect(codeOf(await staff.previewMail(request.id, { act: `${which}-proposal` }))).toEqual([
      409,
      'STAGE_CONFLICT',
    ]);
  });
});

describe('of two at once', () => {
  const ROUNDS = 12;
  const send = { mail: { send: true } };

  /** One of the calls won, the others were told why not. */
  function expectOneWinner(answers: { status: number; body: unknown }[]) {
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(answers.length - 1);
    for (const one of refused) {
      expect(['STALE_VERSION', 'STAGE_CONFLICT']).toContain(codeOf(one)[1]);
    }
  }

  it('acceptances exactly one holds and sends', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const request = await propose({ visitorAmount: 45 });
      expectOneWinner(await Promise.all([1, 2].map(() => answer(request, 'accept', send))));
      expect(await prisma.mail.count()).toBe(1);
      await emptyTables('visit_request', 'mail');
    }
  });

  it('acceptance and refusal exactly one holds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const request = await propose({ visitorAmount: 45 });
      const answers = await Promise.all([
        answer(request, 'accept', send),
        answer(request, 'decline', send),
      ]);
      expectOneWinner(answers);
      const accepted = answers[0].status === 200;
      expect((await staff.read(request.id)).visitorAmount).toBe(accepted ? 45 : 40);
      expect(await prisma.mail.count()).toBe(1);
      await emptyTables('visit_request', 'mail');
    }
  });

  it('an acceptance and a change by staff exactly one holds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const request = await propose({ visitorAmount: 45 });
      const answers = await Promise.all([
        answer(request, 'accept'),
        staff.update({ ...request, visitTime: '11:30', visitDate: NEXT_DAY }),
      ]);
      expectOneWinner(answers);
      const after = await staff.read(request.id);
      expect([after.visitorAmount, after.visitTime, after.stage]).toEqual(
        answers[0].status === 200 ? [45, '10:00', 'confirmed'] : [40, '11:30', 'changing'],
      );
      await emptyTables('visit_request', 'mail');
    }
  });

  it('acceptances for the last places exactly one passes without a reason', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const here = await propose({ visitTime: '14:00', visitorAmount: 60 });
      const there = await propose(
        { visitTime: '14:00', visitorAmount: 60 },
        { visitTime: '12:00' },
      );
      const answers = await Promise.all([answer(here, 'accept'), answer(there, 'accept')]);
      expect(answers.map(codeOf).toSorted()).toEqual([
        [200, undefined],
        [409, 'CAPACITY_EXCEEDED'],
      ]);
      await emptyTables('visit_request', 'mail');
    }
  });

  it('a confirmation and a change or a cancellation by the requester exactly one holds', async () => {
    for (let round = 0; round < ROUNDS * 2; round += 1) {
      const { id } = await staff.create(buildVisitRequest({ visitDate: DAY, visitorAmount: 40 }));
      await prisma.mail.deleteMany();
      const request = await staff.read(id);
      const key = calls.key(id);
      const cancels = round % 2 === 0;
      const answers = await Promise.all([
        staff.act(id, 'confirm', { version: 1, ...send }),
        cancels
          ? calls.cancel(key, { version: 1, reason: 'Bolest' })
          : calls.change(key, { ...request, visitorAmount: 45 }),
      ]);
      expectOneWinner(answers);
      const after = await staff.read(id);
      const lost = cancels ? ['canceled', 40] : ['received', 45];
      expect([after.stage, after.visitorAmount]).toEqual(
        answers[0].status === 200 ? ['confirmed', 40] : lost,
      );
      expect(await prisma.mail.count()).toBe(answers[0].status !== 200 && cancels ? 2 : 1);
      await emptyTables('visit_request', 'mail');
    }
  });
});
