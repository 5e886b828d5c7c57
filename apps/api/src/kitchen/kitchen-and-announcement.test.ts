import { type KitchenDay, kitchenDaySchema } from '@museum/shared/kitchen/kitchen-schema';
import { arbitraryMeals } from '@museum/shared/testing/arbitrary-meals';
import { shownRows, sheetOf } from '@museum/testing/read-documents';
import type ExcelJS from 'exceljs';
import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { prisma } from '#lib/database/prisma.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { inFebruary, testApp } from '#test/test-app.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

const DAYS = ['2027-03-03', '2027-03-04', '2027-03-05'];
const REQUESTS = 300;
const SEED = 20261122;

const randomRequests = fc.array(
  fc.record({
    visitDate: fc.constantFrom(...DAYS),
    timeOfDinner: fc.constantFrom('11:00', '11:15', '12:00', '12:30', '13:45'),
    meals: arbitraryMeals,
    state: fc.constantFrom(
      'received',
      'confirmed',
      'arrived',
      'missed',
      'POSTPONED',
      'CANCELED',
      'without lunch',
    ),
  }),
  { minLength: REQUESTS, maxLength: REQUESTS },
);

beforeAll(async () => {
  const calls = await visitRequestCalls(inFebruary);
  const [requests = []] = fc.sample(randomRequests, { numRuns: 1, seed: SEED });
  const template = await calls.create(buildVisitRequest({ visitDate: DAYS[0]! }));
  const { id, ...visit } = await prisma.visitRequest.findUniqueOrThrow({
    where: { id: template.id },
    omit: { normalizedId: true, dueOn: true },
  });
  await prisma.visitRequest.delete({ where: { id } });
  for (const { visitDate, timeOfDinner, meals, state } of requests) {
    const { additionalComments, customerName, customerEmail } = buildDinnerRequest();
    await prisma.visitRequest.create({
      data: {
        ...visit,
        unitPrices: visit.unitPrices!,
        visitDate: new Date(visitDate),
        status: state === 'POSTPONED' || state === 'CANCELED' ? state : 'SCHEDULED',
        isRequestingDinner: state !== 'without lunch',
        confirmedAt: state === 'received' ? null : new Date(),
        arrivedAt: state === 'arrived' ? new Date() : null,
        ...(state === 'arrived' ? { arrivedVisitorAmount: 3, arrivedNumberOfFollowers: 1 } : {}),
        missedAt: state === 'missed' ? new Date() : null,
        dinnerRequest: {
          create: {
            ...meals,
            timeOfDinner,
            additionalComments,
            customerName,
            customerEmail,
            deletedAt: state === 'without lunch' ? new Date() : null,
          },
        },
      },
    });
  }
}, 60_000);

type Counts = Record<string, number>;

const count = (counts: Counts, key: string, portions: number) => {
  counts[key] = (counts[key] ?? 0) + portions;
};

const timeOf = (cell: unknown) =>
  cell instanceof Date
    ? cell.toISOString().slice(11, 16)
    : new Date(Math.round(Number(cell) * 86_400) * 1000).toISOString().slice(11, 16);

/** Portions by serving time and dish, as the workbook's list has them; what is struck is not cooked. */
function dishesOfList(sheet: ExcelJS.Worksheet): Counts {
  const counts: Counts = {};
  sheet.eachRow((row, number) => {
    if (number === 1 || row.getCell(6).font.strike) return;
    const [time, dish, choice] = [2, 4, 5].map((column) => row.getCell(column).value);
    count(
      counts,
      `${timeOf(time)} ${dish as string} ${(choice as string | null) ?? ''}`,
      Number(row.getCell(6).value),
    );
  });
  return counts;
}

/** Components across all dishes, as the totals of the kitchen's sheet have them: "Pomfrit 43 · Pire krompir 14". */
function componentsOfTotals(sheet: ExcelJS.Worksheet): Counts {
  const lines = shownRows(sheet).flatMap(([label]) =>
    typeof label === 'string' && label.startsWith('Za pripremu – ')
      ? [label.slice(label.indexOf(':') + 2)]
      : [],
  );
  const parts = lines.flatMap((line) => line.split(' · '));
  return Object.fromEntries(
    parts.map((part) => [
      part.slice(0, part.lastIndexOf(' ')),
      Number(part.slice(part.lastIndexOf(' ') + 1)),
    ]),
  );
}

function portionsOfTotals(sheet: ExcelJS.Worksheet): number {
  const total = shownRows(sheet).find(([label]) => label === 'UKUPNO: sve porcije');
  return Number(total?.at(-1));
}

it.each(DAYS)('of %s the kitchen’s page and its workbook agree to the portion', async (date) => {
  const calls = await visitRequestCalls(inFebruary);
  const answer = await request(testApp(inFebruary))
    .get(`/api/v1/admin/kitchen/${date}`)
    .set('Authorization', bearer(await signInJelena(inFebruary)))
    .expect(200);
  const page = kitchenDaySchema.parse(dataOf<KitchenDay>(answer));
  const file = await fileOf(calls.download(`/query/dinner-all-excel-download?visitDate=${date}`));
  const { sheet, workbook } = await sheetOf(file);

  const served: Counts = {};
  for (const { time, dishes } of page.servings)
    for (const { label, choice, portions } of dishes)
      count(served, `${time} ${label} ${choice}`, portions);
  expect(Object.keys(served).length).toBeGreaterThan(20);
  expect(served).toEqual(dishesOfList(workbook.getWorksheet('Spisak obroka')!));
  expect(
    Object.fromEntries(page.components.map(({ label, portions }) => [label, portions])),
  ).toEqual(componentsOfTotals(sheet));
  expect(page.portions).toBe(portionsOfTotals(sheet));
});
