import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { comingDay } from '@museum/shared/testing/coming-day';
import { CONTACT_TYPES } from '@museum/shared/visit-requests/visit-request-enums';
import {
  type CreatedVisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { requestKey } from './request-key.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let rings = 0;

beforeAll(async () => {
  calls = await visitRequestCalls({ mailer: { wake: () => (rings += 1) } });
});

describe('a submitted visit request', () => {
  it.each(CONTACT_TYPES)('of contact type %s is stored as it was sent', async (contactType) => {
    const body = buildVisitRequest({ contactType, homeExhibitionVisitTime: '11:30' });

    const answer = await calls.submit(body);

    expect(answer.status).toBe(201);
    const created = dataOf<CreatedVisitRequest>(answer);
    expect(answer.body).toEqual({
      data: {
        id: created.id,
        normalizedId: expect.stringMatching(/^GP-20\d\d-\d{6}$/) as string,
      },
    });
    expect(answer.headers['x-request-key']).toBe(
      requestKey({ id: created.id, keyVersion: 1 }, testEnv()),
    );
    const { ageGroupType, ...sent } = body;
    const stored = await calls.read(created.id);
    expect(stored).toMatchObject({
      ...sent,
      ...created,
      visitorGroupAgeType: ageGroupType,
      status: 'SCHEDULED',
      isViewed: false,
      version: 1,
      unitPrices: buildPriceMapping(),
    });
    expect(visitRequestSchema.strict().parse(stored)).toEqual(stored);
  });

  it('keeps its lunch, numbered on its own', async () => {
    const body = buildVisitRequestWithDinner();

    const { id } = await calls.create(body);

    const { dinnerRequest, isRequestingDinner } = await calls.read(id);
    expect(isRequestingDinner).toBe(true);
    expect(dinnerRequest).toEqual({
      ...body.dinnerRequest,
      id: expect.any(Number) as number,
      visitRequestId: id,
      normalizedId: expect.stringMatching(/^RU-20\d\d-\d{6}$/) as string,
    });
  });

  it('has no lunch when the contact type is personal, whatever was sent', async () => {
    const body = buildVisitRequestWithDinner({ contactType: 'personal' });

    const { id } = await calls.create(body);

    expect(await calls.read(id)).toMatchObject({ isRequestingDinner: false, dinnerRequest: null });
    expect(await prisma.dinnerRequest.count({ where: { visitRequestId: id } })).toBe(0);
  });

  it('has no lunch when none is asked for, though one is filled in', async () => {
    const body = buildVisitRequestWithDinner({ isRequestingDinner: false });

    const { id } = await calls.create(body);

    expect(await prisma.dinnerRequest.count({ where: { visitRequestId: id } })).toBe(0);
  });

  it('takes over nothing that is the server’s, nor fields of other contact types', async () => {
    const { id } = await calls.create({
      ...buildVisitRequest({ contactType: 'institution' }),
      id: 77_777,
      normalizedId: 'GP-1999-000001',
      status: 'CANCELED',
      isViewed: true,
      version: 9,
      createdAt: '1999-01-01T00:00:00.000Z',
      unitPrices: { GROUP_CENTRE: 1 },
      searchText: 'planted',
      personalName: 'Neko Drugi',
      somethingElse: 'dropped',
    });

    const stored = await calls.read(id);
    expect(id).not.toBe(77_777);
    expect(stored).toMatchObject({
      status: 'SCHEDULED',
      isViewed: false,
      version: 1,
      personalName: null,
      unitPrices: { GROUP_CENTRE: 400 },
    });
    expect(stored.normalizedId).not.toBe('GP-1999-000001');
    expect(Date.now() - Date.parse(stored.createdAt)).toBeLessThan(60_000);
  });

  it('keeps the prices of its moment when the price list changes later', async () => {
    const before = await calls.create(buildVisitRequest());
    await prisma.price.update({ where: { kind: 'GROUP_CENTRE' }, data: { price: '415.50' } });

    const after = await calls.create(buildVisitRequest());
    await prisma.price.update({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });

    expect((await calls.read(before.id)).unitPrices.GROUP_CENTRE).toBe(400);
    expect((await calls.read(after.id)).unitPrices.GROUP_CENTRE).toBe(415.5);
  });

  it('accepts the other spellings of meal options and answers the usual one', async () => {
    const { id } = await calls.create(
      buildVisitRequest({
        isRequestingDinner: true,
        dinnerRequest: {
          ...buildDinnerRequest(),
          kidsDinoDinnerOption1: 'without-soup',
          hasBaseDinner: true,
          baseDinnerOption1: 'chicken-fillet',
          baseDinnerOption2: 'mashed-potatoes',
          baseDinnerAmount: 2,
        } as never,
      }),
    );

    expect((await calls.read(id)).dinnerRequest).toMatchObject({
      kidsDinoDinnerOption1: 'without_soup',
      baseDinnerOption1: 'chicken_filet',
      baseDinnerOption2: 'mashed_potatoes',
    });
  });

  it('survives the longest texts and Cyrillic', async () => {
    const comment = 'Ђ'.repeat(2000);

    const { id } = await calls.create(
      buildVisitRequest({ comment, institutionName: 'Предшколска установа „Пчелица“' }),
    );

    expect(await calls.read(id)).toMatchObject({
      comment,
      institutionName: 'Предшколска установа „Пчелица“',
    });
  });

  it('queues one mail to the requester and one to the centre, and rings for them', async () => {
    const ringsBefore = rings;

    const { id, normalizedId } = await calls.create(buildVisitRequest());

    const mails = await prisma.mail.findMany({
      where: { visitRequestId: id },
      orderBy: { kind: 'asc' },
    });
    expect(mails).toMatchObject([
      {
        kind: 'new-request',
        recipientEmail: 'kancelarija@example.rs',
        replyTo: 'uprava@pcelica.example.rs',
        state: 'waiting',
        subject: expect.stringContaining(normalizedId) as string,
      },
      {
        kind: 'request-received',
        recipientEmail: 'uprava@pcelica.example.rs',
        replyTo: null,
        state: 'waiting',
        subject: expect.stringContaining(normalizedId) as string,
      },
    ]);
    expect(rings).toBe(ringsBefore + 1);
  });

  it('tells the centre in its mail that the house is closed on that day', async () => {
    const day = { date: comingDay(9, 3), open: null, note: 'Radovi' };
    await prisma.setting.create({ data: { name: 'special-days', value: { days: [day] } } });

    const { id } = await calls.create(buildVisitRequest({ visitDate: day.date }));

    const where = { visitRequestId: id, kind: 'new-request' };
    const { text } = await prisma.mail.findFirstOrThrow({ where });
    expect(text.replace(/\s+/g, ' ')).toContain('Tog dana je zatvoreno.');
    await prisma.setting.deleteMany();
  });

  it('with a lunch queues a mail to whoever ordered it, too', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());

    const { dinnerRequest } = await calls.read(id);
    const [mail, ...others] = await prisma.mail.findMany({
      where: { visitRequestId: id, kind: 'dinner-request-received' },
    });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipientEmail: dinnerRequest?.customerEmail,
      replyTo: null,
      subject: expect.stringContaining(dinnerRequest?.normalizedId ?? 'RU-') as string,
    });
  });

  it('with a lunch ordered from the same address, whatever its case, queues one mail about both', async () => {
    const { id } = await calls.create({
      ...buildVisitRequestWithDinner(),
      institutionEmail: 'skola@example.rs',
      dinnerRequest: buildDinnerRequest({ customerEmail: 'Skola@Example.rs' }),
    });

    const { normalizedId, dinnerRequest } = await calls.read(id);
    const mails = await prisma.mail.findMany({
      where: { visitRequestId: id },
      orderBy: { kind: 'asc' },
    });
    expect(mails.map(({ kind }) => kind)).toEqual(['new-request', 'request-received']);
    expect(mails[1]?.subject).toContain(normalizedId);
    expect(mails[1]?.subject).toContain(dinnerRequest?.normalizedId);
  });

  it('limits the mails to addresses that were typed, not those to the centre', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());

    const mails = await prisma.mail.findMany({
      where: { visitRequestId: id },
      orderBy: { kind: 'asc' },
    });
    expect(mails.map(({ kind, isLimited }) => [kind, isLimited])).toEqual([
      ['dinner-request-received', true],
      ['new-request', false],
      ['request-received', true],
    ]);
  });

  it('is stored wholly or not at all', async () => {
    const counts = async () => [
      await prisma.visitRequest.count(),
      await prisma.dinnerRequest.count(),
      await prisma.idempotencyRecord.count(),
      await prisma.mail.count(),
    ];
    const before = await counts();
    await prisma.$executeRaw`ALTER TABLE "mail" ADD CONSTRAINT "fault" CHECK ("kind" <> 'new-request') NOT VALID`;

    const answer = await calls.submit(buildVisitRequestWithDinner(), {
      'Idempotency-Key': 'fault',
    });
    await prisma.$executeRaw`ALTER TABLE "mail" DROP CONSTRAINT "fault"`;

    expect(answer.status).toBe(500);
    expect(await counts()).toEqual(before);
    await calls.submit(buildVisitRequestWithDinner(), { 'Idempotency-Key': 'fault' }).expect(201);
  });

  it('gets a number of its own when many come at once', async () => {
    const created = await Promise.all(
      Array.from({ length: 25 }, () => calls.create(buildVisitRequest())),
    );

    expect(new Set(created.map(({ normalizedId }) => normalizedId)).size).toBe(25);
  });
});
