import type { Proforma } from '@museum/shared/payments/proforma-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import { officeBankingFile } from '@museum/testing/bank-files';
import type { Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import type { ApiClient } from './support/api-client.ts';
import { expect, test } from './support/journey.ts';
import { confirmVisit, storedRequest, submitRequest } from './support/staff.ts';

/** A confirmed visit with its predračun. */
async function invoicedVisit(api: ApiClient, institutionEmail: string, institutionName: string) {
  const visit = { contactType: 'institution', institutionEmail, institutionName } as const;
  const { id, normalizedId } = await submitRequest(api, visit);
  await confirmVisit(api, { id });
  const path = `/visit-request/${id}/proforma`;
  const issued = await api.call<Proforma[]>('GET', path, { asStaff: true });
  if (issued.length === 0) await api.call('POST', path, { asStaff: true });
  const [proforma] = await api.call<Proforma[]>('GET', path, { asStaff: true });
  return { id, normalizedId, proforma: proforma! };
}

const choose = (page: Page, text: string, name = 'izvod-187.xml') =>
  page
    .getByLabel('Fajl izvoda')
    .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });

test('staff book payments from a bank statement, and take the import back', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  // With a letter: a name of digits alone recognises nobody.
  const own = `b${crypto.randomUUID().slice(0, 7)}`;
  const school = await invoicedVisit(api, ownEmail, `Škola ${own}`);
  const home = await invoicedVisit(api, ownEmail, `Dom ${own}`);
  const { total, reference } = school.proforma;
  const closing = (total + home.proforma.total + 2000 - 100).toFixed(2);
  const file = officeBankingFile({
    number: own,
    opening: '0.00',
    closing,
    lines: [
      { id: `${own}-1`, amount: total.toFixed(2), reference: ['97', reference] },
      {
        id: `${own}-2`,
        amount: home.proforma.total.toFixed(2),
        payer: `DOM ${own}`,
        purpose: 'UPLATA PO PREDRACUNU',
      },
      // A payer of its own: the same sum from the same one looks like a payment that is booked already.
      { id: `${own}-3`, amount: '2000.00', payer: `COLIC ${own}`, purpose: 'za decu' },
      { id: `${own}-4`, amount: '100.00', side: 'debit', payer: 'EPS' },
    ],
  });
  await signInAsAdmin();
  await page.goto('/admin/bank-statements');
  await expect(page.getByRole('heading', { level: 1, name: 'Izvod banke' })).toBeVisible();
  await keepScreen('bank-statements');

  // Wrong files are told why; nothing is kept of them.
  await choose(page, '%PDF-1.7', 'izvod.pdf');
  await expect(page.getByRole('alert')).toContainText('Ovo je PDF');
  await keepScreen('bank-statement-refused');
  await choose(page, file.slice(0, -200));
  await expect(page.getByRole('alert')).toContainText('nije ceo');

  await choose(page, file);
  await expect(page.getByText(`Izvod br. ${own} od 06.10.2026`)).toBeVisible();
  await expect(page.getByText('3 uplate, 1 isplata preskočena')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prepoznato (1)', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Proverite (1)' })).toBeVisible();
  const sure = page.getByRole('checkbox', { name: /OS DJURA JAKSIC/ });
  const doubtful = page.getByRole('checkbox', { name: new RegExp(`DOM ${own}`) });
  await expect(sure).toBeChecked();
  await expect(doubtful).not.toBeChecked();
  await keepScreen('bank-statement');
  expect(await accessibilityFaults(page)).toEqual([]);

  // What is still to be tied is shown alone; the address keeps it.
  const groups = page.getByRole('navigation', { name: 'Grupe uplata' });
  await groups.getByRole('link', { name: 'Nije prepoznato 1' }).click();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'COLIC' })).toBeVisible();
  await expect(sure).toBeHidden();
  await expect(page.getByText('Od toga se ne vidi zbog filtera: 1.')).toBeVisible();
  await keepScreen('bank-statement-unmatched');
  await groups.getByRole('link', { name: 'Sve 3' }).click();
  await expect(sure).toBeChecked();

  // What belongs to nobody is tied to a visit by hand, with the keyboard alone.
  await page.getByRole('button', { name: /Poveži sa posetom: COLIC/ }).press('Enter');
  const search = page.getByRole('dialog', { name: 'Za koju posetu je uplata?' });
  await search.getByRole('searchbox').fill(home.normalizedId);
  await search.getByRole('button', { name: new RegExp(home.normalizedId) }).press('Enter');
  await expect(search).toBeHidden();
  await expect(page.getByText('izabrano ručno')).toBeVisible();
  await doubtful.press('Space');
  const sum = formatDinars(total + home.proforma.total + 2000);
  await expect(page.getByText(`3 uplate, ${sum} din`)).toBeVisible();

  await page.getByRole('button', { name: 'Proknjiži 3 uplate' }).click();
  await expect(page.getByText(`Proknjiženo: 3 uplate, ${sum} din`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Već proknjiženo (3)' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await keepScreen('bank-statement-booked');
  const paymentOf = async (id: number) => (await storedRequest(api, id)).payment.state;
  expect(await paymentOf(school.id)).toBe('paid');
  expect(await paymentOf(home.id)).toBe('overpaid');

  // The same file again shows the same statement, booked.
  await page.getByRole('link', { name: 'Svi izvodi' }).click();
  await choose(page, file);
  await expect(page.getByRole('heading', { name: 'Već proknjiženo (3)' })).toBeVisible();

  await page.getByRole('link', { name: 'Svi izvodi' }).click();
  await page.getByRole('button', { name: `Poništi uvoz: Izvod br. ${own} od 06.10.2026` }).click();
  await keepScreen('bank-statement-undo');
  await page
    .getByRole('dialog', { name: 'Poništiti uvoz?' })
    .getByRole('button', { name: 'Poništi uvoz' })
    .dblclick();
  await expect(page.getByText(/uvoz je poništen/)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await paymentOf(school.id)).toBe('unpaid');
});

test('a table is explained once for its bank', async ({ page, signInAsAdmin, keepScreen }) => {
  // With a letter: a name of digits alone recognises nobody.
  const own = `b${crypto.randomUUID().slice(0, 7)}`;
  const table = (day: string) =>
    `Datum;Naziv ${own};Svrha;Poziv na broj;Duguje;Potražuje\n${day};PUT I PRIRODA DOO;izlet;;;1.000,00\n`;
  await signInAsAdmin();
  await page.goto('/admin/bank-statements');
  await choose(page, table('06.10.2026'), 'izvod.csv');

  await expect(page.getByRole('heading', { name: 'Šta je u kojoj koloni?' })).toBeVisible();
  await expect(page.getByLabel('Uplata (potražuje)')).toHaveValue('5');
  await keepScreen('bank-table');
  // Proposed where another journey has brought a statement already.
  await page.getByLabel('Početno stanje (din)').fill('');
  await page.getByRole('button', { name: 'Učitaj izvod' }).click();
  await expect(page.getByLabel('Početno stanje (din)')).toBeFocused();
  await page.getByLabel('Početno stanje (din)').fill('0');
  await page.getByLabel('Krajnje stanje (din)').fill('999');
  await page.getByLabel('Račun na izvodu').fill('840-0000000000000-31');
  await page.getByRole('button', { name: 'Učitaj izvod' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Stanje se ne slaže' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Krajnje stanje (din)').fill('1.000,00');
  await page.getByRole('button', { name: 'Učitaj izvod' }).click();
  await expect(page.getByRole('heading', { name: 'Nije prepoznato (1)' })).toBeVisible();

  await page.getByRole('link', { name: 'Svi izvodi' }).click();
  await choose(page, table('07.10.2026'), 'izvod.csv');
  await expect(page.getByText('Kolone su izabrane kao prošli put za ovu banku.')).toBeVisible();
});
