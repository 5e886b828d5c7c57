import { addDays, formatDay } from '@museum/shared/primitives/calendar-date';
import { comingDay } from '@museum/shared/testing/coming-day';
import type { Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import { confirmVisit, submitRequest, storedRequests } from './support/staff.ts';
import {
  openVisitRequestForm,
  sendButton,
  typeFields,
  typeInstitutionRequest,
} from './support/visit-request-form.ts';

const AVAILABILITY = '**/api/v1/availability**';

const schedule = (page: Page) => page.getByRole('region', { name: 'Kada dolazite' });
const quarter = (page: Page, time: string) =>
  schedule(page).getByRole('radio', { name: new RegExp(`^${time}`) });
const timeField = (page: Page) => page.getByRole('textbox', { name: 'Vreme posete', exact: true });

/** On a phone the quarters go by the part of the day. */
async function pressQuarter(page: Page, time: string, part: string) {
  const parts = schedule(page).getByRole('button', { name: part });
  if (await parts.isVisible()) await parts.click();
  await quarter(page, time).check();
}

test('a quarter that is pressed is the time of the visit', async ({ page, api, ownEmail }) => {
  const day = comingDay(20, 4);
  await typeInstitutionRequest(page, ownEmail);
  await typeFields(page, { 'Datum posete': formatDay(day) });
  await expect(schedule(page).getByText('za 28 osoba')).toBeVisible();
  await pressQuarter(page, '11:15', '11–14 h');
  await expect(timeField(page)).toHaveValue('11:15');
  await expect(schedule(page).getByText('U 11:15 ima mesta.')).toBeVisible();
  expect(await accessibilityFaults(page, { part: 'form' })).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(timeField(page)).toHaveValue('11:30');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hvala na zahtevu!' })).toBeVisible();
  expect(await storedRequests(api, ownEmail)).toMatchObject([
    { visitDate: day, visitTime: '11:30' },
  ]);
});

test('before the people are typed, the quarters are those of a usual group', async ({ page }) => {
  await openVisitRequestForm(page);
  await typeFields(page, { 'Datum posete': formatDay(comingDay(57, 3)) });
  await expect(quarter(page, '10:00')).toHaveAccessibleName('10:00, slobodno');
  await expect(schedule(page).getByText('osob')).toHaveCount(0);
  await typeFields(page, { 'Broj posetilaca': '240', 'Broj pratilaca': '1' });
  await expect(schedule(page).getByText('za 241 osobu')).toBeVisible();
});

test('a full quarter is told with calm ones nearby, and can be asked for all the same', async ({
  page,
  api,
  ownEmail,
}) => {
  const visitDate = comingDay(21, 4);
  const full = { visitDate, visitTime: '10:00', visitorAmount: 220, numberOfFollowers: 0 };
  await confirmVisit(api, await submitRequest(api, full));

  await typeInstitutionRequest(page, ownEmail);
  await typeFields(page, { 'Datum posete': formatDay(visitDate), 'Vreme posete': '10:00' });
  await expect(quarter(page, '10:00')).toHaveAccessibleName('10:00, puno');
  await expect(schedule(page).getByText('U 10:00 je popunjeno za vašu grupu.')).toBeVisible();
  const calm = schedule(page).getByRole('group', { name: 'Mirnije, blizu 10:00' });
  await expect(calm.getByRole('button')).toHaveText(['11:30', '11:45', '12:00']);
  await calm.getByRole('button', { name: '11:45' }).click();
  await expect(timeField(page)).toHaveValue('11:45');
  await expect(page.locator('body')).not.toBeFocused();

  await typeFields(page, { 'Vreme posete': '10:00' });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hvala na zahtevu!' })).toBeVisible();
  expect(await storedRequests(api, ownEmail)).toMatchObject([{ visitTime: '10:00' }]);
});

test('a closed day is told with free days nearby, of which one press chooses one', async ({
  page,
}) => {
  const monday = comingDay(22, 1);
  await openVisitRequestForm(page);
  await typeFields(page, { 'Datum posete': formatDay(monday) });
  await expect(schedule(page).getByText(/^Ponedeljak, .*: zatvoreno\.$/)).toBeVisible();
  const days = schedule(page).getByRole('group', { name: 'Slobodni dani u blizini' });
  await days.getByRole('button').first().click();
  await expect(page.getByRole('textbox', { name: 'Datum posete' })).toHaveValue(
    formatDay(addDays(monday, -1)),
  );
  const calendar = schedule(page).getByRole('grid');
  await expect(calendar.getByRole('gridcell', { name: /zatvoreno/ }).first()).toBeVisible();
});

const FAILURES: [string, (page: Page) => Promise<unknown>][] = [
  ['is cut off', (page) => page.route(AVAILABILITY, (route) => route.abort())],
  ['is refused', (page) => page.route(AVAILABILITY, (route) => route.fulfill({ status: 429 }))],
  ['never comes', (page) => page.route(AVAILABILITY, () => undefined)],
];

for (const [failure, fail] of FAILURES) {
  test(`the form works when the answer ${failure}, and nothing moves`, async ({
    page,
    api,
    ownEmail,
  }) => {
    const day = formatDay(comingDay(23, 5));
    await openVisitRequestForm(page);
    await typeFields(page, { 'Datum posete': day });
    await expect(quarter(page, '09:00')).toHaveAccessibleName('09:00, slobodno');
    const height = async () => (await schedule(page).boundingBox())?.height;
    const answered = await height();
    await fail(page);
    await typeInstitutionRequest(page, ownEmail);
    await expect(
      schedule(page).getByText(
        'Zauzetost trenutno ne možemo da prikažemo. Zahtev možete poslati kao i inače.',
      ),
    ).toBeVisible({ timeout: 10_000 });
    await expect.poll(height).toBe(answered);
    await pressQuarter(page, '12:00', '11–14 h');
    await expect(timeField(page)).toHaveValue('12:00');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Hvala na zahtevu!' })).toBeVisible();
    expect(await storedRequests(api, ownEmail)).toMatchObject([{ visitTime: '12:00' }]);
  });
}

test('the form works, and is no longer than it has to be, when the board can’t be had', async ({
  page,
  api,
  ownEmail,
}) => {
  await page.route('**/availability-board*', (route) => route.abort());
  await typeInstitutionRequest(page, ownEmail);
  await expect(
    schedule(page).getByText(
      'Zauzetost trenutno ne možemo da prikažemo. Zahtev možete poslati kao i inače.',
    ),
  ).toBeVisible();
  const height = async () => (await schedule(page).boundingBox())?.height;
  await expect.poll(height).toBeLessThan(600);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hvala na zahtevu!' })).toBeVisible();
  expect(await storedRequests(api, ownEmail)).toHaveLength(1);
});

test('the answer to an hour fills its room', async ({ page }) => {
  await openVisitRequestForm(page);
  await schedule(page).scrollIntoViewIfNeeded();
  const answer = schedule(page).getByText('Izaberite vreme.').locator('../..');
  const note = schedule(page).getByText('Kratak rok: do posete je 1 dan.').locator('../..');
  await expect(answer).toBeVisible();
  const gap = async () => {
    const [box, next] = [await answer.boundingBox(), await note.boundingBox()];
    return box && next ? next.y - box.y - box.height : undefined;
  };
  await expect.poll(gap).toBeLessThan(40);
});

test('a group of 300 is proposed to go in two parts, and its answer stands in the comment', async ({
  page,
}) => {
  await openVisitRequestForm(page);
  await typeFields(page, { 'Broj posetilaca': '300', 'Vreme posete': '10:00' });
  await expect(schedule(page).getByText('Prvi deo, 150 posetilaca')).toBeVisible();
  await expect(schedule(page).getByRole('term')).toHaveText(['10:00', '10:45', '10:00', '10:45']);
  const comment = page.getByRole('textbox', { name: /Šta još treba da znamo/ });
  await comment.fill('Dolazimo sa tri autobusa.');
  await schedule(page).getByRole('button', { name: 'Prihvatam podelu' }).click();
  await expect(comment).toHaveValue(
    'Dolazimo sa tri autobusa.\nDelimo grupu na dva dela: prvi počinje u Dino parku, drugi u centru, zamena posle 45 minuta.',
  );
  await schedule(page).getByRole('button', { name: 'Ostajemo zajedno' }).click();
  await expect(comment).toHaveValue('Dolazimo sa tri autobusa.');
  await schedule(page).getByRole('button', { name: 'Prihvatam podelu' }).click();
  // 40 % of the 240 places.
  await typeFields(page, { 'Broj posetilaca': '96' });
  await expect(schedule(page).getByText(/Velika grupa/)).toBeHidden();
  await expect(comment).toHaveValue('Dolazimo sa tri autobusa.');
});

test('a group larger than the house is sent to no other day, and what it accepted goes with its size', async ({
  page,
}) => {
  await openVisitRequestForm(page);
  await typeFields(page, {
    'Broj posetilaca': '300',
    'Broj pratilaca': '20',
    'Vreme posete': '10:00',
    'Datum posete': formatDay(comingDay(24, 4)),
  });
  await expect(schedule(page).getByText('Grupa je veća od broja mesta u centru.')).toBeVisible();
  await expect(schedule(page).getByText(/popunjeno/)).toBeHidden();
  await expect(schedule(page).getByRole('group', { name: /Slobodni dani/ })).toBeHidden();
  const comment = page.getByRole('textbox', { name: /Šta još treba da znamo/ });
  await comment.fill('Dolazimo sa tri autobusa.');
  await schedule(page).getByRole('button', { name: 'Prihvatam podelu' }).click();
  await expect(comment).toHaveValue(/^Dolazimo sa tri autobusa\.\nDelimo grupu/);

  await typeFields(page, { 'Broj posetilaca': '46' });
  await expect(schedule(page).getByText(/Velika grupa/)).toBeHidden();
  await expect(comment).toHaveValue('Dolazimo sa tri autobusa.');
});
