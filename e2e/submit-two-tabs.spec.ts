import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import { storedRequests } from './support/staff.ts';
import {
  loseAnswer,
  readRequestNumber,
  sendButton,
  typeInstitutionRequest,
} from './support/visit-request-form.ts';

const school = (page: Page) => page.getByRole('textbox', { name: 'Naziv institucije' });

/** As "duplicate tab" does it: the new tab begins with a copy of this one's session storage. */
async function duplicateTab(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(copy.getByText('Nastavljate zahtev koji ste ranije započeli')).toBeVisible();
  return copy;
}

test('a duplicated tab sends a request of its own, in whichever order they go', async ({
  page,
  api,
  ownEmail,
}) => {
  await typeInstitutionRequest(page, ownEmail);
  const copy = await duplicateTab(page);
  const third = await duplicateTab(copy);

  await school(copy).fill('Druga škola');
  await sendButton(copy).click();
  const second = await readRequestNumber(copy);
  await expect(copy.getByText('Druga škola')).toBeVisible();

  await test.step('the first tab keeps its own, over a reload too', async () => {
    await page.reload();
    await expect(school(page)).toHaveValue('Предшколска установа „Пчелица“');
    await sendButton(page).click();
  });
  const first = await readRequestNumber(page);

  await sendButton(third).click();
  const last = await readRequestNumber(third);
  expect(new Set([first, second, last]).size).toBe(3);
  expect(await storedRequests(api, ownEmail)).toHaveLength(3);
});

test('of a request whose answer was lost a duplicated tab makes no second one', async ({
  page,
  api,
  ownEmail,
}) => {
  await loseAnswer(page, ownEmail);
  const copy = await duplicateTab(page);
  const other = await duplicateTab(page);

  await sendButton(copy).click();
  const number = await readRequestNumber(copy);
  await page.reload();
  await sendButton(page).click();
  expect(await readRequestNumber(page)).toBe(number);

  await test.step('another school is asked about, and is another request', async () => {
    await school(other).fill('Druga škola');
    await sendButton(other).click();
    await other.getByRole('button', { name: 'Pošaljite kao nov zahtev' }).click();
    expect(await readRequestNumber(other)).not.toBe(number);
  });
  expect(await storedRequests(api, ownEmail)).toHaveLength(2);
});

test('a tab with a typed request asks before it closes; a sent one is thanked for cleanly', async ({
  page,
  ownEmail,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await typeInstitutionRequest(page, ownEmail);
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();

  await sendButton(page).click();
  const number = await readRequestNumber(page);
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hvala na zahtevu!' })).toBeVisible();
  await page.evaluate(() => {
    window.history.replaceState(null, '');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Potvrda zahteva' })).toBeVisible();
  expect(errors).toEqual([]);
});
