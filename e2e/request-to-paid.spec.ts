import { formatDay } from '@museum/shared/primitives/calendar-date';
import { comingDay } from '@museum/shared/testing/coming-day';
import { officeBankingFile } from '@museum/testing/bank-files';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';

import { expect, test } from './support/journey.ts';
import { openDetails, storedRequests } from './support/staff.ts';
import {
  readRequestNumber,
  sendButton,
  typeFields,
  typeInstitutionRequest,
} from './support/visit-request-form.ts';

/** A Friday far enough ahead for changes. */
const friday = comingDay(3, 5);

/** What a picture's QR code says, read from the pixels that the browser draws. */
async function readCode(picture: Locator): Promise<string | undefined> {
  const { data, width, height } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return {
      ...size,
      data: [...(context?.getImageData(0, 0, size.width, size.height).data ?? [])],
    };
  });
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** Staff answer what waits in the open details. */
async function act(page: Page, name: string, last: string) {
  await page.getByRole('button', { name, exact: true }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: last }).click();
  await expect(drawer).toHaveCount(0);
}

test('from the request to “plaćeno”: mail, link, proposal, predračun, code, statement', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
}) => {
  test.setTimeout(120_000);
  const stored = async () => (await storedRequests(api, ownEmail))[0]!;

  await test.step('a school asks, and opens the link of its receipt', async () => {
    await typeInstitutionRequest(page, ownEmail);
    await typeFields(page, { 'Datum posete': formatDay(friday) });
    await sendButton(page).click();
    await readRequestNumber(page);
  });
  const [receipt] = await mailbox.waitFor(ownEmail);
  const link = /http\S+\/moj-zahtev#[\w-]{28}/.exec(receipt?.text ?? '')?.[0] ?? '';
  const created = await stored();

  await test.step('staff confirm; the school proposes two more pupils; staff accept', async () => {
    await signInAsAdmin();
    await openDetails(page, created);
    await act(page, 'Potvrdi', 'Potvrdi i pošalji');
    await page.goto(link);
    await page.getByRole('button', { name: 'Promenite zahtev' }).click();
    await page.getByRole('textbox', { name: 'Broj posetilaca', exact: true }).fill('27');
    await page.getByRole('button', { name: 'Pošaljite predlog' }).click();
    await expect(page.getByRole('table', { name: 'Predložene izmene' })).toContainText('27');
    await openDetails(page, created);
    await act(page, 'Prihvati izmenu', 'Prihvati i pošalji');
    // 27 pupils of the lower grades at 400 din, three followers for nothing.
    expect(await stored()).toMatchObject({ visitorAmount: 27, stage: 'confirmed' });
  });

  const code = await test.step('the code on the school’s page asks for the new sum', async () => {
    await page.goto(link);
    const text = await readCode(page.getByRole('img', { name: /NBS IPS QR/ }));
    expect(text).toMatch(/^K:PR\|V:01\|C:1\|R:840000000000000031\|N:[^|]+\|I:RSD10800,00\|/);
    return text ?? '';
  });

  await test.step('the bank’s statement with that reference pays it', async () => {
    const reference = /\|RO:97(\d+)$/.exec(code)?.[1] ?? '';
    const own = crypto.randomUUID().slice(0, 8);
    // A payer of its own: the same sum from the same one looks like a payment that is booked already.
    const line = {
      id: own,
      amount: '10800.00',
      payer: `SKOLA ${own}`,
      reference: ['97', reference] as [string, string],
    };
    const file = officeBankingFile({
      number: own,
      opening: '0.00',
      closing: '10800.00',
      lines: [line],
    });
    await page.goto('/admin/bank-statements');
    await page
      .getByLabel('Fajl izvoda')
      .setInputFiles({ name: 'izvod.xml', mimeType: 'text/xml', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Proknjiži 1 uplatu' }).click();
    await expect(page.getByRole('heading', { name: 'Već proknjiženo (1)' })).toBeVisible();
  });

  await page.goto(link);
  await expect(page.getByText('Plaćeno', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /NBS IPS QR/ })).toHaveCount(0);
  await openDetails(page, created);
  await expect(
    page.getByRole('region', { name: 'Plaćanje' }).getByText('Plaćeno', { exact: true }).first(),
  ).toBeVisible();
});
