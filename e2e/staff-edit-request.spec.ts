import { addDays, dayInBelgrade, formatDay } from '@museum/shared/primitives/calendar-date';
import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import { addLunch, saveButton, storedRequest, submitRequest } from './support/staff.ts';

test('staff change a request and save it', async ({ page, api, openNewRequest, keepScreen }) => {
  const newDay = addDays(dayInBelgrade(new Date()), 33);
  const request = await openNewRequest();

  await page.getByRole('textbox', { name: 'Željeno vreme' }).fill('11:30');
  await page.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('52');
  await page.getByLabel('Status').selectOption({ label: 'Odloženo' });
  await page.getByLabel('Pregledan').check();
  await page.getByLabel('Poseta spomen-kući').check();
  await page.getByRole('textbox', { name: 'Vreme posete spomen-kući' }).fill('13:00');
  await page.getByRole('textbox', { name: 'Planirani datum' }).click();
  await page.keyboard.type(formatDay(newDay).replaceAll('.', ''));
  await expect(page.getByText('Nesačuvane izmene')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ukupno/ })).toContainText('28.600,00 din');
  await keepScreen('staff-edit');
  await saveButton(page).click();
  await page.getByRole('textbox', { name: /^Razlog/ }).fill('Kvar grejanja');
  await page.getByRole('button', { name: 'Sačuvaj i pošalji' }).click();

  await expect(page.getByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  await expect(page.getByText('Nesačuvane izmene')).toBeHidden();
  expect(await storedRequest(api, request.id)).toMatchObject({
    visitDate: newDay,
    visitTime: '11:30',
    visitorAmount: 52,
    status: 'POSTPONED',
    isViewed: true,
    homeExhibitionVisitTime: '13:00',
    version: 2,
  });
});

test('unsaved changes hold up the way back, and survive a reload', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const request = await submitRequest(api);
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  await page.getByRole('link', { name: request.normalizedId, exact: true }).click();
  await page.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('61');

  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Nesačuvane izmene' });
  await question.getByRole('button', { name: 'Ostani na stranici' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/details\/\d+$/);

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Vraćene su izmene koje niste sačuvali.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ukupno posetilaca' })).toHaveValue('61');

  await page.goBack();
  await question.getByRole('button', { name: 'Napusti bez čuvanja' }).click();
  await expect(page).toHaveURL(/\/admin\/visit-requests$/);
  expect((await storedRequest(api, request.id)).visitorAmount).toBe(24);
});

test('a long note scrolls in its field', async ({ page, openNewRequest }) => {
  await openNewRequest();
  const note = page.getByRole('textbox', { name: 'Nova beleška' });
  await note.fill(Array.from({ length: 40 }, (_, line) => `${line + 1}. red`).join('\n'));

  await expect.poll(async () => (await note.boundingBox())!.height).toBeLessThan(300);
  expect(await note.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeGreaterThan(
    400,
  );
});

test('a toast leaves the bar of saving free, and is heard while a dialog is open', async ({
  page,
  openNewRequest,
  keepScreen,
}) => {
  await openNewRequest();
  await page.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('61');
  await addLunch(page);

  const toast = page.getByRole('alert').filter({ hasText: 'Ručak je dodat/oporavljen' });
  await expect(toast).toBeVisible();
  // A toast waits for whoever looks elsewhere: so it is still there on a slow machine.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  const discard = page.getByRole('button', { name: 'Odbaci' });
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await discard.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
  await keepScreen('staff-toast');

  await page.getByRole('button', { name: 'Izbriši ručak' }).click();
  await expect(page.getByRole('dialog', { name: 'Izbriši zahtev za ručak' })).toBeVisible();
  await expect(toast).toBeVisible();
});

test('no value of the details is cut, at any width', async ({ page, api, openNewRequest }) => {
  const { id } = await openNewRequest({
    institutionName: 'Osnovna škola „Heroj Radmila Šišković“ sa isturenim odeljenjima',
    ageGroupType: 'ELEMENTARY_SCHOOL_PART_2',
    homeExhibitionVisitTime: '12:30',
  });
  await api.call('POST', `/visit-request/${id}/payments`, {
    body: { paidOn: '2026-11-20', amount: 13_600.5, way: 'transfer', note: 'Prva rata' },
    asStaff: true,
  });
  const payments = page.getByRole('table', { name: 'Uplate' });
  await expect(payments).toBeVisible();
  for (const width of [1920, 1440, 1366, 1280, 1080, 768, 390]) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(() => cutValues(page), { message: `${width} px` }).toEqual([]);
    const lost = () =>
      payments.evaluate(
        (table) => table.getBoundingClientRect().width - table.parentElement!.clientWidth,
      );
    await expect.poll(lost, { message: `payments at ${width} px` }).toBeLessThanOrEqual(0);
  }
});

test('the total stays beside the button of saving on the narrowest phone', async ({
  page,
  openNewRequest,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openNewRequest();
  const total = page.getByText(/^Ukupno .+din$/).last();
  const room = async () => {
    const button = await saveButton(page).boundingBox();
    const right = await total.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().right;
    });
    return button && button.x - right;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

/** The fields and names of the visit whose text is wider than its place, and a page that moves sideways. */
const cutValues = (page: Page) =>
  page.getByRole('region', { name: 'Poseta' }).evaluate((visit) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const widthOf = (text: string, style: CSSStyleDeclaration) => {
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return pen.measureText(text).width;
    };
    const cut = [...visit.querySelectorAll('input, select')].flatMap((field) => {
      const style = getComputedStyle(field);
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const text =
        field instanceof HTMLSelectElement
          ? field.selectedOptions[0]!.label
          : (field as HTMLInputElement).value;
      const isText = (field as HTMLInputElement).type !== 'checkbox';
      return isText && widthOf(text, style) > field.clientWidth - padding + 1 ? [text] : [];
    });
    const labels = [...visit.querySelectorAll('label')].filter(
      (label) => label.scrollWidth > label.clientWidth + 1,
    );
    const clipped = [...visit.querySelectorAll('span')].filter(
      (text) => getComputedStyle(text).overflowX === 'clip' && text.scrollWidth > text.clientWidth,
    );
    const isSideways = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...cut,
      ...[...labels, ...clipped].map((text) => text.textContent),
      ...(isSideways ? ['the page'] : []),
    ];
  });
