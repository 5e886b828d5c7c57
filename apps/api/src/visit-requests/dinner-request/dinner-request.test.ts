import { dinnerRequestSchema } from '@museum/shared/meals/dinner-request-schema';
import { mealLines } from '@museum/shared/meals/meal-choices';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { AGE_GROUP_TYPES, CONTACT_TYPES } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  calls = await visitRequestCalls();
});

describe('adding a lunch', () => {
  it.each([
    ['institution', 'Predškolska ustanova „Pčelica“', 'uprava@pcelica.example.rs'],
    ['agency', 'OŠ „Desanka Maksimović“', 'ture@putokaz.example.rs'],
    ['personal', 'Njegoš Žarković', 'njegos.zarkovic@example.rs'],
  ] as const)('fills in the template from the contact: %s', async (contactType, name, email) => {
    const body = buildVisitRequest({ contactType, visitTime: '10:15', visitorAmount: 31 });
    const { id } = await calls.create(body);

    const answer = await calls.addDinner(id).expect(201);

    const visitRequest = dataOf<VisitRequest>(answer);
    expect(visitRequest).toMatchObject({
      version: 2,
      isRequestingDinner: true,
      dinnerRequest: {
        visitRequestId: id,
        normalizedId: expect.stringMatching(/^RU-20\d\d-\d{6}$/) as string,
        timeOfDinner: '11:45',
        customerName: name,
        customerEmail: email,
        additionalComments: null,
      },
    });
    expect(await calls.read(id)).toEqual(visitRequest);
  });

  it.each([
    ['08:00', '09:30'],
    ['14:30', '16:00'],
    ['14:45', '16:00'],
    ['16:00', '16:00'],
  ])('for a visit at %s puts it at %s: after the tour, 16:00 at the latest', async (from, to) => {
    const { id } = await calls.create(buildVisitRequest({ visitTime: from }));
    const { dinnerRequest } = dataOf<VisitRequest>(await calls.addDinner(id).expect(201));
    expect(dinnerRequest?.timeOfDinner).toBe(to);
  });

  it('tells beforehand which lunch would be restored', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());
    const before = await calls.read(id);
    expect(before.deletedDinnerRequest).toBeNull();

    await calls.removeDinner(id).expect(200);
    expect(await calls.read(id)).toMatchObject({ deletedDinnerRequest: before.dinnerRequest });

    await calls.addDinner(id).expect(201);
    expect(await calls.read(id)).toMatchObject({ deletedDinnerRequest: null });
  });

  it.each(AGE_GROUP_TYPES)('orders one valid meal for every visitor: %s', async (ageGroupType) => {
    const { id } = await calls.create(buildVisitRequest({ ageGroupType, visitorAmount: 31 }));

    const { dinnerRequest } = dataOf<VisitRequest>(await calls.addDinner(id).expect(201));

    expect(dinnerRequestSchema.safeParse(dinnerRequest).success).toBe(true);
    expect(mealLines(dinnerRequest!).map(({ quantity }) => quantity)).toEqual([31]);
  });

  it('restores the deleted one as it was', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());
    const before = await calls.read(id);
    await calls.removeDinner(id).expect(200);

    const answer = await calls.addDinner(id).expect(201);

    expect(dataOf<VisitRequest>(answer)).toMatchObject({
      version: 3,
      isRequestingDinner: true,
      dinnerRequest: before.dinnerRequest,
    });
  });

  it('to a request that has one changes nothing', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());
    const before = await calls.read(id);

    const mails = await prisma.mail.count();

    const answer = await calls.addDinner(id, { mail: { send: true } }).expect(200);

    expect(dataOf<VisitRequest>(answer)).toEqual(before);
    expect(await calls.read(id)).toEqual(before);
    expect(await prisma.auditEntry.count({ where: { visitRequestId: id } })).toBe(0);
    expect(await prisma.mail.count()).toBe(mails);
  });

  it('to a request that isn’t there is not found', async () => {
    await calls.addDinner(999_999).expect(404);
  });
});

describe('deleting a lunch', () => {
  it('makes it count as not requested and keeps its row', async () => {
    const { id, normalizedId } = await calls.create(buildVisitRequestWithDinner());

    const answer = await calls.removeDinner(id).expect(200);

    expect(answer.body).toEqual({ data: { id } });
    expect(await calls.read(id)).toMatchObject({
      isRequestingDinner: false,
      dinnerRequest: null,
      version: 2,
    });
    const row = await prisma.dinnerRequest.findUnique({ where: { visitRequestId: id } });
    expect(row?.deletedAt).toBeInstanceOf(Date);
    const { body } = await calls.query({ dinnerOnly: 'true', normalizedId });
    expect(body).toMatchObject({ total: 0 });
  });

  it('that isn’t there is not found, nor counts the version up', async () => {
    const { id } = await calls.create(buildVisitRequest());
    const answer = await calls.removeDinner(id).expect(404);
    expect(answer.body).toMatchObject({
      errors: [{ code: 'NOT_FOUND', message: 'Nije pronađen zahtev za ručak' }],
    });
    await calls.removeDinner(999_999).expect(404);
    expect(await calls.read(id)).toMatchObject({ version: 1 });
  });
});

type Step = 'add' | 'delete' | 'edit';

/** All ways to put up to `length` steps in a row. */
const orders = (length: number): Step[][] =>
  length === 0
    ? [[]]
    : orders(length - 1).flatMap((steps) =>
        (['add', 'delete', 'edit'] as const).map((step) => [...steps, step]),
      );

describe('in every order of three steps', () => {
  it.each([false, true].flatMap((hasDinner) => orders(3).map((steps) => ({ hasDinner, steps }))))(
    '$steps starting with a lunch: $hasDinner',
    async ({ hasDinner, steps }) => {
      const { id } = await calls.create(
        hasDinner ? buildVisitRequestWithDinner() : buildVisitRequest(),
      );
      let expected = { isThere: hasDinner, version: 1 };

      for (const step of steps) {
        const { status } = await perform(step, await calls.read(id));
        const changes = step === 'edit' || (step === 'add') !== expected.isThere;
        const refused = step === 'delete' ? 404 : 200;
        expect(status).toBe(changes ? (step === 'add' ? 201 : 200) : refused);
        expected = {
          isThere: step === 'edit' ? expected.isThere : step === 'add',
          version: expected.version + (changes ? 1 : 0),
        };
        const { isRequestingDinner, dinnerRequest, version } = await calls.read(id);
        expect({ isThere: isRequestingDinner, version }).toEqual(expected);
        expect(dinnerRequest !== null).toBe(expected.isThere);
      }
      expect(await prisma.dinnerRequest.count({ where: { visitRequestId: id } })).toBeLessThan(2);
    },
  );

  const perform = (step: Step, request: VisitRequest) => {
    if (step === 'add') return calls.addDinner(request.id);
    if (step === 'delete') return calls.removeDinner(request.id);
    return calls.update({ ...request, isViewed: true });
  };
});

describe('at once', () => {
  it('ten people adding a lunch add one', async () => {
    for (const contactType of CONTACT_TYPES) {
      const { id } = await calls.create(buildVisitRequest({ contactType }));

      const answers = await Promise.all(Array.from({ length: 10 }, () => calls.addDinner(id)));

      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        ...Array<number>(9).fill(200),
        201,
      ]);
      expect(await prisma.dinnerRequest.count({ where: { visitRequestId: id } })).toBe(1);
      expect(await calls.read(id)).toMatchObject({ version: 2, isRequestingDinner: true });
    }
  });

  it('ten people deleting a lunch delete it once', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());

    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.removeDinner(id)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(404),
    ]);
    expect(await calls.read(id)).toMatchObject({ version: 2, isRequestingDinner: false });
  });

  it('adding, deleting and saving mixed keep flag, lunch and version in step', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner());
    const stored = await calls.read(id);

    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, index) => {
        if (index % 3 === 0) return calls.addDinner(id);
        if (index % 3 === 1) return calls.removeDinner(id);
        return calls.update({ ...stored, visitorAmount: 50 + index });
      }),
    );

    const isThere = (({ deletedAt }) => deletedAt === null)(
      await prisma.dinnerRequest.findUniqueOrThrow({ where: { visitRequestId: id } }),
    );
    const added = answers.filter(({ status }) => status === 201).length;
    const changed = answers.filter(
      ({ status }, index) => status === 201 || (status === 200 && index % 3 !== 0),
    ).length;
    const after = await calls.read(id);
    expect(answers.every(({ status }) => [200, 201, 404, 409].includes(status))).toBe(true);
    expect(after.version).toBe(1 + changed);
    expect(after.isRequestingDinner).toBe(isThere);
    expect(after.dinnerRequest !== null).toBe(isThere);
    const deleted = answers.filter(({ status }, index) => index % 3 === 1 && status === 200).length;
    expect(deleted - added).toBe(isThere ? 0 : 1);
  });
});
