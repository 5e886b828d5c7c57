import { test as base, type Page } from '@playwright/test';

import { type ApiClient, createApiClient } from './api-client.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export { expect } from '@playwright/test';
export { ADMIN } from './product-server.ts';

type Journey = {
  api: ApiClient;
  mailbox: Mailbox;
  /** Lets the page open as somebody who has signed in and asked to be remembered. */
  signInAsAdmin: () => Promise<void>;
  /** Keeps a picture of the whole page in test-results/screens, named after the project. */
  keepScreen: (name: string) => Promise<void>;
  /** An e-mail address that no other test uses. */
  ownEmail: string;
};

/** A test in the browser against the running product. */
export const test = base.extend<Journey>({
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  api: async ({ request }, use) => use(createApiClient(request)),
  mailbox: async ({}, use) => use(openMailbox(process.env.E2E_MAIL_DIRECTORY ?? '')),
  ownEmail: async ({}, use) => use(`proba-${crypto.randomUUID()}@example.rs`),
  signInAsAdmin: async ({ page, api }, use) => use(async () => rememberTokens(page, api)),
  keepScreen: async ({ page }, use, { project }) =>
    use(async (name) => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({
        path: `test-results/screens/${name}-${project.name}.png`,
        ...{ fullPage: true, animations: 'disabled' },
      });
    }),
});

/** As a sign-in with "Zapamti me" leaves them (spec §4); once only, since a refresh replaces them. */
async function rememberTokens(page: Page, api: ApiClient): Promise<void> {
  const { accessToken, refreshToken } = await api.signIn();
  await page.goto('/signin');
  await page.evaluate(
    ([token, refresh]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('refreshToken', refresh);
    },
    [accessToken, refreshToken] as const,
  );
}
