import type { AuditEntry } from '@museum/shared/audit/audit-schema';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { markPerson, traceOf } from '#privacy/marked-person.ts';
import { erasePersonalData } from '#privacy/personal-data-store.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  calls = await visitRequestCalls();
});

const auditTrailOf = async (id: number) =>
  dataOf<AuditEntry[]>(await calls.auditTrail(id).expect(200)).map(
    ({ actor, action, changes }) => ({
      actor,
      action,
      changes,
    }),
  );

describe('the audit trail of a request', () => {
  it('starts empty', async () => {
    const { id } = await calls.fresh();

    expect((await calls.auditTrail(id).expect(200)).body).toEqual({
      data: [],
      totalPages: 0,
      total: 0,
    });
  });

  it('tells who changed which field, from what to what, lunch included', async () => {
    const stored = await calls.fresh(buildVisitRequestWithDinner());
    const { visitorAmount, status, dinnerRequest, visitorGroupAgeType } = stored;

    await calls
      .update({
        ...stored,
        visitorAmount: visitorAmount + 5,
        status: 'POSTPONED',
        ageGroupType: 'ADULTS',
        isViewed: true,
        dinnerRequest: {
          ...dinnerRequest,
          timeOfDinner: '15:00',
          hasLunchPacket: true,
          lunchPacketAmount: 4,
        },
      })
      .expect(200);

    const [entry, ...others] = await auditTrailOf(stored.id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actor: 'Jelena Đorđević', action: 'request-changed' });
    const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);
    expect(entry?.changes.toSorted(byField)).toEqual([
      { field: 'ageGroupType', from: visitorGroupAgeType, to: 'ADULTS' },
      { field: 'dinnerRequest.lunchPacketAmount', from: 0, to: 4 },
      { field: 'dinnerRequest.timeOfDinner', from: dinnerRequest?.timeOfDinner, to: '15:00' },
      { field: 'isViewed', from: false, to: true },
      { field: 'status', from: status, to: 'POSTPONED' },
      { field: 'visitorAmount', from: visitorAmount, to: visitorAmount + 5 },
    ]);
  });

  it('tells of a value that went', async () => {
    const stored = await calls.fresh(buildVisitRequest({ homeExhibitionVisitTime: '11:00' }));

    await calls.update({ ...stored, isRequestingVisitHomeExhibition: false }).expect(200);

    expect((await auditTrailOf(stored.id))[0]?.changes).toContainEqual({
      field: 'homeExhibitionVisitTime',
      from: '11:00',
      to: null,
    });
  });

  it('says nothing of a save that changed nothing, or that was refused', async () => {
    const stored = await calls.fresh();
    await calls.update(stored).expect(200);
    await calls.update({ ...stored, visitorAmount: 99 }).expect(409);
    await calls.update({ ...stored, version: 2, visitorAmount: 0 }).expect(400);
    await calls.recalculate(stored.id, 1).expect(409);

    expect(await auditTrailOf(stored.id)).toEqual([]);
  });

  it('tells of ten saves at once the one that won', async () => {
    const stored = await calls.fresh();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        calls.update({ ...stored, visitorAmount: 100 + index }),
      ),
    );

    const won = answers.findIndex(({ status }) => status === 200);
    expect((await auditTrailOf(stored.id)).map(({ changes }) => changes)).toEqual([
      [{ field: 'visitorAmount', from: stored.visitorAmount, to: 100 + won }],
    ]);
  });

  it('tells which prices a recalculation changed', async () => {
    const stored = await calls.fresh();
    await prisma.price.update({ where: { kind: 'GROUP_CENTRE' }, data: { price: '433.33' } });

    await calls.recalculate(stored.id, stored.version).expect(200);
    await prisma.price.update({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });

    expect(await auditTrailOf(stored.id)).toEqual([
      {
        actor: 'Jelena Đorđević',
        action: 'request-recalculated',
        changes: [{ field: 'unitPrices.GROUP_CENTRE', from: 400, to: 433.33 }],
      },
    ]);
  });

  it('names of a recalculation only prices that the request has, and is silent when none changed', async () => {
    const stored = await calls.fresh(buildVisitRequestWithDinner());
    const kinds = ['GROUP_CENTRE', 'KIDS_DINO_WITH_SOUP', 'BIRTHDAY_RENTAL', 'SCHOOL_DINNER'];
    const where = { kind: { in: kinds } };
    const before = await prisma.price.findMany({ where });

    await prisma.price.updateMany({ where, data: { price: 990 } });
    await calls.recalculate(stored.id, 1).expect(200);
    await calls.recalculate(stored.id, 2).expect(200);
    for (const { kind, price } of before) {
      await prisma.price.update({ where: { kind }, data: { price } });
    }

    const [entry, ...others] = await auditTrailOf(stored.id);
    expect(others).toEqual([]);
    expect(entry?.action).toBe('request-recalculated');
    expect(entry?.changes.map(({ field }) => field).toSorted()).toEqual([
      'unitPrices.GROUP_CENTRE',
      'unitPrices.KIDS_DINO_WITH_SOUP',
    ]);
  });

  it('tells of a corrected contact, and forgets the values when a wrong address is erased', async () => {
    const stored = await calls.fresh();
    const { institutionEmail } = stored;

    await calls
      .update({ ...stored, institutionEmail: 'ispravna@example.rs', institutionJBKJS: '' })
      .expect(200);

    expect((await auditTrailOf(stored.id))[0]).toEqual({
      actor: 'Jelena Đorđević',
      action: 'request-changed',
      changes: [
        { field: 'institutionJBKJS', from: stored.institutionJBKJS, to: '' },
        { field: 'institutionEmail', from: institutionEmail, to: 'ispravna@example.rs' },
      ],
    });

    await erasePersonalData(
      markPerson('a secret of the tests that is long enough', traceOf(institutionEmail!)!),
    );

    expect((await auditTrailOf(stored.id)).at(-1)?.changes).toEqual([
      { field: 'institutionJBKJS' },
      { field: 'institutionEmail' },
    ]);
    expect(await calls.read(stored.id)).toMatchObject({
      institutionEmail: 'uklonjeno@podaci.invalid',
    });
  });

  it('tells of each act on the lunch once, the latest first', async () => {
    const { id } = await calls.fresh();
    await calls.addDinner(id).expect(201);
    await calls.addDinner(id).expect(200);
    await calls.removeDinner(id).expect(200);
    await calls.removeDinner(id).expect(404);
    await calls.addDinner(id).expect(201);

    expect((await auditTrailOf(id)).map(({ action }) => action)).toEqual([
      'dinner-restored',
      'dinner-deleted',
      'dinner-added',
    ]);
  });

  it('comes in pages', async () => {
    let stored = await calls.fresh();
    for (let amount = 101; amount <= 111; amount += 1) {
      stored = dataOf(await calls.update({ ...stored, visitorAmount: amount }).expect(200));
    }

    const { body } = await calls.auditTrail(stored.id, 2).expect(200);

    expect(body).toMatchObject({ total: 11, totalPages: 2 });
    expect(dataOf<AuditEntry[]>({ body })).toMatchObject([
      { changes: [{ field: 'visitorAmount', to: 101 }] },
    ]);
  });

  it('of a request that isn’t there is not found', async () => {
    await calls.auditTrail(999_999).expect(404);
    await calls.auditTrail(0).expect(400);
  });
});

describe('a deleted request', () => {
  it('leaves who deleted it, and of the earlier changes only the names of the fields', async () => {
    const stored = await calls.fresh(buildVisitRequestWithDinner());
    await calls
      .update({ ...stored, dinnerRequest: { ...stored.dinnerRequest, customerName: 'Novo Ime' } })
      .expect(200);

    await calls.remove(stored.id).expect(200);
    await calls.remove(stored.id).expect(404);

    const entries = await prisma.auditEntry.findMany({
      where: { subject: stored.normalizedId },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { action: 'request-changed', changes: [{ field: 'dinnerRequest.customerName' }] },
      { action: 'request-deleted', actor: 'Jelena Đorđević', visitRequestId: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Novo Ime');
    expect(entries.every(({ staffId }) => staffId !== null)).toBe(true);
  });
});

describe('the mails of a deleted request', () => {
  const statesOfMails = async () => {
    const mails = await prisma.mail.findMany({ orderBy: [{ kind: 'asc' }, { id: 'asc' }] });
    return mails.map(({ kind, state }) => `${kind} ${state}`);
  };

  it('go with it, sent or not; only who is told of another status still hears it', async () => {
    await prisma.mail.deleteMany();
    const stored = await calls.fresh(buildVisitRequestWithDinner());
    await prisma.mail.updateMany({ where: { kind: 'request-received' }, data: { state: 'sent' } });
    const postponed = dataOf<VisitRequest>(
      await calls.update({ ...stored, status: 'POSTPONED' }).expect(200),
    );
    await prisma.mail.updateMany({ where: { kind: 'status-changed' }, data: { state: 'sent' } });
    await calls.update({ ...postponed, status: 'CANCELED' }).expect(200);
    const other = await calls.fresh();
    await prisma.mail.updateMany({ where: { visitRequestId: other.id }, data: { kind: 'other' } });

    await calls.remove(stored.id).expect(200);

    expect(await statesOfMails()).toEqual([
      'other waiting',
      'other waiting',
      'status-changed waiting',
    ]);
  });
});

it('a change whose trace cannot be written is not made', async () => {
  const stored = await calls.fresh();
  await prisma.$executeRaw`ALTER TABLE audit_entry ADD CONSTRAINT full_disk CHECK (false) NOT VALID`;

  const answers = [
    await calls.update({ ...stored, visitorAmount: 99 }),
    await calls.addDinner(stored.id),
    await calls.remove(stored.id),
  ];
  await prisma.$executeRaw`ALTER TABLE audit_entry DROP CONSTRAINT full_disk`;

  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(await calls.read(stored.id)).toEqual(stored);
});
