import type { VisitRequestBody } from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { createTestDatabase, type TestServer } from '@museum/database/test-database';
import { startProductServer } from '@museum/testing/product-server';
import { rememberTokens } from '@museum/testing/sign-in';
import { expect, test as base } from '@playwright/test';

import { type ApiClient, createApiClient } from './api-client.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openDetails, submitRequest } from './staff.ts';

export { expect };
export { ADMIN } from '@museum/testing/product-server';

type Journey = {
  api: ApiClient;
  mailbox: Mailbox;
  /** Lets the page open as somebody who has signed in and asked to be remembered. */
  signInAsAdmin: () => Promise<void>;
  /** Submits a request and opens its details as staff. */
  openNewRequest: (overrides?: Partial<VisitRequestBody>) => Promise<CreatedVisitRequest>;
  /** With KEEP_SCREENS set, keeps a picture of the whole page in test-results/screens, named after the project. */
  keepScreen: (name: string) => Promise<void>;
  /** An e-mail address that no other test uses. */
  ownEmail: string;
  /** No journey begins when its day in Belgrade may end before it does. */
  withinOneDay: void;
};

/** A test in the browser against the running product. */
export const test = base.extend<Journey & { baseURL: string }>({
  baseURL: async ({}, use) => use(process.env.E2E_URL ?? ''),
  api: async ({ baseURL }, use) => use(createApiClient(baseURL)),
  mailbox: async ({}, use) => use(openMailbox(process.env.E2E_MAIL_DIRECTORY ?? '')),
  ownEmail: async ({}, use) => use(`proba-${crypto.randomUUID()}@example.rs`),
  withinOneDay: [
    async ({}, use, { timeout }) => {
      const isLongEnough = () =>
        dayInBelgrade(new Date()) === dayInBelgrade(new Date(Date.now() + timeout));
      await expect.poll(isLongEnough, { timeout: 2 * timeout }).toBe(true);
      await use();
    },
    // The waiting takes nothing of the journey's own time.
    { auto: true, timeout: 120_000 },
  ],
  signInAsAdmin: async ({ page, api, baseURL }, use) =>
    use(async () => rememberTokens(page, baseURL, await api.signIn())),
  openNewRequest: async ({ page, api, signInAsAdmin }, use) =>
    use(async (overrides) => {
      const request = await submitRequest(api, overrides);
      await signInAsAdmin();
      await openDetails(page, request);
      return request;
    }),
  keepScreen: async ({ page }, use, { project }) =>
    use(async (name) => {
      if (!process.env.KEEP_SCREENS) return;
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({
        path: `test-results/screens/${name}-${project.name}.png`,
        fullPage: true,
        animations: 'disabled',
      });
    }),
});

/** The same, on a server and an empty database of the test's own: for what concerns all pages or visits. */
export const testOnOwnServer = test.extend({
  baseURL: async ({}, use) => {
    const databases = JSON.parse(process.env.E2E_DATABASES ?? '') as TestServer;
    const { url, drop } = await createTestDatabase(databases);
    // As it was built, which takes a third less of the processor to start than its sources.
    const server = await startProductServer({ variables: { DATABASE_URL: url } });
    await use(server.url);
    await server.stop();
    await drop();
  },
});
