import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildZones } from '@museum/shared/testing/build-zones';
import type { Stage, StageAct } from '@museum/shared/visit-requests/stages/stage';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { drawn } from '#test/mails.ts';
import { inFebruary } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

// A Wednesday; the house is open from 9 to 17 and holds 100 in the centre.
const DAY = '2027-03-03';
const NEXT_DAY = '2027-03-04';
const zones = buildZones({ startsPerQuarter: 9 });
const silent = { send: false };

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  calls = await visitRequestCalls(inFebruary);
});
beforeEach(async () => {
  await emptyTables('visit_request', 'setting', 'audit_entry', 'mail');
  await prisma.setting.create({ data: { name: 'zones', value: { zones } } });
});

async function receive(overrides: Parameters<typeof buildVisitRequest>[0] = {}) {
  const { id } = await calls.create(
    buildVisitRequest({
      visitDate: DAY,
      visitTime: '10:00',
      visitorAmount: 50,
      numberOfFollowers: 0,
      ...overrides,
    }),
  );
  await prisma.mail.deleteMany();
  return calls.read(id);
}
const act = ({ id, version }: VisitRequest, name: StageAct, body: object = {}) =>
  calls.act(id, name, { version, mail: silent, ...body });
const confirmed = async (overrides: Parameters<typeof buildVisitRequest>[0] = {}) =>
  dataOf<VisitRequest>(await act(await receive(overrides), 'confirm').expect(200));
const conflictsOf = ({ body }: { body: unknown }) =>
  (body as { conflicts: CapacityConflict[] }).conflicts;

/** A mail but for its predračuni, which get their numbers when the visit is confirmed. */
const withoutPayments = (html = '') =>
  html
    .replaceAll(/<table role="presentation" class="panel line"[\s\S]*?<\/table>/g, '')
    .replaceAll(/predracun-PR-[^.]*/g, '');

describe('confirming', () => {
  it('makes the visit firm, with a trace and the mail that was previewed', async () => {
    const request = await receive();
    const note = 'Dođite na ulaz B.';
    const preview = dataOf<MailPreview>(
      await calls.previewMail(request.id, { act: 'confirm', note }).expect(200),
    );
    expect(await prisma.mail.count()).toBe(0);

    const saved = dataOf<VisitRequest>(
      await act(request, 'confirm', { mail: { send: true, note } }).expect(200),
    );

    expect(saved).toMatchObject({ stage: 'confirmed', status: 'SCHEDULED', version: 2 });
    expect(saved.confirmedAt).not.toBeNull();
    const [mail, ...others] = await prisma.mail.findMany();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipientEmail: preview.to,
      subject: preview.subject,
    });
    expect(withoutPayments(drawn(mail!))).toBe(withoutPayments(preview.html));
    expect(mail?.text).toContain('Predračun PR-');
    expect(preview.html).toContain('Predračun dobija broj kad potvrdite ili sačuvate.');
    expect(mail?.subject).toMatch(
      /^Poseta je potvrđena: GP-\d+-\d+, 3\. mart 2027\. \(sreda\) u 10:00$/,
    );
    expect(mail?.text).toContain(note);
    const trail = await prisma.auditEntry.findMany({
      where: { visitRequestId: saved.id },
      orderBy: { id: 'asc' },
    });
    expect(trail).toMatchObject([
      { action: 'request-confirmed', changes: [] },
      { action: 'proforma-issued' },
    ]);
  });

  it.each<StageAct>(['confirm', 'decline', 'postpone', 'cancel'])(
    'or another act marks the request as looked at: %s',
    async (name) => {
      const request = await receive();
      expect(request.isViewed).toBe(false);
      await act(request, name, { reason: 'Kvar grejanja' }).expect(200);
      expect((await calls.read(request.id)).isViewed).toBe(true);
    },
  );

  it('sends nothing when staff withhold the mail', async () => {
    await confirmed();
    expect(await prisma.mail.count()).toBe(0);
  });

  it('happens once: the second press is told the stage and sends nothing', async () => {
    const request = await receive();
    const body = { mail: { send: true } };

    const answers = await Promise.all([1, 2, 3].map(() => act(request, 'confirm', body)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    for (const seen of [request, await calls.read(request.id)]) {
      const later = await act(seen, 'confirm', body);
      expect([later.status, later.body]).toMatchObject([
        409,
        { errors: [{ code: 'STAGE_CONFLICT' }], stage: 'confirmed' },
      ]);
    }
    expect(await prisma.mail.count()).toBe(1);
  });

  it('refuses what somebody else has changed meanwhile', async () => {
    const request = await receive();
    await calls.update({ ...request, visitorAmount: 20 }).expect(200);

    expect((await act(request, 'confirm')).body).toMatchObject({
      errors: [{ code: 'STALE_VERSION' }],
    });
  });

  it('over the places answers where, how many and who else is there, and takes a reason', async () => {
    const there = await confirmed({ visitTime: '11:00', visitorAmount: 60 });
    const request = await receive();

    const answer = await act(request, 'confirm');

    expect([answer.status, answer.body]).toMatchObject([
      409,
      { errors: [{ code: 'CAPACITY_EXCEEDED' }] },
    ]);
    expect(conflictsOf(answer)).toEqual([
      {
        of: 'places',
        zone: 'centre',
        from: '11:00',
        to: '11:30',
        persons: 110,
        capacity: 100,
        requests: [
          { id: there.id, normalizedId: there.normalizedId, name: there.requester, persons: 60 },
        ],
      },
    ]);
    expect(await calls.read(request.id)).toMatchObject({ stage: 'received', version: 1 });

    const reason = 'Deo grupe čeka u parku';
    await act(request, 'confirm', { reason, mail: { send: true } }).expect(200);
    expect(
      await prisma.auditEntry.findFirst({ where: { visitRequestId: request.id } }),
    ).toMatchObject({ changes: [{ field: 'reason', from: null, to: reason }] });
    const [mail] = await prisma.mail.findMany();
    expect(mail?.text).not.toContain(reason);
  });

  it('on a closed day answers that there are no places', async () => {
    // 1 March 2027 is a Monday.
    const answer = await act(await receive({ visitDate: '2027-03-01' }), 'confirm');

    expect(conflictsOf(answer)).toMatchObject([
      { of: 'closed', zone: 'centre', from: '10:00', capacity: 0, persons: 50 },
    ]);
  });

  it('with a lunch after closing time answers that it is closed then, also for one that is added', async () => {
    const day = { date: DAY, open: { from: '08:00', to: '12:00' }, note: 'Radovi' };
    await prisma.setting.create({ data: { name: 'special-days', value: { days: [day] } } });
    const dinnerRequest = buildDinnerRequest({ timeOfDinner: '13:00' });
    const answer = await act(await receive({ dinnerRequest }), 'confirm');

    expect(answer.status).toBe(409);
    expect(conflictsOf(answer)).toMatchObject([
      { of: 'closed', zone: 'restaurant', from: '13:00', to: '13:00', capacity: 0, requests: [] },
    ]);

    // From the template it begins after the tour.
    const { id } = await confirmed({ visitTime: '11:00' });
    const added = await calls.addDinner(id).expect(409);
    expect(conflictsOf(added)).toMatchObject([{ of: 'closed', zone: 'restaurant', from: '12:30' }]);
  });

  it('with the memorial house after closing time answers that it is closed then', async () => {
    const tour = { visitorAmount: 20, homeExhibitionVisitTime: '17:30' };
    const answer = await act(await receive(tour), 'confirm');

    expect(answer.status).toBe(409);
    expect(conflictsOf(answer)).toMatchObject([
      { of: 'closed', zone: 'memorialHouse', from: '17:30', to: '17:30', persons: 20 },
    ]);
  });

  it('of 20 pairs for the last places lets exactly one of each through, on two servers', async () => {
    const other = await visitRequestCalls(inFebruary);
    for (let pair = 0; pair < 20; pair += 1) {
      await emptyTables('visit_request');
      const [one, two] = [
        await receive({ visitorAmount: 60 }),
        await receive({ visitorAmount: 60 }),
      ];

      const answers = await Promise.all([
        calls.act(one.id, 'confirm', { version: 1, mail: silent }),
        other.act(two.id, 'confirm', { version: 1, mail: silent }),
      ]);

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('wins or loses cleanly against a move to another day', async () => {
    for (let round = 0; round < 10; round += 1) {
      await emptyTables('visit_request');
      await confirmed({ visitDate: NEXT_DAY, visitorAmount: 90 });
      const request = await receive({ visitorAmount: 60 });

      const [confirmation, move] = await Promise.all([
        act(request, 'confirm'),
        calls.update({ ...request, visitDate: NEXT_DAY }),
      ]);

      expect([confirmation.status, move.status].toSorted()).toEqual([200, 409]);
      const stored = await calls.read(request.id);
      expect([stored.stage, stored.visitDate]).toEqual(
        confirmation.status === 200 ? ['confirmed', DAY] : ['received', NEXT_DAY],
      );
    }
  });
});

describe('a reason is needed to', () => {
  it.each<[StageAct, Stage, string]>([
    ['decline', 'canceled', 'request-declined'],
    ['cancel', 'canceled', 'request-canceled'],
    ['postpone', 'postponed', 'request-postponed'],
  ])('%s, is told in the mail and kept', async (name, stage, action) => {
    const request = await receive();
    const refused = await act(request, name, { reason: ' ' });
    expect(refused.body).toMatchObject({
      errors: [{ field: 'reason', message: 'Polje je obavezno' }],
    });

    const reason = 'Radovi u centralnoj hali';
    const saved = dataOf<VisitRequest>(
      await act(request, name, { reason, mail: { send: true } }).expect(200),
    );

    expect(saved).toMatchObject({ stage, stageReason: reason, confirmedAt: null });
    expect((await prisma.mail.findMany()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`Razlog: ${reason}`),
    ]);
    expect(
      await prisma.auditEntry.findFirst({ where: { visitRequestId: saved.id } }),
    ).toMatchObject({
      action,
      changes: [{ field: 'reason', to: reason }],
    });
  });
});

describe('staff who save a confirmed visit', () => {
  it('take the confirmation away with another status, and back it is only received', async () => {
    const visit = await confirmed();
    const postponed = dataOf<VisitRequest>(
      await calls.update({ ...visit, status: 'POSTPONED' }).expect(200),
    );
    expect(postponed).toMatchObject({ stage: 'postponed', confirmedAt: null });

    const again = await calls.update({ ...postponed, status: 'SCHEDULED' }).expect(200);
    expect(dataOf<VisitRequest>(again).stage).toBe('received');
  });

  it('keep it confirmed while it fits, and need a reason where it does not', async () => {
    await confirmed({ visitDate: NEXT_DAY, visitorAmount: 60 });
    const visit = await confirmed();

    const refused = await calls.update({ ...visit, visitDate: NEXT_DAY });
    expect(refused.body).toMatchObject({ errors: [{ code: 'CAPACITY_EXCEEDED' }] });
    expect(conflictsOf(refused)).toMatchObject([{ zone: 'centre', persons: 110 }]);

    const later = { ...visit, visitDate: NEXT_DAY, visitTime: '12:00' };
    expect(dataOf<VisitRequest>(await calls.update(later).expect(200)).stage).toBe('confirmed');
  });

  it('are no further group at a start that is full of groups already', async () => {
    const crowded = buildZones({ startsPerQuarter: 1 });
    await prisma.setting.update({ where: { name: 'zones' }, data: { value: { zones: crowded } } });
    await confirmed({ visitorAmount: 10 });
    const refused = await act(await receive({ visitorAmount: 20 }), 'confirm');
    expect(conflictsOf(refused)).toMatchObject([{ of: 'starts' }]);
    const visit = dataOf<VisitRequest>(
      await act(await receive({ visitorAmount: 20 }), 'confirm', { reason: 'Dogovoreno' }),
    );

    await calls.update({ ...visit, visitorAmount: 15 }).expect(200);
    await calls.addDinner(visit.id).expect(201);
    const { version } = await calls.read(visit.id);
    await calls.update({ ...visit, version, visitTime: '10:15' }).expect(200);
    const back = { ...visit, version: version + 1, visitTime: '10:00' };
    expect(conflictsOf(await calls.update(back))).toMatchObject([{ of: 'starts' }]);
  });

  it('may save other fields of a visit that stands over the places', async () => {
    await confirmed({ visitorAmount: 60 });
    const visit = dataOf<VisitRequest>(
      await act(await receive(), 'confirm', { reason: 'Dogovoreno' }).expect(200),
    );

    await calls.update({ ...visit, isViewed: true }).expect(200);
  });

  it.each([
    [undefined, 0],
    [{ send: true, note: 'Sat kasnije.' }, 1],
  ])('with the mail %j send %i', async (mail, count) => {
    const visit = await confirmed();
    await calls.update({ ...visit, visitTime: '11:00', mail }).expect(200);

    const mails = await prisma.mail.findMany();
    expect(mails).toHaveLength(count);
    if (mail)
      expect(mails[0]).toMatchObject({ text: expect.stringContaining(mail.note) as string });
  });
});

describe('adding a lunch to a confirmed visit', () => {
  it('is refused where the restaurant is full, without a trace, and goes on with a reason', async () => {
    await confirmed({
      visitorAmount: 40,
      dinnerRequest: buildDinnerRequest({ timeOfDinner: '12:00', kidsDinoDinnerAmount: 40 }),
    });
    const visit = await confirmed({ visitorAmount: 25 });

    const refusal = await calls.addDinner(visit.id).expect(409);
    expect(conflictsOf(refusal)).toMatchObject([
      { of: 'places', zone: 'restaurant', from: '12:00', persons: 65, capacity: 60 },
    ]);
    expect(await calls.read(visit.id)).toEqual(visit);

    const reason = 'Jedu u dve smene';
    await calls.addDinner(visit.id, { reason }).expect(201);
    expect((await calls.read(visit.id)).stage).toBe('confirmed');
    expect(await prisma.auditEntry.findMany({ where: { action: 'dinner-added' } })).toMatchObject([
      { changes: [{ field: 'reason', from: null, to: reason }] },
    ]);
  });

  it('asks nothing of a visit that is only received', async () => {
    await confirmed({
      visitorAmount: 40,
      dinnerRequest: buildDinnerRequest({ timeOfDinner: '12:00', kidsDinoDinnerAmount: 40 }),
    });
    await calls.addDinner((await receive({ visitorAmount: 25 })).id).expect(201);
  });
});

describe('the mail about a lunch of a confirmed visit', () => {
  const mail = { send: true, note: 'Kako smo se dogovorili telefonom.' };
  const LUNCH = { timeOfDinner: '12:00', kidsDinoDinnerAmount: 40 };
  const preview = async ({ id }: VisitRequest, act: string) =>
    dataOf<MailPreview>(await calls.previewMail(id, { act, note: mail.note }).expect(200));
  const lunchOf = async ({ id }: VisitRequest) => (await calls.read(id)).dinnerRequest!;
  const numbersTold = (html = '') => new Set(html.match(/PR-\d{4}-\d{6}/g));

  it('that is added is the one that was shown, with the lunch and what it costs', async () => {
    const visit = await confirmed({ visitorAmount: 25, paymentType: 'SCHEDULED_PAYMENT' });
    const seen = await preview(visit, 'add-dinner');
    expect(await calls.read(visit.id)).toEqual(visit);

    await calls.addDinner(visit.id, { mail }).expect(201);

    const [sent, ...others] = await prisma.mail.findMany();
    expect(others).toEqual([]);
    expect(seen.subject).toContain('Izmena posete');
    expect(sent).toMatchObject({ recipientEmail: seen.to, subject: seen.subject });
    const numbered = seen.html.replace('(broj)', (await lunchOf(visit)).normalizedId);
    expect(withoutPayments(drawn(sent!))).toBe(withoutPayments(numbered));
    expect(seen.html).toContain('Dodat je ručak u 11:30.');
    // 25 children with a children's meal each.
    expect(seen.html).toContain('Dečiji dino obrok');
    expect(seen.html).toContain(mail.note);
    expect(numbersTold(drawn(sent!)).size).toBe(2);
  });

  it('that is deleted tells of what is left', async () => {
    const visit = await confirmed({ dinnerRequest: buildDinnerRequest(LUNCH) });
    const seen = await preview(visit, 'remove-dinner');

    await calls.removeDinner(visit.id, { mail }).expect(200);

    const [sent] = await prisma.mail.findMany();
    expect(withoutPayments(drawn(sent!))).toBe(withoutPayments(seen.html));
    expect(seen.html).not.toContain('Dečiji dino obrok');
    expect(seen.html).toContain('Ručak je otkazan; predračun za obroke više ne važi.');
    expect(numbersTold(drawn(sent!)).size).toBe(1);
  });

  it('goes only when staff wish it', async () => {
    const visit = await confirmed();
    await calls.addDinner(visit.id).expect(201);
    await calls.removeDinner(visit.id, { mail: silent }).expect(200);
    await calls.addDinner(visit.id, { mail: silent }).expect(201);
    // It is there already.
    await calls.addDinner(visit.id, { mail }).expect(200);
    expect(await prisma.mail.count()).toBe(0);
  });

  it('never goes about a visit that nobody has promised', async () => {
    const visit = await receive();
    await prisma.mail.deleteMany();
    await calls.previewMail(visit.id, { act: 'add-dinner' }).expect(409);
    await calls.addDinner(visit.id, { mail }).expect(201);
    await calls.previewMail(visit.id, { act: 'remove-dinner' }).expect(409);
    await calls.removeDinner(visit.id, { mail }).expect(200);
    expect(await prisma.mail.count()).toBe(0);
  });

  it('is left where the restaurant is full', async () => {
    await confirmed({ visitorAmount: 40, dinnerRequest: buildDinnerRequest(LUNCH) });
    const visit = await confirmed({ visitorAmount: 25 });
    await calls.addDinner(visit.id, { mail }).expect(409);
    expect(await prisma.mail.count()).toBe(0);
  });
});

it('the mail about a cancelled visit names the money that came in for it', async () => {
  const visit = await confirmed();
  await calls.pay(visit.id, { paidOn: '2027-02-01', amount: 5_000, way: 'transfer' }).expect(201);
  const { version } = await calls.read(visit.id);
  const body = { version, reason: 'Kvar grejanja', mail: { send: true, note: null } };
  await calls.act(visit.id, 'cancel', body).expect(200);
  const [mail] = await prisma.mail.findMany();
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Primili smo 5.000,00 din. Javićemo vam se da dogovorimo povraćaj ili novi termin.',
  );
  expect(mail?.text).not.toContain('Ako ste već platili');
});

describe('the mail about today’s prices', () => {
  const kind = 'GROUP_CENTRE';
  const mail = { send: true, note: 'Cenovnik je promenjen.' };

  it('is the one that was shown, with the new sum', async () => {
    const visit = await confirmed({ paymentType: 'SCHEDULED_PAYMENT' });
    await prisma.price.update({ where: { kind }, data: { price: 500 } });
    try {
      const query = { act: 'recalculate', note: mail.note };
      const seen = dataOf<MailPreview>(await calls.previewMail(visit.id, query).expect(200));
      expect(await calls.read(visit.id)).toEqual(visit);
      await calls.recalculate(visit.id, visit.version, { mail }).expect(200);
      const [sent] = await prisma.mail.findMany();
      expect(withoutPayments(drawn(sent!))).toBe(withoutPayments(seen.html));
      // 50 visitors at 500 din.
      expect(sent?.text).toContain('25.000,00');
      expect(sent?.text).toContain(mail.note);
    } finally {
      await prisma.price.update({ where: { kind }, data: { price: 400 } });
    }
  });

  it('goes only when staff wish it, and never about a visit that nobody has promised', async () => {
    const visit = await confirmed();
    await calls.recalculate(visit.id, visit.version).expect(200);
    const received = await receive();
    await calls.previewMail(received.id, { act: 'recalculate' }).expect(409);
    await calls.recalculate(received.id, 1, { mail }).expect(200);
    expect(await prisma.mail.count()).toBe(0);
  });
});

describe('the mail about changes', () => {
  const preview = async ({ id }: VisitRequest, changes: object, note = '') =>
    dataOf<MailPreview>(await calls.previewMail(id, { act: 'change', changes, note }).expect(200));

  it('is the one that goes when they are saved, and its preview stores nothing', async () => {
    const visit = await confirmed();
    const changes = { ...visit, visitTime: '11:00', institutionEmail: 'nova@example.rs' };
    const seen = await preview(visit, changes, 'Sat kasnije.');
    expect(await calls.read(visit.id)).toEqual(visit);

    await calls.update({ ...changes, mail: { send: true, note: 'Sat kasnije.' } }).expect(200);
    const [mail] = await prisma.mail.findMany();
    expect(mail).toMatchObject({
      recipientEmail: 'nova@example.rs',
      subject: seen.subject,
    });
    expect(withoutPayments(drawn(mail!))).toBe(withoutPayments(seen.html));
    expect(seen.subject).toContain('Izmena posete');
  });

  it('tells of the predračuni as they will be: with another day they get new numbers', async () => {
    const visit = await confirmed({ paymentType: 'SCHEDULED_PAYMENT' });
    const before = await prisma.proforma.findFirst({ where: { visitRequestId: visit.id } });
    const seen = await preview(visit, { ...visit, visitDate: NEXT_DAY });
    expect(seen.html).not.toContain(before!.number);
    expect(seen.html).toContain('Predračun dobija broj kad potvrdite ili sačuvate.');

    const later = await preview(visit, { ...visit, visitTime: '11:00' });
    expect(later.html).toContain(before!.number);

    const changes = { ...visit, visitDate: NEXT_DAY, mail: { send: true, note: '' } };
    await calls.update(changes).expect(200);
    const [mail] = await prisma.mail.findMany();
    expect(drawn(mail!)).not.toContain(before!.number);
    expect(withoutPayments(drawn(mail!))).toBe(withoutPayments(seen.html));
  });

  it('asks for the difference only where the visit was paid before', async () => {
    const dinnerRequest = buildDinnerRequest();
    const visit = await confirmed({ paymentType: 'SCHEDULED_PAYMENT', dinnerRequest });
    const paid = { paidOn: '2027-02-01', amount: visit.payment.total, way: 'transfer' };
    await calls.pay(visit.id, paid).expect(201);
    const { version } = await calls.read(visit.id);
    const changes = { ...visit, version, visitorAmount: 52 };
    // Two visitors more at 400 din; the meals stay as they were.
    const rest = 'Ostaje još 800,00\u00A0din.';
    expect((await preview(visit, changes)).html).toContain(rest);

    await calls.update({ ...changes, mail: { send: true, note: '' } }).expect(200);
    const [mail] = await prisma.mail.findMany();
    expect(mail?.text).toContain(rest);
    expect(JSON.stringify(mail?.attachments)).toContain('|I:RSD800,00|');
    expect(mail?.text.match(/Po ovom predračunu je plaćeno/g)).toHaveLength(1);
  });

  it('tells another status, and can be withheld', async () => {
    const visit = await confirmed();
    const changes = { ...visit, status: 'POSTPONED' };
    expect((await preview(visit, changes)).subject).toContain('Poseta je odložena');

    await calls.update({ ...changes, mail: silent }).expect(200);
    expect(await prisma.mail.count()).toBe(0);
  });

  it('is not made of changes that could not be saved', async () => {
    const visit = await confirmed();
    const changes = { ...visit, visitorAmount: 0 };
    const { body } = await calls.previewMail(visit.id, { act: 'change', changes }).expect(400);
    expect((body as { errors: { field: string }[] }).errors[0]?.field).toBe('visitorAmount');
  });
});

it('a visit that staff move although it does not fit keeps the reason in its trail', async () => {
  await confirmed({ visitDate: NEXT_DAY, visitorAmount: 80 });
  const visit = await confirmed();
  await calls.update({ ...visit, visitDate: NEXT_DAY }).expect(409);
  await calls.update({ ...visit, visitDate: NEXT_DAY, reason: 'Dogovoreno' }).expect(200);
  expect(await prisma.auditEntry.findMany({ where: { action: 'request-changed' } })).toMatchObject([
    {
      changes: [
        { field: 'visitDate', from: DAY, to: NEXT_DAY },
        { field: 'reason', from: null, to: 'Dogovoreno' },
      ],
    },
  ]);
});

it('a request made fewer than seven days ahead is marked and found as short notice', async () => {
  const made = async (moment: string) => {
    const own = await visitRequestCalls({ clock: () => new Date(moment) });
    const { id } = await own.create(buildVisitRequest({ visitDate: DAY, visitTime: '10:00' }));
    const { body } = await own.query({ shortNotice: 'true' }).expect(200);
    const found = (body as { data: { id: number }[] }).data.some((row) => row.id === id);
    expect((await own.read(id)).isShortNotice).toBe(found);
    return found;
  };

  // Midnight in Belgrade is 23:00 the day before in Greenwich.
  expect(await made('2027-02-24T22:59:00Z')).toBe(false);
  expect(await made('2027-02-24T23:01:00Z')).toBe(true);
  expect(await made('2027-03-02T23:01:00Z')).toBe(true);
});
