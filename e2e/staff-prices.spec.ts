import { type PriceKind, priceKindLabel } from '@museum/shared/prices/price-kind';
import type { Price } from '@museum/shared/prices/price-schema';
import type { Locator } from '@playwright/test';

import { expect, test } from './support/journey.ts';

/** Each project has a price of its own, which no other journey looks at. */
const OWN_KIND: Record<string, PriceKind> = { desktop: 'LUNCH_PACKET', phone: 'BIRTHDAY_RENTAL' };

/** As people do: press into the field first, so that it is the field's own focus that opens it. */
async function chooseKind(drawer: Locator, name: string) {
  const kind = drawer.getByRole('combobox', { name: 'Tip cene' });
  await kind.click();
  await kind.fill(name);
  await drawer.page().getByRole('option', { name }).click();
}

test('staff delete a price, add it again and change it', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  const kind = OWN_KIND[project.name] ?? 'LUNCH_PACKET';
  const name = priceKindLabel(kind);
  await signInAsAdmin();
  await page.goto('/admin/prices');
  await expect(page.getByRole('heading', { name: 'Sve cene' })).toBeVisible();
  await keepScreen('staff-prices');
  await page.getByRole('searchbox', { name: 'Pretraga po tipu cene' }).fill(name);
  await expect(page.getByText('1–1 od 1')).toBeVisible();

  await page.getByRole('button', { name: `Izbriši: ${name}` }).click();
  await page.getByRole('button', { name: 'Izvrši akciju' }).click();
  await expect(page.getByText('Cena je uspješno izbrisana')).toBeVisible();
  await expect(page.getByText('Nema rezultata')).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj cenu' }).click();
  const adding = page.getByRole('dialog', { name: 'Dodaj cenu' });
  await expect(adding).toBeVisible();
  // No button has opened it now that could get the focus back.
  await page.reload();
  await adding.getByRole('button', { name: 'Odustani' }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: 'Dodaj cenu' }).click();
  await chooseKind(adding, name);
  await adding.getByRole('textbox', { name: 'Cena' }).fill('1.450,50');
  await keepScreen('staff-add-price');
  await adding.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText('Cena je uspješno dodata')).toBeVisible();
  await expect(adding).toBeHidden();
  await expect(page.getByText('1.450,50 RSD')).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj cenu' }).click();
  await chooseKind(adding, name);
  await adding.getByRole('textbox', { name: 'Cena' }).fill('1');
  await adding.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(adding.getByText('Cena za ovaj tip već postoji')).toBeVisible();
  await adding.getByRole('button', { name: 'Odustani' }).click();
  await page.getByRole('button', { name: 'Zatvori bez čuvanja' }).click();

  await page.getByRole('button', { name: `Izmeni: ${name}` }).click();
  const editing = page.getByRole('dialog', { name: 'Izmeni cenu' });
  await expect(editing.getByRole('textbox', { name: 'Cena' })).toHaveValue('1.450,50');
  await editing.getByRole('textbox', { name: 'Cena' }).fill('1.500');
  await editing.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText('1.500,00 RSD')).toBeVisible();
  const prices = await api.call<Price[]>('GET', '/prices/all', { asStaff: true });
  expect(prices.find((price) => price.kind === kind)?.price).toBe(1500);
});

test('who turns the page at the end of a list goes on at its top', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/prices');
  await page.getByRole('button', { name: 'Seldeca strana' }).click();
  await expect(page.getByText(/^11–/)).toBeAttached();
  const next = page.getByRole('main').getByRole('button', { name: /^Izmeni: / });
  await expect(next.first()).toBeInViewport();
});
