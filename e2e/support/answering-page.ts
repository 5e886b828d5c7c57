import { expect, type Page, type Route } from '@playwright/test';

/** Opens a page and waits until its program answers to presses. */
export async function openAnswering(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForAnswers(page);
}

/** Waits until an open page's program answers: React keeps what it knows of an element on it. */
export async function waitForAnswers(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link').first();
  const keys = () => link.evaluate((element) => Object.keys(element).join());
  await expect.poll(keys).toContain('__reactProps');
}

/** Keeps what the page asks for there back until what it returns is called. */
export async function holdBack(
  page: Page,
  addresses: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await answer(route);
  });
  return resolve;
}
