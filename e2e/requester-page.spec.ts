import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import type { ApiClient } from './support/api-client.ts';
import { expect, test } from './support/journey.ts';
import { confirmVisit, requestKeyOf, storedRequest, submitRequest } from './support/staff.ts';

type Keyed = CreatedVisitRequest & { key: string };

/** A stored request with its key. */
async function submit(
  api: ApiClient,
  overrides: Parameters<typeof submitRequest>[1] = {},
): Promise<Keyed> {
  const created = await submitRequest(api, overrides);
  return { ...created, key: await requestKeyOf(api, created) };
}

const open = async (page: Page, { key, normalizedId }: Keyed) => {
  await page.goto(`/moj-zahtev#${key}`);
  await expect(page.getByText(normalizedId).first()).toBeVisible();
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The card that tells how the request stands has the focus, and its top is in sight. */
async function expectToStandAt(page: Page, name: string) {
  const card = page.getByRole('region', { name, exact: true });
  await expect(card).toBeFocused();
  const belowBar = async () => {
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await card.boundingBox()];
    return bar && box ? box.y - bar.height : undefined;
  };
  await expect.poll(belowBar).toBeGreaterThanOrEqual(0);
  await expect(card).toBeInViewport();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens the form of a change and types another number of visitors. */
async function typeVisitors(page: Page, count: string) {
  await page.getByRole('button', { name: 'Promenite zahtev' }).click();
  await page.getByRole('textbox', { name: 'Broj posetilaca', exact: true }).fill(count);
}

test('the link opens the request, which is changed at once while it is only received', async ({
  page,
  api,
  keepScreen,
}) => {
  const request = await submit(api);
  await open(page, request);
  await expect(heading(page, 'Primili smo vaš zahtev')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await keepScreen('requester-page');

  await typeVisitors(page, '31');
  await expect(page.getByRole('table', { name: 'Vaše izmene' })).toContainText('31');
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepScreen('requester-change');
  await page.getByRole('button', { name: 'Sačuvajte izmene' }).click();
  await expect(page.getByText('Izmene su sačuvane')).toBeVisible();
  await expectToStandAt(page, 'Primili smo vaš zahtev');
  expect(await storedRequest(api, request.id)).toMatchObject({ visitorAmount: 31, version: 2 });

  await test.step('the skip link leaves the key in the address', async () => {
    await page.evaluate(() => (location.hash = '#sadrzaj'));
    await expect(page).toHaveURL(new RegExp(`#${request.key}$`));
    await page.reload();
    await expect(heading(page, 'Primili smo vaš zahtev')).toBeVisible();
  });
});

test('once confirmed a change is a proposal, and the visit can be called off', async ({
  page,
  api,
  keepScreen,
}) => {
  const request = await submit(api);
  await confirmVisit(api, request);
  await open(page, request);
  await expect(heading(page, 'Poseta je potvrđena')).toBeVisible();

  await typeVisitors(page, '31');
  await page.getByRole('button', { name: 'Pošaljite predlog' }).click();
  await expect(heading(page, 'Poseta je potvrđena, izmena čeka odgovor')).toBeVisible();
  await expectToStandAt(page, 'Poseta je potvrđena, izmena čeka odgovor');
  await expect(page.getByRole('table', { name: 'Predložene izmene' })).toContainText('31');
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepScreen('requester-proposal');
  expect(await storedRequest(api, request.id)).toMatchObject({ visitorAmount: 24 });

  await page.getByRole('button', { name: 'Otkažite posetu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otkažite posetu' });
  await dialog.getByRole('textbox', { name: 'Razlog' }).fill('Nemamo prevoz');
  await dialog.getByRole('button', { name: 'Otkažite posetu' }).click();
  await expect(heading(page, 'Poseta je otkazana')).toBeVisible();
  await expectToStandAt(page, 'Poseta je otkazana');
  await expect(page.getByText('Razlog: Nemamo prevoz')).toBeVisible();
  await keepScreen('requester-canceled');
});

test('a change that is begun without a network is sent once it is back', async ({ page, api }) => {
  const request = await submit(api);
  await open(page, request);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Promenite zahtev' }).click();
  await page.context().setOffline(false);
  await page.getByRole('textbox', { name: 'Broj posetilaca', exact: true }).fill('31');
  await page.getByRole('button', { name: 'Sačuvajte izmene' }).click();
  await expect(page.getByText('Izmene su sačuvane')).toBeVisible();
});

test('the browser’s way back and forward leads to the form of a change, or to its button', async ({
  page,
  api,
}) => {
  const request = await submit(api);
  await open(page, request);
  await typeVisitors(page, '31');
  const send = page.getByRole('button', { name: 'Sačuvajte izmene' });
  const form = page.getByRole('heading', { name: 'Promenite zahtev' });
  const opener = page.getByRole('button', { name: 'Promenite zahtev' });

  await test.step('from another page', async () => {
    await send.scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Restoran' }).click();
    await expect(page).toHaveTitle(/^Restoran/);
    await page.goBack();
    await expect(form).toBeInViewport();
    await expect(form).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Broj posetilaca', exact: true })).toHaveValue(
      '31',
    );
  });

  await test.step('out of the form', async () => {
    await send.scrollIntoViewIfNeeded();
    await page.goBack();
    await expect(opener).toBeInViewport();
    await expect(opener).toBeFocused();
  });

  await test.step('into it again', async () => {
    await page.goForward();
    await expect(form).toBeInViewport();
    await expect(form).toBeFocused();
  });
});

test('a cancellation whose answer is lost is told all the same', async ({ page, api }) => {
  const request = await submit(api);
  await open(page, request);
  await page.route('**/api/v1/my-request/cancel', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Otkažite posetu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otkažite posetu' });
  await dialog.getByRole('textbox', { name: 'Razlog' }).fill('Nemamo prevoz');
  await dialog.getByRole('button', { name: 'Otkažite posetu' }).click();
  await expectToStandAt(page, 'Poseta je otkazana');
});

test('a proof of payment is sent, and another kind of file is refused', async ({ page, api }) => {
  const request = await submit(api);
  await confirmVisit(api, request);
  await open(page, request);
  const choose = (name: string, mimeType: string, content: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
  await choose('uplata.docx', 'application/msword', 'x');
  await expect(page.getByText(/Ovaj fajl je druge vrste/)).toBeVisible();
  await choose('slika.pdf', 'application/pdf', 'nije PDF');
  await expect(page.getByText('Fajl nije PDF, JPEG ni PNG. Pošaljite jedan od tih.')).toBeVisible();
  await choose('uplata.pdf', 'application/pdf', '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF');
  await expect(page.getByText('Dokaz o uplati je stigao.')).toBeVisible();
  await expect(page.getByText('uplata.pdf')).toBeVisible();
});

test('on paper the sum is asked for once, by what is typed into a payment order', async ({
  page,
  api,
}) => {
  const request = await submit(api, { paymentType: 'SCHEDULED_PAYMENT' });
  await confirmVisit(api, request);
  await open(page, request);
  const next = page.getByRole('region', { name: /^Sledeće: uplata/ });
  await expect(next).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(next).toBeHidden();
  await expect(page.getByRole('img', { name: /NBS IPS QR/ })).toBeVisible();
});

test('a changed key opens nothing, and says what to do', async ({ page, api }) => {
  const { key } = await submit(api);
  await page.goto(`/moj-zahtev#${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`);
  await expect(heading(page, 'Ova veza ne važi')).toBeVisible();
  await expect(page.getByText('Otvorite najnoviji mejl ili nas pozovite.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
