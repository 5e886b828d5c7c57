import type { Proforma } from '@museum/shared/payments/proforma-schema';
import { buildContact } from '@museum/shared/testing/build-contact';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { StageAct } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { pdfText } from '@museum/testing/read-documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { anonymizeRequestsBefore } from '#privacy/retention-store.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

const DAY = '2027-03-03';

let now: Date;
let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeEach(async () => {
  await emptyTables('visit_request', 'proforma_counter', 'setting', 'audit_entry', 'mail');
  await moveTo('2027-02-01T09:00:00Z');
});

/** Sign-ins last for minutes: whoever comes later signs in again. */
async function moveTo(moment: string) {
  now = new Date(moment);
  calls = await visitRequestCalls({ clock: () => now });
}

// A group of 46 with 4 free followers: 46 × 400. Ten meals with soup.
const GROUP = {
  visitDate: DAY,
  visitTime: '10:00',
  visitorAmount: 46,
  numberOfFollowers: 4,
  paymentType: 'SCHEDULED_PAYMENT',
} as const;
const MEALS = buildDinnerRequest({ timeOfDinner: '12:00' });

async function receive(overrides: Parameters<typeof buildVisitRequest>[0] = {}) {
  const { id } = await calls.create(buildVisitRequest({ ...GROUP, ...overrides }));
  return calls.read(id);
}
const issue = async ({ id }: { id: number }) =>
  dataOf<Proforma[]>(await calls.issueProforma(id).expect(201));
const listOf = async ({ id }: { id: number }) =>
  dataOf<Proforma[]>(await calls.proformas(id).expect(200));
const act = async (request: VisitRequest, name: StageAct, body: object = {}) => {
  const { id } = request;
  const { version } = await calls.read(id);
  const mail = { send: false };
  return calls.act(id, name, { version, mail, reason: 'Dogovoreno', ...body }).expect(200);
};

describe('issuing', () => {
  it('gives one for the visit and one for its meals, with numbers of their own', async () => {
    const request = await receive({ dinnerRequest: MEALS });

    const issued = await issue(request);

    expect(issued).toMatchObject([
      {
        number: 'PR-2027-000001',
        kind: 'visit',
        issuedOn: '2027-02-01',
        dueOn: '2027-03-02',
        // 98 − (202700000100 mod 97) = 32
        reference: '322027000001',
        paymentType: 'SCHEDULED_PAYMENT',
        replaces: null,
        isVoid: false,
      },
      { number: 'PR-2027-000002', kind: 'meal', replaces: null, isVoid: false },
    ]);
    expect(issued[0]?.total).toBe(46 * 400);
    expect(await listOf(request)).toEqual(issued.toReversed());
    expect(
      await prisma.auditEntry.findMany({ where: { action: 'proforma-issued' } }),
    ).toMatchObject([
      { changes: [{ field: 'proforma', from: null, to: 'PR-2027-000001' }] },
      { changes: [{ field: 'proforma', from: null, to: 'PR-2027-000002' }] },
    ]);
  });

  it('gives one only where no meals are ordered', async () => {
    expect(await issue(await receive())).toMatchObject([{ kind: 'visit' }]);
  });

  it('pressed again, or thrice at once, issues nothing more and answers what is there', async () => {
    const request = await receive({ dinnerRequest: MEALS });

    const answers = await Promise.all([1, 2, 3].map(() => issue(request)));

    expect(answers.map((answer) => answer.map(({ number }) => number))).toEqual(
      Array(3).fill(['PR-2027-000001', 'PR-2027-000002']),
    );
    expect(await issue(request)).toEqual(answers[0]);
    expect(await prisma.proforma.count()).toBe(2);
    expect(await prisma.auditEntry.count({ where: { action: 'proforma-issued' } })).toBe(2);
  });

  it.each([
    ['2027-02-01T09:00:00Z', '2027-02-01', '2027-03-02'],
    // The last minute of the day before, in Belgrade.
    ['2027-03-02T22:59:00Z', '2027-03-02', '2027-03-02'],
    ['2027-03-02T23:01:00Z', '2027-03-03', '2027-03-03'],
    ['2027-03-05T09:00:00Z', '2027-03-05', '2027-03-05'],
  ])('at %s is of %s and due on %s', async (moment, issuedOn, dueOn) => {
    const request = await receive();
    await moveTo(moment);
    expect(await issue(request)).toMatchObject([{ issuedOn, dueOn }]);
  });

  it('counts anew from midnight of the new year in Belgrade on', async () => {
    await moveTo('2027-12-31T22:59:00Z');
    const later = { visitDate: '2028-03-03' };
    expect(await issue(await receive(later))).toMatchObject([{ number: 'PR-2027-000001' }]);
    expect(await issue(await receive(later))).toMatchObject([{ number: 'PR-2027-000002' }]);
    await moveTo('2027-12-31T23:00:00Z');
    expect(await issue(await receive(later))).toMatchObject([{ number: 'PR-2028-000001' }]);
    expect(await issue(await receive(later))).toMatchObject([{ number: 'PR-2028-000002' }]);
  });

  it.each(['cancel', 'postpone'] as const)('is refused after %s', async (name) => {
    const request = await receive();
    await act(request, name);
    const { body } = await calls.issueProforma(request.id).expect(409);
    expect(body).toMatchObject({ errors: [{ code: 'STAGE_CONFLICT' }] });
    expect(await prisma.proforma.count()).toBe(0);
  });

  it('of a request that is not there is not found', async () => {
    await calls.issueProforma(999_999).expect(404);
    await calls.proformas(999_999).expect(404);
  });
});

describe('what was issued', () => {
  it('is replaced when the request changes, and says what changed', async () => {
    const request = await receive({ dinnerRequest: MEALS });
    await issue(request);

    await calls.update({ ...request, visitorAmount: 48 }).expect(200);

    expect(await listOf(request)).toMatchObject([
      { number: 'PR-2027-000003', kind: 'visit', total: 48 * 400, replaces: 'PR-2027-000001' },
      { number: 'PR-2027-000002', kind: 'meal', isVoid: false },
      {
        number: 'PR-2027-000001',
        total: 46 * 400,
        isVoid: true,
        replacedBy: 'PR-2027-000003',
        voidedOn: '2027-02-01',
        voidReason: 'promena broja posetilaca, 46 → 48',
      },
    ]);
    expect((await issue(request)).map(({ number }) => number)).toEqual([
      'PR-2027-000003',
      'PR-2027-000002',
    ]);
  });

  it('stays when a change has nothing to do with it', async () => {
    const request = await receive();
    const [before] = await issue(request);
    await calls.update({ ...request, visitTime: '11:00', isViewed: true }).expect(200);
    expect(await listOf(request)).toEqual([before]);
  });

  it('goes with another day of the visit', async () => {
    const request = await receive();
    await issue(request);
    await calls.update({ ...request, visitDate: '2027-03-10' }).expect(200);
    expect(await listOf(request)).toMatchObject([
      { dueOn: '2027-03-09', replaces: 'PR-2027-000001' },
      { voidReason: 'promena datuma posete, 03.03.2027 → 10.03.2027' },
    ]);
  });

  it('of nothing issued is nothing, however the request changes', async () => {
    const request = await receive();
    await calls.update({ ...request, visitorAmount: 48 }).expect(200);
    expect(await listOf(request)).toEqual([]);
  });

  it.each(['cancel', 'postpone'] as const)(
    'is void after %s, with nothing in its place',
    async (name) => {
      const request = await receive({ dinnerRequest: MEALS });
      await issue(request);
      await act(request, name);
      expect((await listOf(request)).map(({ isVoid, replacedBy }) => [isVoid, replacedBy])).toEqual(
        [
          [true, null],
          [true, null],
        ],
      );
    },
  );

  it('is void when staff set another status', async () => {
    const request = await receive();
    await issue(request);
    await calls.update({ ...request, status: 'CANCELED' }).expect(200);
    expect(await listOf(request)).toMatchObject([
      { isVoid: true, voidReason: 'poseta je otkazana' },
    ]);
  });

  it('for meals is void once the lunch is deleted, and the visit loses what came with it', async () => {
    const request = await receive({
      dinnerRequest: MEALS,
      isRequestingAdditionalContent: true,
    });
    await issue(request);
    await calls.removeDinner(request.id).expect(200);
    expect(await listOf(request)).toMatchObject([
      // 46 × 550: the additional content is free with a lunch only.
      { number: 'PR-2027-000003', kind: 'visit', total: 46 * 550 },
      { number: 'PR-2027-000002', kind: 'meal', isVoid: true, voidReason: 'obroci su otkazani' },
      { number: 'PR-2027-000001', kind: 'visit', isVoid: true },
    ]);
    expect(
      await prisma.auditEntry.findMany({
        where: { action: { startsWith: 'proforma-' } },
        orderBy: { id: 'asc' },
        skip: 2,
      }),
    ).toMatchObject([
      { action: 'proforma-issued', changes: [{ from: 'PR-2027-000001', to: 'PR-2027-000003' }] },
      { action: 'proforma-voided', changes: [{ from: 'PR-2027-000002', to: null }] },
    ]);
  });

  it('comes with a lunch that is added later', async () => {
    const request = await receive();
    await issue(request);
    await calls.addDinner(request.id).expect(201);
    expect(await listOf(request)).toMatchObject([
      { kind: 'meal' },
      { kind: 'visit', isVoid: false },
    ]);
  });

  it('is issued by confirming, in the same transaction', async () => {
    const request = await receive({ dinnerRequest: MEALS });
    await act(request, 'confirm');
    expect(await listOf(request)).toMatchObject([
      { number: 'PR-2027-000002', kind: 'meal' },
      { number: 'PR-2027-000001', kind: 'visit' },
    ]);
  });

  it('after a cancelled and repeated confirmation is a new one that replaces none', async () => {
    const request = await receive();
    await act(request, 'confirm');
    await act(request, 'cancel');
    await calls.update({ ...(await calls.read(request.id)), status: 'SCHEDULED' }).expect(200);
    expect(await listOf(request)).toHaveLength(1);
    await act(request, 'confirm');
    expect(await listOf(request)).toMatchObject([
      { number: 'PR-2027-000002', isVoid: false, replaces: null },
      { number: 'PR-2027-000001', isVoid: true, replacedBy: null },
    ]);
  });

  it('stays after its request is deleted: void, its number taken, a firm named, a person not', async () => {
    const firm = await receive();
    const person = await receive(buildContact('personal'));
    await issue(firm);
    await issue(person);

    await calls.remove(firm.id).expect(200);
    await calls.remove(person.id).expect(200);

    expect(await prisma.proforma.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      {
        number: 'PR-2027-000001',
        visitRequestId: null,
        voidReason: 'zahtev je izbrisan',
        buyer: { name: firm.institutionName },
      },
      {
        number: 'PR-2027-000002',
        voidReason: 'zahtev je izbrisan',
        buyer: { isPerson: true, name: '' },
      },
    ]);
  });

  it('names a firm, but no person, once the personal data of its request has gone', async () => {
    const firm = await receive();
    const person = await receive(buildContact('personal'));
    await issue(firm);
    await issue(person);
    const after = '2027-06-01';
    expect(await anonymizeRequestsBefore(after, '9999-12-31', new AbortController().signal)).toBe(
      2,
    );

    expect(await prisma.proforma.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { number: 'PR-2027-000001', buyer: { name: firm.institutionName } },
      { number: 'PR-2027-000002', buyer: { isPerson: true, name: '' } },
    ]);
    const { text } = await pdfText(await fileOf(calls.download(`/${person.id}/proforma.pdf`)));
    expect(text).toContain('Podaci uklonjeni');
    expect(text).not.toContain(person.personalName);
    await calls.issueProforma(person.id).expect(409);
  });

  it('asks for no meals that are taken off once the personal data has gone, and issues nothing', async () => {
    const request = await receive({ dinnerRequest: MEALS });
    await issue(request);
    await anonymizeRequestsBefore('2027-06-01', '9999-12-31', new AbortController().signal);

    await calls.update({ ...(await calls.read(request.id)), isViewed: true }).expect(200);
    expect((await listOf(request)).map(({ isVoid }) => isVoid)).toEqual([false, false]);
    await calls.removeDinner(request.id).expect(200);

    expect(await listOf(request)).toMatchObject([
      { number: 'PR-2027-000002', isVoid: true, voidReason: 'obroci su otkazani' },
      { number: 'PR-2027-000001', isVoid: false },
    ]);
    expect((await calls.read(request.id)).payment).toMatchObject({ total: 46 * 400 });
  });

  it('follows a change once the personal data has gone, and names whom it named', async () => {
    const firm = await receive({ dinnerRequest: MEALS });
    const person = await receive(buildContact('personal'));
    await issue(firm);
    await issue(person);
    await anonymizeRequestsBefore('2027-06-01', '9999-12-31', new AbortController().signal);
    for (const { id } of [firm, person]) {
      const request = { ...(await calls.read(id)), visitorAmount: 50, visitDate: '2027-03-04' };
      await calls.update(request).expect(200);
      const holding = (await listOf({ id })).filter(({ isVoid }) => !isVoid);
      const ofVisit = holding.find(({ kind }) => kind === 'visit');
      expect(ofVisit).toMatchObject({ total: 50 * 400, dueOn: '2027-03-03' });
      const { total } = (await calls.read(id)).payment;
      expect(total).toBe(holding.reduce((sum, one) => sum + one.total, 0));
    }

    const holding = { where: { voidedAt: null, kind: 'visit' }, orderBy: { id: 'asc' } } as const;
    expect(await prisma.proforma.findMany(holding)).toMatchObject([
      { buyer: { name: firm.institutionName } },
      { buyer: { isPerson: true, name: 'Podaci uklonjeni' } },
    ]);
  });

  it('can be neither changed nor deleted in the database', async () => {
    await issue(await receive());
    await expect(prisma.proforma.updateMany({ data: { total: 1 } })).rejects.toThrow();
    await expect(prisma.proforma.updateMany({ data: { number: 'PR-1' } })).rejects.toThrow();
    await expect(prisma.proforma.deleteMany()).rejects.toThrow();
    expect(await prisma.proforma.count({ where: { number: 'PR-2027-000001' } })).toBe(1);
  });
});

describe('the payment code', () => {
  it.each([
    ['institution', '221'],
    ['agency', '221'],
    ['personal', '289'],
  ] as const)('of %s is %s until staff set another', async (contactType, code) => {
    await issue(await receive(buildContact(contactType)));
    const value = { legalEntity: '222', person: '290' };
    await prisma.setting.create({ data: { name: 'payment-codes', value } });
    await issue(await receive(buildContact(contactType)));
    const codes = await prisma.proforma.findMany({ orderBy: { id: 'asc' } });
    expect(codes.map(({ content }) => content)).toMatchObject([
      { paymentCode: code },
      { paymentCode: code === '221' ? '222' : '290' },
    ]);
  });

  it('is another once it is issued again, not because somebody saved the request', async () => {
    const request = await receive();
    const [before] = await issue(request);
    const value = { legalEntity: '222', person: '290' };
    await prisma.setting.create({ data: { name: 'payment-codes', value } });

    await calls.update({ ...request, isViewed: true }).expect(200);
    expect(await listOf(request)).toEqual([before]);
    expect(await issue(request)).toMatchObject([{ replaces: before?.number }]);
  });
});
