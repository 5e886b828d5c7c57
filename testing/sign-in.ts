import type { Page } from '@playwright/test';

import { comeBack } from './busy-server.ts';
import { callApi } from './call-api.ts';
import { ADMIN } from './product-server.ts';

export type Tokens = { accessToken: string; refreshToken: string };

/** Signs a member of staff in without a browser: the administrator of a started product unless told. */
export async function signInByApi(url: string, body = ADMIN): Promise<Tokens> {
  const call = { method: 'POST', path: '/auth/sign-in', body };
  const { status, codes, data } = await comeBack(() => callApi<Tokens>(url, call));
  if (status >= 400) throw new Error(`The sign-in was answered ${status} ${codes.join()}`);
  return data;
}

/**
 * Leaves tokens in the browser as a sign-in with "Zapamti me" does (spec §4), once: a refresh
 * replaces them. The page is at an address of the product that draws nothing afterwards.
 */
export async function rememberTokens(page: Page, url: string, tokens: Tokens): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(tokens.accessToken)});
    localStorage.setItem('refreshToken', ${JSON.stringify(tokens.refreshToken)})`);
}
