import { expect, type Page } from '@playwright/test';

/** Text fields by their labels, as a teacher sees them. */
export type TypedFields = Record<string, string>;

const INSTITUTION: TypedFields = {
  'Naziv institucije': 'Предшколска установа „Пчелица“',
  'Matični broj institucije': '07123456',
  'PIB institucije': '107654321',
  'Adresa institucije': 'Šabac, Vuka Karadžića 12',
  'Telefon institucije': '+381 15 000 333',
  'Vođa grupe': 'Ljiljana Đukić',
};

export const AGENCY: TypedFields = {
  'Naziv agencije': 'Turistička agencija „Putokaz“',
  'Matični broj agencije': '20123456',
  'PIB agencije': '101234567',
  'Ime i prezime vlasnika': 'Đorđe Šćepanović',
  'Adresa agencije': 'Novi Sad, Bulevar oslobođenja 123',
  'Telefon agencije': '+381 21 000 111',
  'Vođa grupe': 'Živana Čolić',
  'Naziv škole':
    'Основна школа „Краљ Александар I Карађорђевић“ са истуреним одељењима у Великој Јасикови',
  'Adresa škole': 'Чачак, Градско шеталиште 7',
  'Telefon škole': '+381 32 000 222',
  'E-mail škole': 'skola@desanka.example.rs',
};

export const PERSON: TypedFields = {
  'Ime i prezime': 'Njegoš Žarković',
  Telefon: '+381 60 000 444',
  'Tip grupe': 'Proslava mature',
};

const GROUP: TypedFields = {
  'Broj posetilaca': '25',
  'Broj pratilaca': '3',
  'Vreme posete': '10:00',
};

/** Opens the form as visitors do and waits until it can be typed into. */
export async function openVisitRequestForm(page: Page, address = '/buyingGroupTickets') {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Podaci o poseti' })).toBeVisible();
}

export async function typeFields(page: Page, fields: TypedFields) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

/** 25 pupils of the lower grades with three followers, who pay by bank transfer. */
export async function describeGroup(page: Page) {
  await typeFields(page, GROUP);
  await page.getByLabel('Uzrast grupe').selectOption({ label: 'Osnovna škola, I–IV razred' });
  await page.getByRole('radio', { name: 'Virmanski' }).check();
}

/** Opens the form and fills in an institution's complete request without lunch, ready to be sent. */
export async function typeInstitutionRequest(page: Page, email: string, address?: string) {
  await openVisitRequestForm(page, address);
  await page.getByRole('radio', { name: /Institucija/ }).check();
  await typeFields(page, { ...INSTITUTION, 'E-mail institucije': email });
  await describeGroup(page);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Pošaljite zahtev' });

/** Where the form sends a request to. */
export const SUBMISSION = '**/api/v1/visit-request';

/** What the form says when nobody has answered. */
export const noAnswer = (page: Page) => page.getByText('Nismo dobili odgovor');

/** Sends an institution's request that is stored, and whose answer does not come back. */
export async function loseAnswer(page: Page, email: string) {
  await typeInstitutionRequest(page, email);
  await page.route(
    SUBMISSION,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(noAnswer(page)).toBeVisible();
}

/** The number on the thank-you page. */
export async function readRequestNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { name: 'Hvala na zahtevu!' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/buyingGroupTicketsSuccess$/);
  const number = page.getByText(/^GP-\d{4}-\d{6}$/);
  await expect(number).toBeVisible();
  return number.innerText();
}
