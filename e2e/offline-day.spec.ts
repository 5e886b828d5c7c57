import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import type { Payment } from '@museum/shared/payments/payment-schema';
import type { Locator, Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import type { ApiClient } from './support/api-client.ts';
import { storedIn } from './support/browser-storage.ts';
import { expect, test as journey } from './support/journey.ts';
import { confirmVisit, openColleague, storedRequest, submitRequest } from './support/staff.ts';

const today = () => dayInBelgrade(new Date());

type OwnSheet = { id: number; school: string; entry: Locator };

type OfflineDay = {
  /** Opens today's sheet with a group of its own, and waits until the browser could open it again by itself. */
  openOwnSheet: (name: string) => Promise<OwnSheet>;
};

const schoolOf = (project: string, journey: string) => `OŠ „Bez mreže“ ${journey}, ${project}`;

/** Opens the sheet and waits until the browser could open it again by itself. */
async function openSheet(page: Page, school: string): Promise<void> {
  await page.goto('/admin/day');
  await expect(page.getByRole('heading', { name: school })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** The card or line of a group. */
const entryOf = (page: Page, school: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: school }) });

const test = journey.extend<OfflineDay>({
  openOwnSheet: async ({ page, api, signInAsAdmin }, use, { project }) =>
    use(async (name) => {
      const school = schoolOf(project.name, name);
      const { id } = await submitRequest(api, { visitDate: today(), institutionName: school });
      await signInAsAdmin();
      await openSheet(page, school);
      return { id, school, entry: entryOf(page, school) };
    }),
});

test('the day that was seen is read without a network, after a reload and in a new tab', async ({
  page,
  context,
  openOwnSheet,
  keepScreen,
}) => {
  const { school } = await openOwnSheet('čita');
  await expect.poll(async () => (await storedIn(page)).databases.length).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: school })).toBeVisible();
  await expect(page.getByText(/^Nema mreže od \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText(/^List je iz \d\d:\d\d\./)).toBeVisible();
  await keepScreen('offline-day');
  const other = await context.newPage();
  for (const address of [`/admin/day/${today()}`, '/admin/day?guide=none']) {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: school })).toBeVisible();
  }
  await other.close();

  await context.setOffline(false);
  await expect(page.getByText(/^Nema mreže/)).toHaveCount(0);
});

const expectNoFaults = async (page: Page) => {
  expect(await accessibilityFaults(page, { part: 'main' })).toEqual([]);
};

async function pressLate(page: Page, school: string): Promise<void> {
  await page.getByRole('button', { name: `Više: ${school}` }).click();
  await page.getByRole('menuitem', { name: 'Kasne' }).click();
}

async function pressArrived(page: Page, school: string): Promise<void> {
  await page.getByRole('button', { name: `Stigli: ${school}` }).click();
  const question = page.getByRole('dialog', { name: 'Koliko ih je stiglo?' });
  await question.getByRole('button', { name: /^Stigli/ }).click();
  await expect(question).toHaveCount(0);
}

test('what is pressed without a network waits through a reload and is sent in its order', async ({
  page,
  context,
  api,
  openOwnSheet,
  keepScreen,
}) => {
  const { id, school, entry } = await openOwnSheet('čeka');

  await context.setOffline(true);
  await pressLate(page, school);
  await expect(entry.getByText(/^Kasne u \d\d:\d\d, čeka slanje$/)).toBeVisible();
  await pressArrived(page, school);
  await expect(page.getByText(/Čekaju 2 dodira, šalju se sami\./)).toBeVisible();
  await page.reload();
  await expect(entry.getByText(/^Stigli 24 \+ 3 u \d\d:\d\d, čeka slanje$/)).toBeVisible();
  await expect(page.getByText(/Čekaju 2 dodira, šalju se sami\./)).toBeVisible();
  await keepScreen('offline-day-waiting');
  await expectNoFaults(page);
  const before = Date.now();
  expect(await storedRequest(api, id)).toMatchObject({ stage: 'received', lateAt: null });

  await context.setOffline(false);
  await expect(entry.getByText(/čeka slanje/)).toHaveCount(0);
  await expect(entry.getByText(/^Stigli u \d\d:\d\d$/)).toBeVisible();
  const stored = await storedRequest(api, id);
  expect(stored).toMatchObject({ stage: 'arrived', arrivedVisitorAmount: 24, version: 3 });
  const [late, arrived] = [Date.parse(stored.lateAt ?? ''), Date.parse(stored.arrivedAt ?? '')];
  expect(late).toBeLessThan(arrived);
  expect(arrived).toBeLessThan(before);
});

test('a press that waits is taken back, and one that is refused stays with the reason', async ({
  page,
  context,
  api,
  openOwnSheet,
  keepScreen,
}) => {
  const { id, school, entry } = await openOwnSheet('odbija');

  await context.setOffline(true);
  await pressArrived(page, school);
  await entry.getByRole('button', { name: 'Poništi' }).click();
  await expect(entry.getByText(/čeka slanje/)).toHaveCount(0);
  await pressLate(page, school);
  await expect(entry.getByText(/^Kasne u .*čeka slanje$/)).toBeVisible();
  await confirmVisit(api, { id });

  await context.setOffline(false);
  await expect(entry.getByText(/^Nije upisano: Kasne u \d\d:\d\d\.$/)).toBeVisible();
  await keepScreen('offline-day-refused');
  await expectNoFaults(page);
  expect((await storedRequest(api, id)).lateAt).toBeNull();
  await entry.getByRole('button', { name: 'Pošalji ponovo' }).click();
  await expect(entry.getByText(/^Kasne, zvali \d\d:\d\d$/)).toBeVisible();
  await expect(entry.getByText(/^Nije upisano/)).toHaveCount(0);
  expect(await storedRequest(api, id)).toMatchObject({ stage: 'confirmed', version: 3 });
});

const payments = (api: ApiClient, id: number) =>
  api.call<Payment[]>('GET', `/visit-request/${id}/payments`, { asStaff: true });

const question = (page: Page) => page.getByRole('dialog', { name: 'Koliko ih je stiglo?' });

/** Lets a group in that pays the whole in cash. */
async function pressPaid(page: Page, school: string): Promise<void> {
  await page.getByRole('button', { name: `Stigli: ${school}` }).click();
  await question(page).getByText('Gotovina').click();
  await question(page)
    .getByRole('button', { name: /^Stigli, naplaćeno / })
    .click();
  await expect(question(page)).toHaveCount(0);
}

/** Lets a paying group in that a colleague confirms before the press is sent. */
async function pressRefused(
  { page, api }: { page: Page; api: ApiClient },
  { id, school }: { id: number; school: string },
): Promise<void> {
  await page.context().setOffline(true);
  await pressPaid(page, school);
  await confirmVisit(api, { id });
  await page.context().setOffline(false);
}

test('money that a colleague has entered meanwhile is shown, not entered once more', async ({
  page,
  context,
  api,
  openOwnSheet,
  keepScreen,
}) => {
  const { id, school, entry } = await openOwnSheet('plaća');
  await context.setOffline(true);
  await pressPaid(page, school);
  await expect(entry.getByText(/^Stigli 24 \+ 3 u .*, naplaćeno .*čeka slanje$/)).toBeVisible();
  const { payment } = await storedRequest(api, id);
  await api.call('POST', `/visit-request/${id}/arrive`, {
    asStaff: true,
    body: {
      version: 1,
      visitorAmount: 24,
      numberOfFollowers: 3,
      payment: { amount: payment.total, way: 'cash' },
    },
  });

  await context.setOffline(false);
  await expect(entry.getByText(/^Nije upisano: Stigli 24 \+ 3 u /)).toBeVisible();
  await entry.getByRole('button', { name: 'Pošalji ponovo' }).click();
  const compared = question(page).getByRole('row');
  await expect(compared.filter({ hasText: 'Dolazak' })).toContainText(/Stigli u \d\d:\d\d, \S+/);
  await expect(compared.filter({ hasText: 'Novac' })).toContainText(/plaćeno .*gotovina /);
  await expect(question(page).getByRole('button', { name: 'Sačuvaj', exact: true })).toBeVisible();
  await keepScreen('offline-day-compared');
  expect(await accessibilityFaults(page, { part: '[role="dialog"]' })).toEqual([]);
  expect(await payments(api, id)).toHaveLength(1);

  await question(page).getByRole('button', { name: 'Odbaci ovaj upis' }).click();
  await expect(entry.getByText(/^Nije upisano/)).toHaveCount(0);
  await expect(entry.getByText(/^Stigli u \d\d:\d\d$/)).toBeVisible();
  expect(await payments(api, id)).toHaveLength(1);
});

test('a press that was entered afresh by hand and is sent again takes no money twice', async ({
  page,
  api,
  openOwnSheet,
}) => {
  const { id, school, entry } = await openOwnSheet('iznova');
  await pressRefused({ page, api }, { id, school });
  await expect(entry.getByText(/^Nije upisano: Stigli 24 \+ 3 u /)).toBeVisible();
  await pressPaid(page, school);
  await expect(entry.getByText(/^Stigli u \d\d:\d\d$/)).toBeVisible();

  await entry.getByRole('button', { name: 'Pošalji ponovo' }).click();
  await expect(question(page).getByText('Doplata').locator('xpath=..')).toContainText('0,00 din');
  await question(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(entry.getByText(/^Nije upisano|čeka slanje|šalje se/)).toHaveCount(0);
  const { payment } = await storedRequest(api, id);
  expect(payment).toMatchObject({ state: 'paid', paid: payment.total });
  expect(await payments(api, id)).toHaveLength(1);
});

test('an arrival that was refused with money is entered with it when nothing is paid yet', async ({
  page,
  api,
  openOwnSheet,
}) => {
  const { id, school, entry } = await openOwnSheet('upisuje');
  await pressRefused({ page, api }, { id, school });
  await entry.getByRole('button', { name: 'Pošalji ponovo' }).click();
  await question(page)
    .getByRole('button', { name: /^Stigli, naplaćeno / })
    .click();
  await expect(entry.getByText(/^Stigli u \d\d:\d\d$/)).toBeVisible();
  const { payment } = await storedRequest(api, id);
  expect(payment).toMatchObject({ state: 'paid', paid: payment.total });
});

test('the kitchen hears of a group that didn’t come once the gate has a network again', async ({
  page,
  context,
  browser,
  api,
  baseURL,
  signInAsAdmin,
}, { project }) => {
  const school = schoolOf(project.name, 'ne ruča');
  await submitRequest(api, {
    visitDate: today(),
    institutionName: school,
    isRequestingDinner: true,
    dinnerRequest: buildDinnerRequest({ kidsDinoDinnerAmount: 24 }),
  });
  const kitchen = await openColleague(browser, api, baseURL);
  await kitchen.goto(`/admin/kitchen/${today()}`);
  const strip = kitchen.getByRole('region', { name: 'Preuzimanje' });
  await kitchen.getByRole('button', { name: 'Preuzeto' }).click();
  await expect(strip).toContainText('Posle toga nema promena');
  await signInAsAdmin();
  await openSheet(page, school);

  await context.setOffline(true);
  await page.getByRole('button', { name: `Više: ${school}` }).click();
  await page.getByRole('menuitem', { name: 'Nisu došli' }).click();
  await expect(entryOf(page, school).getByText(/^Nisu došli.*čeka slanje$/)).toBeVisible();
  await expect(strip).toContainText('Posle toga nema promena');

  await context.setOffline(false);
  await expect(strip).toContainText('1 promena od „Preuzeto“');
  await expect(strip).toContainText(`${school}: nisu došli`);
  await kitchen.context().close();
});

test('a press whose answer got lost is noted once', async ({ page, api, openOwnSheet }) => {
  const { id, school, entry } = await openOwnSheet('gubi');
  await page.route(
    '**/api/v1/visit-request/*/late',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await pressLate(page, school);

  await expect(entry.getByText(/^Kasne, zvali \d\d:\d\d$/)).toBeVisible();
  const onItsWay = page.getByText(/čeka slanje|šalje se|Nije upisano/);
  await expect(onItsWay).toHaveCount(0, { timeout: 20_000 });
  expect((await storedRequest(api, id)).version).toBe(2);
});

test('nothing of the day is left on the device after signing out', async ({
  page,
  openOwnSheet,
}) => {
  await openOwnSheet('odlazi');
  await expect.poll(async () => (await storedIn(page)).databases.length).toBeGreaterThan(0);

  const menu = page.getByRole('button', { name: 'Otvorite meni' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(page).toHaveURL(/\/signin/);

  await expect.poll(async () => (await storedIn(page)).databases).toEqual([]);
  const { cached, local, session } = await storedIn(page);
  expect({ local, session }).toEqual({ local: [], session: [] });
  // What is left is the program itself, which everybody gets.
  expect(cached.filter((path) => !/^\/(assets|art)\//.test(path))).toEqual(['/admin/day']);
});

test('neither the public pages nor the rest of the back office have a worker', async ({
  page,
  openOwnSheet,
}) => {
  await openOwnSheet('javno');
  for (const address of [
    '/',
    '/requestGroupVisit',
    '/signin',
    '/admin/visit-requests',
    '/admin/calendar',
  ]) {
    await page.goto(address);
    const found = await page.evaluate(async () => ({
      controller: navigator.serviceWorker.controller?.scriptURL,
      registration: (await navigator.serviceWorker.getRegistration())?.scope,
      scopes: (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    }));
    expect(found, address).toEqual({
      controller: undefined,
      registration: undefined,
      scopes: ['/admin/day'],
    });
  }
});
