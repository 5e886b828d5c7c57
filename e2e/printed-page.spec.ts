import { expect, test } from './support/journey.ts';

for (const path of ['/visit-rules', '/tickets']) {
  test(`${path} is printed as text: dark on white, without navigation and pictures`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('main img').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Preskočite na sadržaj' })).toBeHidden();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(18, 48, 47)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}
