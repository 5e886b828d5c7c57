import { accessibilityFaults } from './support/accessibility-faults.ts';
import { openAnswering } from './support/answering-page.ts';
import { expect, test } from './support/journey.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no address is blank, and none waits for ever', async ({ page }) => {
    await page.goto('/contactus');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
    await page.goto('/signin');
    await expect(page.locator('noscript h1')).toBeVisible();
    await expect(page.locator('noscript a')).toHaveAttribute('href', '/');
    await page.goto('/lunchOffer');
    await expect(page.getByText('Nabavljanje najnovijih cena..')).toBeHidden();
    await expect(page.getByText(/\d,00 din/).first()).toBeVisible();
  });

  test('every main link can be reached, and nothing is offered that needs a script', async ({
    page,
  }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Glavna navigacija' });
    await expect(navigation.getByRole('link').filter({ visible: true })).toHaveCount(6);
    // The browser itself opens a popover.
    const scripted = page.locator('button:not([popovertarget])');
    await expect(scripted.filter({ visible: true })).toHaveCount(0);
    await navigation.getByRole('link', { name: 'Ulaznice' }).click();
    await expect(page).toHaveURL('/tickets');
  });
});

test('an address with a file’s ending is not found as a page, an API’s as data', async ({
  page,
  request,
}) => {
  for (const path of ['/index.html', '/o-nama.php', '/stara-strana.html']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(response?.headers()['content-type'], path).toContain('text/html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ove strane više nema');
  }
  const answer = await request.get('/api/v1/nema.json');
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
});

test('an unknown address is not found, inside the layout, with ways on', async ({ page }) => {
  const response = await page.goto('/nema-ovakve-strane');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ove strane više nema');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Izložbe' }).click();
  await expect(page).toHaveURL('/exhibitions');
});

test('all of the address looks like the link it is', async ({ page }) => {
  await page.goto('/');
  const link = page.getByText('Adresa:').locator('..').getByRole('link');
  for (const part of [link, ...(await link.locator('span').all())]) {
    await expect(part).toHaveCSS('text-decoration-line', 'underline');
  }
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the top bar has a ground of its own, and the chosen day a frame', async ({ page }) => {
    await page.goto('/dinosville');
    const bar = page.getByRole('banner').first();
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.goto('/buyingGroupTickets');
    await page.getByRole('heading', { name: 'Kada dolazite' }).scrollIntoViewIfNeeded();
    const chosen = page.getByRole('gridcell', { selected: true });
    await expect(chosen).toHaveCSS('border-top-width', '3px');
  });
});

/** Turns to the second slide and stops what fades while the first one is still there. */
async function holdFade() {
  document.querySelector<HTMLElement>('[aria-label="Sledeći slajd"]')!.click();
  while (!document.querySelector('.swiper-slide[aria-label^="2"]:not([inert])'))
    await new Promise(requestAnimationFrame);
  const fades = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.swiper-slide'));
  if (fades.length === 0) throw new Error('Nothing fades');
  for (const fade of fades) {
    fade.pause();
    fade.currentTime = 100; // of 700 ms
  }
}

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the carousel changes by itself and rests on request', async ({ page }) => {
    // A clock that stands still: however slow the machine is, the first slide waits.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/');
    const slide = (number: number) =>
      page.getByRole('group', { name: new RegExp(`^${number} od 6`) });
    const pause = page.getByRole('button', { name: 'Zaustavite smenjivanje slajdova' });
    await expect(pause).toBeVisible();
    await page.clock.runFor(3000);
    await expect(slide(2)).toBeVisible();
    await expect(slide(1)).toHaveAttribute('inert', '');

    await pause.click();
    await page.clock.runFor(10_000);
    await expect(slide(2)).not.toHaveAttribute('inert');
  });

  test('words keep their contrast while one slide fades into the next', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Zaustavite smenjivanje slajdova' }).click();
    await page.evaluate(holdFade);
    const shown = page.locator('.swiper-slide:not([inert])');
    await expect(shown).toHaveAccessibleName(/^2 od 6/);
    expect(await accessibilityFaults(page, { part: '.swiper', rules: ['color-contrast'] })).toEqual(
      [],
    );
  });
});

test('the page is drawn before its program is asked for', async ({ page }) => {
  await openAnswering(page, '/');

  const { drawn, asked } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    return {
      drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: files.find(({ name }) => name.includes('/assets/main-'))?.startTime,
    };
  });
  expect(asked).toBeGreaterThan(drawn ?? Infinity);
});

test('the film asks its host only after the click', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube-nocookie/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await page.goto('/aboutUs', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Pustite video' }).click();
  await expect.poll(() => asked).toHaveLength(1);
});

test('the side panel is sound, and Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tickets');
  const open = page.getByRole('button', { name: 'Otvorite meni' });
  await open.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Glavni meni' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the museum’s own pages open from the top bar, and the menu goes with the link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1060, height: 800 });
  await openAnswering(page, '/tickets');
  const bar = page.getByRole('banner');
  const tops = await bar
    .getByRole('navigation')
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
  await bar.getByRole('button', { name: 'Muzej i park' }).press('Enter');
  const menu = page.getByRole('list', { name: 'Muzej i park' });
  await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(10);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await bar.getByRole('button', { name: 'Muzej i park' }).click();
  await menu.getByRole('link', { name: 'Igraonica' }).click();
  await expect(page).toHaveURL('/gameRoom');
  await expect(menu).toBeHidden();
});

test('the planning page says how things stand today, in Belgrade', async ({ browser, baseURL }) => {
  const far = await browser.newContext({ baseURL, timezoneId: 'Pacific/Auckland' });
  const page = await far.newPage();
  // A Tuesday in Belgrade, already Wednesday where this visitor sits; the server says so, too.
  const now = new Date('2026-11-24T13:00:00+01:00');
  await page.clock.setFixedTime(now);
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: now.toUTCString() };
    await route.fulfill({ response, headers });
  });
  for (const path of ['/planirajte-posetu', '/tickets', '/contactUs']) {
    await page.goto(path);
    await expect(page.getByText('Danas otvoreno do 17 h')).toBeVisible();
    await expect(page.getByText('od 9 do 17 h').first()).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await far.close();
});

test('the canonical link follows the visitor', async ({ page, baseURL }) => {
  await page.goto('/tickets', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suvenirnica' }).click();
  await expect(page).toHaveTitle(/^Suvenirnica/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/souvenirShop`,
  );
});

test('birthday programmes unfold one by one and stay open together', async ({ page }) => {
  await page.goto('/birthday');
  const more = page.getByText('Više detalja');
  await expect(more.filter({ visible: true })).toHaveCount(4);
  const edges = (part: string, edge: 'top' | 'bottom') =>
    page
      .locator(`#program-prema-uzrastu ${part}`)
      .evaluateAll((all, at) => all.map((one) => one.getBoundingClientRect()[at]), edge);
  const distances = async () => {
    const [toggles, cards] = [
      await edges('summary', 'bottom'),
      await edges('li:has(h3)', 'bottom'),
    ];
    return new Set(toggles.map((bottom, at) => Math.round((cards[at] ?? 0) - bottom))).size;
  };
  // At one distance from the foot of each card, so at one height in a row.
  await expect.poll(distances).toBe(1);
  await more.nth(0).click();
  await more.nth(2).click();
  await expect(page.getByText('Manje detalja').filter({ visible: true })).toHaveCount(2);
  const belowUnfolded = async () => {
    const [toggle = 0] = await edges('details[open] summary', 'top');
    const unfolded = await edges('details[open] li', 'bottom');
    return toggle - Math.max(...unfolded.slice(0, 3));
  };
  await expect.poll(belowUnfolded).toBeGreaterThan(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a contact message arrives and empties the form', async ({ page, ownEmail }) => {
  await page.goto('/contactUs');
  await page.getByLabel('Ime').fill('Mira Đurić');
  await page.getByLabel('E-mail').fill(ownEmail);
  await page.getByLabel('Poruka').fill('Da li radite nedeljom?');
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByText('Kontakt je uspješno poslan')).toBeVisible();
  await expect(page.getByLabel('Poruka')).toHaveValue('');
});

test('a wrong contact form says so beside its fields', async ({ page }) => {
  await page.goto('/contactUs');
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByText('Email nije validen')).toBeVisible();
  await expect(page.getByLabel('Ime')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
});
