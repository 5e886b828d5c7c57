import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { comingDay } from '@museum/shared/testing/coming-day';
import { VISIT_STATUSES } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let now = new Date();

beforeAll(async () => {
  calls = await visitRequestCalls({ clock: () => now });
});

describe('saving a request', () => {
  it('changes what staff may edit and counts the version up', async () => {
    const stored = await calls.fresh();
    const edited = {
      visitDate: comingDay(60, 4),
      visitTime: '15:45',
      visitorAmount: 55,
      ageGroupType: 'HIGH_SCHOOL',
      isRequestingAdditionalContent: true,
      isRequestingVisitHomeExhibition: true,
      homeExhibitionVisitTime: '17:30',
      paymentType: 'CASH',
      numberOfFollowers: 0,
      status: 'POSTPONED',
      isViewed: true,
    };

    const answer = await calls.update({ ...stored, ...edited }).expect(200);

    const { ageGroupType, ...same } = edited;
    const saved = dataOf<VisitRequest>(answer);
    expect(saved).toEqual({
      ...stored,
      ...same,
      visitorGroupAgeType: ageGroupType,
      stage: 'postponed',
      // 55 at 700 each.
      payment: { ...stored.payment, total: 38_500 },
      version: stored.version + 1,
      updatedAt: saved.updatedAt,
    });
    expect(await calls.read(stored.id)).toEqual(saved);
  });

  it('keeps and tells why a visit is off, and empties it once the request is open again', async () => {
    const stored = await calls.fresh();
    await prisma.mail.deleteMany();
    const off = { ...stored, status: 'CANCELED', reason: 'Škola je odustala.' };
    const canceled = dataOf<VisitRequest>(await calls.update(off).expect(200));
    expect(canceled).toMatchObject({ stage: 'canceled', stageReason: 'Škola je odustala.' });
    const [mail] = await prisma.mail.findMany();
    expect(mail?.text).toContain('Škola je odustala.');
    const entry = await prisma.auditEntry.findFirst({
      where: { visitRequestId: stored.id },
      orderBy: { id: 'desc' },
    });
    expect(entry?.changes).toContainEqual({
      field: 'reason',
      from: null,
      to: 'Škola je odustala.',
    });
    expect(entry?.changes).not.toContainEqual(expect.objectContaining({ field: 'stageReason' }));

    const moved = await calls.update({ ...canceled, visitorAmount: 60 }).expect(200);
    expect(dataOf<VisitRequest>(moved).stageReason).toBe('Škola je odustala.');
    const again = { ...dataOf<VisitRequest>(moved), status: 'SCHEDULED' };
    expect(dataOf<VisitRequest>(await calls.update(again).expect(200))).toMatchObject({
      stage: 'received',
      stageReason: null,
    });
  });

  it('leaves alone what staff may not edit', async () => {
    const stored = await calls.fresh();

    const answer = await calls
      .update({
        ...stored,
        normalizedId: 'GP-1999-000001',
        contactType: 'personal',
        agencyName: 'Neko drugi',
        personalEmail: 'drugi@example.rs',
        comment: 'izmenjeno',
        unitPrices: {},
        isRequestingDinner: true,
        createdAt: '1999-01-01T00:00:00.000Z',
      })
      .expect(200);

    const saved = dataOf<VisitRequest>(answer);
    expect(saved).toEqual({ ...stored, version: stored.version + 1, updatedAt: saved.updatedAt });
  });

  it('removes the memorial house’s time together with its visit', async () => {
    const stored = await calls.fresh(buildVisitRequest({ homeExhibitionVisitTime: '11:00' }));

    const answer = await calls.update({ ...stored, isRequestingVisitHomeExhibition: false });

    expect(dataOf<VisitRequest>(answer)).toMatchObject({ homeExhibitionVisitTime: null });
  });

  it('lets a day that has passed stay, and no other past day in', async () => {
    const stored = await calls.fresh();
    const start = now;
    now = new Date(start.getTime() + 60 * 24 * 3_600_000);
    calls = await visitRequestCalls({ clock: () => now });

    const unchanged = await calls.update({ ...stored, status: 'CANCELED' });
    const yesterday = new Date(now.getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
    const moved = await calls.update({ ...stored, version: 2, visitDate: yesterday });
    now = start;
    calls = await visitRequestCalls({ clock: () => now });

    expect(unchanged.status).toBe(200);
    expect(moved.status).toBe(400);
    expect(moved.body).toEqual({
      errors: [
        {
          code: 'VALIDATION_ERROR',
          field: 'visitDate',
          message: 'Datum posete mora biti u budućnosti',
        },
      ],
    });
  });

  it.each([
    ['visitDate', '9999-12-31', 'Datum posete može biti najviše tri godine unapred'],
    ['visitTime', '07:00', 'Vreme posete mora biti između 08:00 i 16:00'],
    ['visitorAmount', 0, 'Broj minimalno mora biti 1'],
    ['numberOfFollowers', -1, 'Broj minimalno mora biti 0'],
    ['ageGroupType', 'ALL', 'Morate odabrati uzrast grupe'],
    ['status', 'DONE', 'Polje je obavezno'],
    ['isViewed', null, 'Polje je obavezno'],
    ['id', 0, 'Nevažeća oznaka'],
    ['version', undefined, 'Nevažeća oznaka'],
  ])('checks %s as the public form does', async (field, value, message) => {
    const stored = await calls.fresh();

    const answer = await calls.update({ ...stored, [field]: value }).expect(400);

    expect((answer.body as { errors: unknown[] }).errors).toEqual([
      { code: 'VALIDATION_ERROR', field, message },
    ]);
    expect(await calls.read(stored.id)).toEqual(stored);
  });

  it('of another version is refused and changes nothing', async () => {
    const stored = await calls.fresh(buildVisitRequestWithDinner());
    const saved = await calls.update({ ...stored, isViewed: true }).expect(200);

    const late = await calls
      .update({
        ...stored,
        visitorAmount: 99,
        dinnerRequest: { ...stored.dinnerRequest, customerName: 'Kasno' },
      })
      .expect(409);

    expect(late.body).toMatchObject({ errors: [{ code: 'STALE_VERSION' }] });
    expect(await calls.read(stored.id)).toEqual(dataOf(saved));
  });

  it('by ten people at once is won by one', async () => {
    const stored = await calls.fresh();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        calls.update({ ...stored, visitorAmount: 100 + index }),
      ),
    );

    const won = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect(await calls.read(stored.id)).toEqual(dataOf(won[0]!));
  });

  it('that isn’t there is not found', async () => {
    const stored = await calls.fresh();
    await calls.update({ ...stored, id: 999_999 }).expect(404);
    await calls.update({ ...stored, id: 999_999, visitDate: '2020-01-01' }).expect(404);
  });
});

describe('changing the status', () => {
  const mailsOf = (visitRequestId: number) =>
    prisma.mail.findMany({ where: { visitRequestId, kind: 'status-changed' } });

  it.each([
    ['SCHEDULED', 'POSTPONED', 'Poseta je odložena: '],
    ['POSTPONED', 'CANCELED', 'Poseta je otkazana: '],
    ['CANCELED', 'SCHEDULED', 'Zahtev je ponovo otvoren: '],
  ] as const)('from %s to %s tells the requester at once', async (from, to, subject) => {
    let woken = 0;
    const own = await visitRequestCalls({ mailer: { wake: () => (woken += 1) } });
    const { id } = await own.create(buildVisitRequest());
    await prisma.visitRequest.update({ where: { id }, data: { status: from } });
    const stored = await own.read(id);
    woken = 0;

    await own.update({ ...stored, status: to }).expect(200);

    expect(await mailsOf(id)).toMatchObject([
      {
        recipientEmail: stored.institutionEmail,
        replyTo: null,
        subject: expect.stringContaining(`${subject}${stored.normalizedId}, `) as string,
        state: 'waiting',
        isLimited: false,
      },
    ]);
    expect(woken).toBe(1);
  });

  it('is the only change that tells anybody', async () => {
    const stored = await calls.fresh();
    await calls.update({ ...stored, visitorAmount: 77, visitTime: '12:00' }).expect(200);
    expect(await mailsOf(stored.id)).toEqual([]);
  });

  it.each(VISIT_STATUSES)(
    'from %s to itself tells nobody of what was not promised, also where a mail is wished',
    async (status) => {
      const { id } = await calls.create(buildVisitRequest());
      await prisma.visitRequest.update({ where: { id }, data: { status } });
      const stored = await calls.read(id);
      const changes = { ...stored, visitorAmount: 77 };
      await calls.update({ ...changes, mail: { send: true, note: null } }).expect(200);
      expect(await mailsOf(id)).toEqual([]);
      await calls.previewMail(id, { act: 'change', changes }).expect(409);
    },
  );

  it('that is refused tells nobody', async () => {
    const stored = await calls.fresh();
    await calls.update({ ...stored, isViewed: true }).expect(200);
    await calls.update({ ...stored, status: 'CANCELED' }).expect(409);
    await calls
      .update({ ...stored, version: 2, status: 'CANCELED', dinnerRequest: buildDinnerRequest() })
      .expect(400);
    expect(await mailsOf(stored.id)).toEqual([]);
  });
});

describe('saving a lunch', () => {
  it('changes every meal field together with the request', async () => {
    const stored = await calls.fresh(buildVisitRequestWithDinner());
    const edited = buildDinnerRequest({
      timeOfDinner: '13:15',
      customerName: 'Nova Naručiteljka',
      customerEmail: 'nova@example.rs',
      additionalComments: null,
      hasKidsDinoDinner: false,
      kidsDinoDinnerAmount: 0,
      hasBaseDinner2: true,
      baseDinner2Option1: 'hamburger',
      baseDinner2Option2: 'fries',
      baseDinner2Option3: 'with_cake',
      baseDinner2Amount: 12,
      hasLunchPacket: true,
      lunchPacketOption1: 'drink',
      lunchPacketAmount: 3,
    });

    const answer = await calls
      .update({ ...stored, dinnerRequest: { ...stored.dinnerRequest, ...edited } })
      .expect(200);

    expect(dataOf<VisitRequest>(answer)).toMatchObject({
      version: 2,
      dinnerRequest: { ...stored.dinnerRequest, ...edited },
    });
  });

  it('that is not valid saves nothing at all', async () => {
    const stored = await calls.fresh(buildVisitRequestWithDinner());

    const answer = await calls
      .update({
        ...stored,
        visitorAmount: 77,
        dinnerRequest: { ...stored.dinnerRequest, kidsDinoDinnerAmount: 0 },
      })
      .expect(400);

    expect((answer.body as { errors: unknown[] }).errors).toContainEqual(
      expect.objectContaining({ field: 'dinnerRequest.kidsDinoDinnerAmount' }),
    );
    expect(await calls.read(stored.id)).toEqual(stored);
  });

  it('is left as it is when none is sent', async () => {
    const stored = await calls.fresh(buildVisitRequestWithDinner());

    const answer = await calls.update({ ...stored, dinnerRequest: null }).expect(200);

    expect(dataOf<VisitRequest>(answer).dinnerRequest).toEqual(stored.dinnerRequest);
  });

  it.each(['never had', 'deleted'])('of a request whose lunch was %s is refused', async (what) => {
    const created = await calls.fresh(
      what === 'deleted' ? buildVisitRequestWithDinner() : buildVisitRequest(),
    );
    if (what === 'deleted') await calls.removeDinner(created.id).expect(200);
    const stored = await calls.read(created.id);

    const answer = await calls
      .update({ ...stored, visitorAmount: 77, dinnerRequest: buildDinnerRequest() })
      .expect(400);

    expect(answer.body).toEqual({
      errors: [
        {
          code: 'VALIDATION_ERROR',
          field: 'dinnerRequest',
          message: 'Nije pronađen zahtev za ručak',
        },
      ],
    });
    expect(await calls.read(created.id)).toEqual(stored);
  });
});

describe('recalculating', () => {
  it('takes the price list of now and counts the version up', async () => {
    const stored = await calls.fresh();
    await prisma.price.update({ where: { kind: 'GROUP_CENTRE' }, data: { price: '433.33' } });
    await prisma.price.delete({ where: { kind: 'LUNCH_PACKET' } });

    const answer = await calls.recalculate(stored.id, stored.version).expect(200);
    await prisma.price.update({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });
    await prisma.price.create({ data: { kind: 'LUNCH_PACKET', price: 400 } });

    const recalculated = dataOf<VisitRequest>(answer);
    expect(recalculated).toMatchObject({ version: stored.version + 1 });
    expect(recalculated.unitPrices).toEqual({
      ...stored.unitPrices,
      GROUP_CENTRE: 433.33,
      LUNCH_PACKET: undefined,
    });
    expect(recalculated.unitPrices).not.toHaveProperty('LUNCH_PACKET');
    expect(await calls.read(stored.id)).toEqual(recalculated);
  });

  it('of another version is refused', async () => {
    const stored = await calls.fresh();
    await calls.update({ ...stored, isViewed: true }).expect(200);

    const answer = await calls.recalculate(stored.id, stored.version).expect(409);

    expect(answer.body).toMatchObject({ errors: [{ code: 'STALE_VERSION' }] });
  });

  it('needs a version and a request', async () => {
    const stored = await calls.fresh();
    await calls.recalculate(stored.id, 0).expect(400);
    await calls.recalculate(999_999, 1).expect(404);
  });
});

describe('deleting a request', () => {
  it('takes its lunch along and leaves its mails', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());

    const answer = await calls.remove(id).expect(200);

    expect(answer.body).toEqual({ data: { id } });
    await calls.one(id).expect(404);
    await calls.remove(id).expect(404);
    expect(await prisma.dinnerRequest.count({ where: { visitRequestId: id } })).toBe(0);
    expect(await prisma.mail.count({ where: { subject: { contains: 'GP-' } } })).toBeGreaterThan(0);
  });

  it('by five people at once is done by one', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());

    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.remove(id)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('a number in a path', () => {
  it.each(['0', '-1', '1.5', 'abc', '2147483648', '1e3', '%00', '01'])(
    '%s is refused',
    async (id) => {
      const answer = await calls.one(id as never).expect(400);
      expect(answer.body).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] });
    },
  );

  it('of a request that isn’t there is not found', async () => {
    const answer = await calls.one(2_147_483_647).expect(404);
    expect(answer.body).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });
});
