import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';

declare class Watcher extends EventTarget {
  requestClose(): void;
  destroy(): void;
}
type Browser = { CloseWatcher: typeof Watcher; watchers: Set<Watcher> };

/** The real watchers of the browser, of which the newest is asked as an Android phone asks it. */
async function knowWatchers(page: Page) {
  await page.addInitScript(() => {
    const browser = globalThis as unknown as Browser;
    browser.watchers = new Set();
    browser.CloseWatcher = class extends browser.CloseWatcher {
      constructor() {
        super();
        browser.watchers.add(this);
        this.addEventListener('close', () => browser.watchers.delete(this));
      }
      override destroy() {
        browser.watchers.delete(this);
        super.destroy();
      }
    };
  });
}

/** The back key of an Android phone, which playwright does not have. */
const pressBackKey = (page: Page) =>
  page.evaluate(() => {
    const newest = [...(globalThis as unknown as Browser).watchers].at(-1);
    if (newest) newest.requestClose();
    else history.back();
  });

test.beforeEach(async ({ page }) => knowWatchers(page));

test('the back key closes what lies over the page, one layer at a time, and then leaves the page', async ({
  page,
  openNewRequest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewRequest();
  const address = page.url();
  const note = page.getByRole('textbox', { name: 'Nova beleška' });
  await note.fill('Stižu kasnije');
  const opener = page.getByLabel('Otvorite meni');
  const menu = page.getByRole('dialog', { name: 'Meni administracije' });
  const question = page.getByRole('dialog', { name: 'Nesačuvane izmene' });

  for (const press of [() => pressBackKey(page), () => page.keyboard.press('Escape')]) {
    await opener.click();
    await menu.getByRole('button', { name: 'Odjavi se' }).click();
    await expect(question).toBeVisible();
    await press();
    await expect(question).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await press();
    await expect(menu).toBeHidden();
  }
  expect(page.url()).toBe(address);
  await expect(note).toHaveValue('Stižu kasnije');

  await note.fill('');
  await pressBackKey(page);
  await expect(page).not.toHaveURL(address);
});

test('the back key closes a mail whose letter was touched: a frame hears no key of the page', async ({
  page,
  openNewRequest,
}) => {
  await openNewRequest();
  const address = page.url();
  const mails = page.getByRole('region', { name: 'Pošta' });
  await mails.getByRole('button', { name: /^Pregled: Primili smo zahtev/ }).click();
  const mail = page.getByRole('dialog');
  await mail.frameLocator('iframe').getByRole('heading').first().click();
  // It would lead to where the mail was opened.
  await expect(mail.getByRole('link', { name: 'Otvori zahtev' })).toHaveCount(0);
  await page.goBack();
  await expect(mail).toBeHidden();
  expect(page.url()).toBe(address);
});

test('one step back closes a panel whose mail was drawn anew while somebody typed', async ({
  page,
  openNewRequest,
}) => {
  await openNewRequest();
  const section = page.getByRole('region', { name: 'Potvrda termina' });
  await section.getByRole('button', { name: 'Potvrdi' }).click();
  const panel = page.getByRole('dialog', { name: 'Potvrdi termin' });
  const mail = panel.frameLocator('iframe');
  await expect(mail.getByRole('heading').first()).toBeVisible();
  await panel.getByRole('textbox', { name: /^Rečenica više/ }).fill('Čekamo vas kod kapije.');
  await expect(mail.getByText('Čekamo vas kod kapije.')).toBeVisible();
  await expect(section).toBeHidden();
  await page.evaluate(() => {
    history.back();
  });
  await page.getByRole('button', { name: 'Zatvori bez čuvanja' }).click();
  await expect(section).toBeVisible();
});
