import { ADMIN, expect, test } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';

test('whoever is not signed in signs in and comes to the page that was asked for', async ({
  page,
  keepScreen,
}) => {
  await page.goto('/admin/prices');
  await expect(page).toHaveURL(/\/signin\?returnUrl=%2Fadmin%2Fprices$/);
  await keepScreen('sign-in');

  await signIn(page, { password: 'pogrešna lozinka' });
  await expect(page.getByText('Nije poznata Email adresa ili lozinka je netačna')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(ADMIN.email);

  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Sve cene' })).toBeVisible();
});

test('a session that is remembered survives a reload, another one does not', async ({ page }) => {
  await page.goto('/signin');
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/visit-requests$/);
  await page.reload();
  await expect(page).toHaveURL(/\/signin\?returnUrl=/);

  await signIn(page, { remember: true });
  await expect(page).toHaveURL(/\/admin\/visit-requests$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Zahtevi za posete' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/visit-requests$/);
});

test('a foreign returnUrl leads nowhere but to the back office', async ({ page, baseURL }) => {
  await page.goto('/signin?returnUrl=https://example.rs/lazna-prijava');
  await signIn(page);
  await expect(page).toHaveURL(`${baseURL}/admin/visit-requests`);
});

test('the way from sign-in to the public site and back leads through both apps', async ({
  page,
}) => {
  await page.goto('/tickets');
  await page.goto('/signin?returnUrl=/tickets');
  await page.getByRole('link', { name: 'Prirodnjački centar' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.goBack();
  await signIn(page);
  await expect(page).toHaveURL('/tickets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ulaznice');
});

test('what the browser itself fills in lifts the label above it', async ({ page, context }) => {
  await page.goto('/signin');
  const label = page.locator('label', { hasText: 'E-mail' });
  await expect(label).toHaveAttribute('data-shrink', 'false');

  const browser = await context.newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = 'input[name="email"]';
  const field = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await browser.send('CSS.forcePseudoState', { ...field, forcedPseudoClasses: ['autofill'] });
  await expect(label).toHaveAttribute('data-shrink', 'true');
});
