// Real tabs of one browser find again and again, at the same time, that their access token is over.
import { chooseBrowser } from '@museum/testing/choose-browser';
import { rememberTokens } from '@museum/testing/sign-in';
import { setTimeout as wait } from 'node:timers/promises';

import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { NO_GRACE_FOR_TABS } from './at-once.ts';
import { exactly, type Finding, never } from './finding.ts';
import { openProduct, openRunDatabase, type Product } from './product.ts';
import { type Keep, type RunSetting, withCleanUp } from './run-setting.ts';

export type TabsOptions = RunSetting & {
  /** Every other one, four at most, is of a browser without the Web Locks by which tabs take turns. */
  tabs: number;
  refreshes: number;
  plant?: 'no-grace-for-real-tabs';
};

const PATIENCE_MS = 20_000;
const WITHOUT_LOCKS = 'delete Navigator.prototype.locks';
/** Each of them has a stream of news of its own, and a browser has six connections to a server. */
const MOST_WITHOUT_LOCKS = 4;

export const inTabs = (options: TabsOptions) => withCleanUp((keep) => run(options, keep));

async function run(options: TabsOptions, keep: Keep): Promise<Finding[]> {
  const { tabs: count, refreshes, log = () => undefined } = options;
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  const product = keep(await openProduct({ databaseUrl: database.url }), ({ stop }) => stop());
  if (options.plant) await database.rows(NO_GRACE_FOR_TABS);
  const browser = keep(await chromium.launch(await chooseBrowser()), (open) => open.close());
  const context = await browser.newContext({ locale: 'sr-Latn-RS' });
  const tokens = await shareTokens(context, product);
  const tabs = await openTabs(context, product, count);

  const seen = { renewed: 0, signedOut: 0 };
  for (let round = 1; round <= refreshes && seen.signedOut === 0; round += 1) {
    // A token made within the same second would equal the spent one.
    await wait(1_000);
    tokens.spendAll();
    const outcomes = await Promise.all(tabs.map(lookAgain));
    seen.renewed += outcomes.filter((outcome) => outcome === 'renewed').length;
    seen.signedOut += outcomes.filter((outcome) => outcome === 'signed out').length;
    if (round % 10 === 0) log(`${round} times, ${tokens.refusedRefreshes()} refreshes refused`);
  }
  return [
    exactly('sessions renewed in tabs', seen.renewed, count * refreshes),
    never('wrong sign-outs of tabs', seen.signedOut),
    never('refreshes refused to tabs', tokens.refusedRefreshes()),
  ];
}

/** A token that the server refuses and whose person can still be read: as one whose time is over. */
const spoiled = (token: string) => `${token.split('.').slice(0, 2).join('.')}.c3BvaWxlZA`;

/** Signs the browser in; tokens that were spent are refused from then on, whichever tab sends them. */
async function shareTokens(context: BrowserContext, product: Product) {
  const known = new Set<string>();
  const spent = new Set<string>();
  let refused = 0;
  const page = await context.newPage();
  await rememberTokens(page, product.url, await product.signIn());
  await page.close();
  await context.route('**/api/v1/**', async (route) => {
    const headers = await route.request().allHeaders();
    const token = headers.authorization?.replace('Bearer ', '');
    if (token) known.add(token);
    const isSpent = token !== undefined && spent.has(token);
    await (isSpent
      ? route.continue({ headers: { ...headers, authorization: `Bearer ${spoiled(token)}` } })
      : route.continue());
  });
  context.on('response', (answer) => {
    if (answer.url().endsWith('/auth/refresh') && answer.status() !== 200) refused += 1;
  });
  return {
    spendAll: () => {
      for (const token of known) spent.add(token);
    },
    refusedRefreshes: () => refused,
  };
}

async function openTabs(context: BrowserContext, { url }: Product, count: number) {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage();
    tab.setDefaultTimeout(PATIENCE_MS);
    const hasLocks = index % 2 === 0 || index >= 2 * MOST_WITHOUT_LOCKS;
    if (!hasLocks) await tab.addInitScript(WITHOUT_LOCKS);
    await tab.goto(`${url}/admin/messages`);
    await tab.getByText('0–0 od 0').waitFor();
    tabs.push(tab);
  }
  return tabs;
}

/** The tab reads its list anew, as when somebody comes back to it. */
async function lookAgain(tab: Page): Promise<'renewed' | 'signed out'> {
  const isList = (address: string) => address.endsWith('/contact-message?page=1');
  const renewed = tab.waitForResponse((answer) => isList(answer.url()) && answer.ok());
  const signedOut = tab.waitForURL(/\/signin/);
  await tab.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`);
  try {
    return await Promise.any([
      renewed.then(() => 'renewed' as const),
      signedOut.then(() => 'signed out' as const),
    ]);
  } catch {
    return 'signed out'; // Neither within the time: nobody can work with such a tab.
  }
}
