import type { Page } from '@playwright/test';

import { ADMIN } from '@museum/testing/product-server';

/** Fills the form of /signin and sends it. */
export async function signIn(page: Page, { password = ADMIN.password, remember = false } = {}) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ADMIN.email);
  await page.locator('input[type="password"]').fill(password);
  if (remember) await page.getByRole('checkbox', { name: 'Zapamti me' }).check();
  await page.getByRole('button', { name: 'Prijavi se' }).click();
}
