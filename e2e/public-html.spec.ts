// What is sent, before any script runs: the same for all widths, so the desktop's browser alone asks.
import { publicPaths } from '../apps/web/src/content/public-path.ts';
import { expect as expectAtOnce, test } from './support/journey.ts';

/** What is wrong with one page does not hide what is wrong with the next. */
const expect = expectAtOnce.configure({ soft: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and found', async ({ page, baseURL }) => {
    test.slow();
    for (const path of publicPaths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/ – Prirodnjački centar i Dino park$/);
        const content = (selector: string) =>
          page.locator(selector).evaluate((tag) => tag.getAttribute('content') ?? '');
        expect((await content('meta[name="description"]')).length, path).toBeGreaterThan(100);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          `${baseURL}${path}`,
        );
        const picture = await page.request.get(await content('meta[property="og:image"]'));
        expect(picture.headers()['content-type'], path).toBe('image/png');
        const data = await page.locator('script[type="application/ld+json"]').textContent();
        expect(JSON.parse(data ?? ''), path).toMatchObject({ '@context': 'https://schema.org' });
        expect(await page.content(), path).not.toContain('{{');
      });
    }
  });

  test('/tickets shows the prices of the day', async ({ page }) => {
    await page.goto('/tickets');
    await expect(page.getByText('3.000,00 din')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain('"price":"3000.00","priceCurrency":"RSD"');
  });
});

test('the map of the site lists pages that exist', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses).toHaveLength(publicPaths.length - 2);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('noindex');
  }
  for (const personal of ['/buyingGroupTicketsSuccess', '/moj-zahtev']) {
    const page = await request.get(personal);
    expect(await page.text()).toContain('<meta name="robots" content="noindex">');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('an address that is no text is a page that is not there', async ({ request }) => {
  const answer = await request.get('/%ff');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Ove strane više nema');
});

test('the documents of the footer say that they are examples', async ({ page, request }) => {
  await page.goto('/tickets');
  const links = page.getByRole('contentinfo').locator('a[href$=".pdf"]');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('pages tell machines what they are about', async ({ request }) => {
  for (const [path, types] of [
    ['/', ['Museum', 'TouristAttraction']],
    ['/mammoth', ['BreadcrumbList']],
    ['/tickets', ['BreadcrumbList', 'Offer']],
    ['/groupVisit', ['BreadcrumbList', 'FAQPage']],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const { '@graph': things } = JSON.parse(data) as { '@graph': { '@type': string | string[] }[] };
    const found = things.flatMap((thing) => thing['@type']);
    expect(found, path).toEqual(expect.arrayContaining([...types]));
  }
});
