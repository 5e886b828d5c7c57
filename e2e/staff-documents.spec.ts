import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

import { expect, test } from './support/journey.ts';
import { submitRequest } from './support/staff.ts';

const START_OF = { xlsx: 'PK', pdf: '%PDF-' };

/** Presses a button and looks at the file that comes, by its name and by its first bytes. */
async function expectDownload(page: Page, button: string, kind: keyof typeof START_OF) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
  const bytes = readFileSync(await file.path());
  expect(bytes.toString('latin1', 0, START_OF[kind].length)).toBe(START_OF[kind]);
}

test('staff download both workbooks of the list', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
}) => {
  await submitRequest(api, { institutionEmail: ownEmail, dinnerRequest: buildDinnerRequest() });
  await signInAsAdmin();
  await page.goto(`/admin/visit-requests?email=${ownEmail}`);
  await expect(page.getByText('1–1 od 1')).toBeVisible();
  await expectDownload(page, 'Preuzmi Excel', 'xlsx');
  await expectDownload(page, 'Najava obroka', 'xlsx');
});

test('staff download the documents of a request and of its lunch', async ({
  page,
  context,
  openNewRequest,
}) => {
  await openNewRequest({ dinnerRequest: buildDinnerRequest() });
  await expectDownload(page, 'Preuzmi predračun (Excel)', 'xlsx');
  await expectDownload(page, 'Preuzmi predračun za ručak', 'xlsx');
  await expectDownload(page, 'Preuzmi PDF zahteva za ručak', 'pdf');

  const newTab = context.waitForEvent('page');
  await expectDownload(page, 'PDF posete, preuzmi', 'pdf');
  await newTab;
});
