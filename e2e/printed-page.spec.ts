import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { comingDay } from '@museum/shared/testing/coming-day';
import { pdfSheets, pdfText } from '@museum/testing/read-documents';

import { expect, test } from './support/journey.ts';
import { confirmVisit, openDetails, submitRequest } from './support/staff.ts';

for (const path of ['/visit-rules', '/tickets']) {
  test(`${path} is printed as text: dark on white, without navigation and pictures`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    // Of the footer who we are and when, not where to click.
    const footer = page.getByRole('contentinfo');
    for (const words of ['Ulica primera 1', '+381 00 000 000', 'Utorak–petak: od 9 do 17 h'])
      await expect(footer.getByText(words)).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Izložbe' })).toBeHidden();
    await expect(page.locator('main img').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Preskočite na sadržaj' })).toBeHidden();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // At the page's end it would be alone on some last sheet.
    const [own, text] = [await footer.boundingBox(), await heading.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((text?.y ?? 0) - 8);
    await expect(heading).toHaveCSS('color', 'rgb(18, 48, 47)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

test('nothing that is folded or slides is lost on paper', async ({ page }) => {
  await page.goto('/groupVisit', { waitUntil: 'networkidle' });
  const answer = page.getByText('Posetu najavite najmanje nedelju dana pre dolaska.');
  const isShown = () =>
    answer.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown()).toBe(true);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);

  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Najvažnije iz centra' })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText('Ponedeljak: zatvoreno')).toBeVisible();
  expect(await page.content()).toMatch(
    /@page \{[^}]*@bottom-left \{ content: 'Prirodnjački centar/,
  );
});

test('the calendar names its groups on paper, upright and across', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const visitDate = comingDay(59, 3);
  await submitRequest(api, { visitDate, institutionName: 'OŠ „Papirna“' });
  await signInAsAdmin();
  for (const width of [794, 1123]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/calendar?view=day&date=${visitDate}`);
    const group = page.locator('main [data-group]').first();
    await expect(group).toContainText('„Papirna“');
    await page.emulateMedia({ media: 'print' });
    await expect(group, `${width} px`).toBeVisible();
    await expect(page.getByRole('button', { name: 'Potvrdi' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('nothing of the back office that can only be pressed is printed', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const pressed = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
  for (const [path, names] of [
    ['/admin/visit-requests', ['Novi zahtev (telefon)']],
    ['/admin/calendar', ['Danas', 'Unesi zahtev', 'Sledeća nedelja']],
    ['/admin/year-review', ['Prethodna godina']],
  ] as const) {
    await page.goto(path);
    for (const name of names) await expect(pressed(name)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of names) await expect(pressed(name)).toBeHidden();
    await expect(page.getByText(/^strelice /)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a week is printed upright on one sheet, with the whole names of its groups', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = comingDay(project.name === 'desktop' ? 71 : 72, 3);
  await submitRequest(api, { visitDate, institutionName: 'OŠ „Vojvoda Stepa Stepanović“' });
  await signInAsAdmin();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/admin/calendar?view=week&date=${visitDate}`);
  await expect(page.locator('main [data-group]')).toHaveCount(1);

  const printed = await pdfText(await page.pdf({ preferCSSPageSize: true }));

  expect(printed.pages).toBe(1);
  // What is cut off on the screen is not in the text of a PDF.
  expect(printed.text).toContain('Stepanović');
});

test('a list is printed without an empty sheet after it', async ({ page, api, signInAsAdmin }) => {
  for (let days = 60; days < 70; days += 1)
    await submitRequest(api, { visitDate: comingDay(days, 4), visitTime: '13:00' });
  await signInAsAdmin();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/admin/visit-requests');
  await expect(page.getByRole('row')).toHaveCount(11);
  const { text, pages } = await pdfText(await page.pdf({ format: 'A4' }));
  // A sheet left over has no number, either.
  expect(text).toContain(`${pages} / ${pages}`);
});

test('of a staff form is printed what it holds', async ({ page, api, signInAsAdmin }) => {
  const request = await submitRequest(api, {
    visitDate: comingDay(58, 3),
    dinnerRequest: buildDinnerRequest(),
  });
  await signInAsAdmin();
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDetails(page, request);
  await expect(page.getByText('Obaveštenje o novom zahtevu')).toBeVisible();

  const { text } = await pdfText(await page.pdf({ format: 'A4' }));

  for (const held of ['Dodatni sadržaj: Ne', 'Dečiji dino obrok', 'Sa supom'])
    expect(text).toContain(held);
  for (const empty of [
    'Nova beleška',
    'Interne beleške',
    'Školski obrok',
    'Istorija',
    'Dnevni list',
  ])
    expect(text).not.toContain(empty);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .MuiSwitch-root').filter({ visible: true })).toHaveCount(0);
});

test('the opening hours of the settings are printed without their switches', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Radno vreme' })).toBeVisible();
  const { text } = await pdfText(await page.pdf({ format: 'A4' }));
  expect(text).toContain('zatvoreno');
  // The label says it by itself.
  expect(text).not.toMatch(/(otvoreno|zatvoreno): (Da|Ne)/);
  expect(text).toContain('Jutarnji mejl kancelariji: Ne');
});

test('a printed list begins with its first row', async ({ page, api, signInAsAdmin }) => {
  await submitRequest(api, { visitDate: comingDay(57, 4) });
  await signInAsAdmin();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/admin/visit-requests');
  const rows = page.getByRole('list', { name: 'Zahtevi za posete' });
  await expect(rows.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const above = await rows.evaluate(
    (list) =>
      list.getBoundingClientRect().top - (list.parentElement?.getBoundingClientRect().top ?? 0),
  );
  expect(above).toBeLessThanOrEqual(1);
});

test('the head of a public page is printed over its whole width, and without buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/mammoth');
  const head = page.locator('[data-hero-tone]');
  const lead = head.getByText(/^Pronađen/);
  const widths = await Promise.all(
    [lead, head].map((part) => part.evaluate(({ clientWidth }) => clientWidth)),
  );
  // The sides of a page are 24 px wide.
  expect(widths[0]).toBeGreaterThanOrEqual((widths[1] ?? 0) - 2 * 24);

  await page.goto('/nema-takve-strane');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Početna' })).toBeHidden();
});

test('no meal of the offer is torn between two sheets', async ({ page }) => {
  await page.goto('/lunchOffer');
  await page.emulateMedia({ media: 'print' });
  const meals = page.getByRole('article');
  await expect(meals).toHaveCount(5);
  for (const meal of await meals.all()) await expect(meal).toHaveCSS('break-inside', 'avoid');
});

test('a toast is not printed over the page', async ({ page, ownEmail }) => {
  await page.goto('/contactUs');
  await page.getByLabel('Ime').fill('Mira Petrović');
  await page.getByLabel('E-mail').fill(ownEmail);
  await page.getByLabel('Poruka').fill('Radite li praznikom?');
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  const toast = page.getByText('Kontakt je uspješno poslan');
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await toast.evaluate((text) => text.checkVisibility())).toBe(false);
});

test('the signs of a week are explained on a sheet with its last hour, however long it is', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = comingDay(project.name === 'desktop' ? 74 : 75, 3);
  await submitRequest(api, { visitDate, visitTime: '16:00' });
  await signInAsAdmin();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/admin/calendar?view=week&date=${visitDate}`);
  await expect(page.locator('main [data-group]')).toHaveCount(1);
  let most = 0;
  for (let above = 0; above <= 800; above += 40) {
    await page.locator('main').evaluate((main, height) => {
      main.style.borderTop = `${height}px solid transparent`;
    }, above);
    const sheets = await pdfSheets(await page.pdf({ preferCSSPageSize: true }));
    most = Math.max(most, sheets.length);
    expect(sheets.at(-1), `${above} px lower`).toContain('Potvrđeno');
    expect(sheets.at(-1), `${above} px lower`).toContain('16:00 · 27 os.');
  }
  expect(most).toBe(2);
});

test('a long week by guides has its days in sight, and on each sheet', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = comingDay(project.name === 'desktop' ? 78 : 79, 3);
  for (let place = 1; place <= 20; place += 1) {
    await submitRequest(api, { visitDate, institutionName: `OŠ „Desanka ${place}“` });
  }
  await signInAsAdmin();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/admin/calendar?view=guides&date=${visitDate}`);
  await expect(page.locator('main [data-group]')).toHaveCount(20);
  await page.locator('main [data-group]').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Vodič' })).toBeInViewport({ ratio: 1 });

  const sheets = await pdfSheets(await page.pdf({ preferCSSPageSize: true }));

  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]).toContain('Desanka');
  for (const sheet of sheets) expect(sheet).toMatch(/Vodič.* sre /);
});

test('a group of thousands keeps to its columns on the papers of the day, and in the kitchen on a phone', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = comingDay(project.name === 'desktop' ? 76 : 77, 3);
  const request = await submitRequest(api, {
    visitDate,
    visitorAmount: 1400,
    numberOfFollowers: 120,
    dinnerRequest: buildDinnerRequest({ kidsDinoDinnerAmount: 1400 }),
  });
  await confirmVisit(api, request);
  await signInAsAdmin();
  const tooWide = (cells: string) =>
    page
      .locator(cells)
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
  await page.setViewportSize({ width: 1123, height: 794 });
  await page.goto(`/admin/day/${visitDate}`);
  await expect(page.getByText('1.400 + 120').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('td .people')).toHaveText('1.400 + 120');
  expect(await tooWide('td:not(.arrived), td div')).toEqual([]);
  const sum = await page.locator('td', { hasText: '1.610.000,00' }).evaluate(({ lastChild }) => {
    const range = document.createRange();
    if (lastChild) range.selectNode(lastChild);
    return { lines: range.getClientRects().length, text: range.toString() };
  });
  expect(sum).toEqual({ lines: 1, text: '1.610.000,00' });

  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(`/admin/kitchen/${visitDate}`);
  const [count, dish] = await Promise.all(
    ['.count', '.count + div'].map((part) => page.locator(part).boundingBox()),
  );
  expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThanOrEqual(dish?.x ?? 0);
  expect(await tooWide('.count')).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('!1.400').first()).toBeVisible();
  expect(await tooWide('.seats b')).toEqual([]);
});
