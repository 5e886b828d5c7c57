import { callApi } from '@museum/testing/call-api';
import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';
import { saveButton, storedRequest } from './support/staff.ts';

async function pressSignOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Otvorite meni' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
}

test('an expired session during editing leads back to the page with what was typed', async ({
  page,
  api,
  baseURL,
  openNewRequest,
  keepScreen,
}) => {
  const request = await openNewRequest();
  await page.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('57');
  await page.getByRole('textbox', { name: 'Željeno vreme' }).fill('12:15');

  // Neither token is good any more.
  const tokens = await page.evaluate(() => ({
    access: localStorage.getItem('token') ?? '',
    refresh: localStorage.getItem('refreshToken') ?? '',
  }));
  const { status } = await callApi(baseURL, {
    method: 'POST',
    path: '/auth/sign-out',
    token: tokens.access,
    body: { token: tokens.refresh },
  });
  expect(status).toBeLessThan(400);

  // Without a press: the stream of news has ended with the session.
  const address = `/admin/visit-requests/details/${request.id}`;
  await expect(page).toHaveURL(new RegExp(`/signin\\?returnUrl=${encodeURIComponent(address)}$`));
  expect((await storedRequest(api, request.id)).visitorAmount).toBe(24);
  await signIn(page);

  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByText('Vraćene su izmene koje niste sačuvali.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ukupno posetilaca' })).toHaveValue('57');
  await keepScreen('staff-after-expiry');
  await saveButton(page).click();
  await expect(page.getByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  expect(await storedRequest(api, request.id)).toMatchObject({
    visitorAmount: 57,
    visitTime: '12:15',
  });
});

test('signing out in one tab signs out the other', async ({ page, context, signInAsAdmin }) => {
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  const other = await context.newPage();
  await other.goto('/admin/prices');
  await expect(other.getByRole('heading', { name: 'Sve cene' })).toBeVisible();

  await pressSignOut(page);

  await expect(page).toHaveURL(/\/signin/);
  await expect(other).toHaveURL(/\/signin\?returnUrl=%2Fadmin%2Fprices$/);
  await other.goto('/admin/prices');
  await expect(other).toHaveURL(/\/signin\?returnUrl=%2Fadmin%2Fprices$/);
});

test('what staff typed goes at sign-out, too, from a tab that shows the public site', async ({
  page,
  context,
  openNewRequest,
}) => {
  await openNewRequest();
  await page.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('57');
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).join());
  await expect.poll(kept).toContain('visit-request-edit');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/');
  await expect.poll(kept).toContain('visit-request-edit');

  const other = await context.newPage();
  await other.goto('/admin/prices');
  await expect(other.getByRole('heading', { name: 'Sve cene' })).toBeVisible();
  await pressSignOut(other);

  await expect.poll(kept).toBe('');
});

test('on a low screen the way out is in sight', async ({ page, signInAsAdmin }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');

  await expect(page.getByRole('button', { name: 'Odjavi se' })).toBeInViewport({ ratio: 1 });
});
