// Script texts in every field, looked at in a real browser wherever a text is shown.
import { ERROR_MESSAGES } from '@museum/shared/http/error-code';
import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { callApi } from '@museum/testing/call-api';
import { chooseBrowser } from '@museum/testing/choose-browser';
import { rememberTokens } from '@museum/testing/sign-in';
import { type ReceivedMail, startSmtpSink } from '@museum/testing/smtp-sink';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { exactly, type Finding, never } from './finding.ts';
import { type HostileRequest, submitHostile } from './hostile-requests.ts';
import { openProduct, openRunDatabase, type Product } from './product.ts';
import { eventually, type Keep, type RunSetting, withCleanUp } from './run-setting.ts';
import { SCRIPT_TEXTS } from './script-texts.ts';

export type HostileTextsOptions = RunSetting & {
  /** How many of the fifty texts. */
  texts: number;
  plant?: keyof typeof PLANTS;
};

/** Planted fault: a page that shows whatever looks like markup a second time, as markup. */
const TEXTS_AS_MARKUP = `const known = new Set();
new MutationObserver(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set();
  while (walker.nextNode()) if (walker.currentNode.data.includes('<')) texts.add(walker.currentNode.data);
  for (const text of texts.difference(known)) {
    known.add(text);
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: text }));
  }
}).observe(document, { childList: true, subtree: true, characterData: true })`;

/** Planted faults: in the pages, and in the server that draws the documents. */
const PLANTS = {
  'texts-as-markup': TEXTS_AS_MARKUP,
  'pictures-from-elsewhere': `new Image().src = '//evil.example/a'`,
  'documents-that-act': '',
};

const PATIENCE_MS = 10_000;

export const hostileTexts = (options: HostileTextsOptions) =>
  withCleanUp((keep) => run(options, keep));

async function run(options: HostileTextsOptions, keep: Keep): Promise<Finding[]> {
  const { log = () => undefined } = options;
  const texts = SCRIPT_TEXTS.slice(0, options.texts);
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  const sink = keep(await startSmtpSink(), ({ stop }) => stop());
  const variables = { SMTP_URL: sink.url, MAIL_OFFICE: 'kancelarija@example.rs' };
  const plant = options.plant === 'documents-that-act' ? options.plant : undefined;
  const opening = openProduct({ databaseUrl: database.url, variables, plant });
  const product = keep(await opening, ({ stop }) => stop());
  const browser = keep(await chromium.launch(await chooseBrowser()), (open) => open.close());
  // Without the policy against foreign scripts: what is shown has to be harmless by itself.
  const context = await browser.newContext({ bypassCSP: true, locale: 'sr-Latn-RS' });
  const seen = await watch(context, product.url);
  if (options.plant) await context.addInitScript(PLANTS[options.plant]);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await rememberTokens(page, product.url, await product.signIn());

  const looks = { shown: 0, pdfs: 0, activePdfs: 0 };
  /** Goes where the text is shown and waits until it is there, as it was typed. */
  const look = async (place: string, text: string, go: () => Promise<unknown>) => {
    try {
      await go();
      looks.shown += 1;
    } catch (error) {
      log(`${place} does not show ${text}: ${String(error).split('\n')[0]}`);
    }
    await settle(page);
  };
  const open = (path: string) => page.goto(`${product.url}${path}`);
  for (const text of texts) {
    const encoded = encodeURIComponent(text);
    const requests = await submitHostile(product.url, text);
    await sendMessage(product, text);
    await lookAtPublicPages(page, product, text);
    // The list itself shows no text that was typed: it is in the search, which finds the requests.
    await look('list', text, async () => {
      await open(`/admin/visit-requests?search=${encoded}`);
      await waitForText(page, text, 'main');
      await waitForText(page, requests[0]!.normalizedId, 'table');
    });
    await look('list of messages', text, async () => {
      await open('/admin/messages');
      await waitForText(page, text, 'table');
    });
    await changeLunch(product, requests[0]!.id, text);
    for (const request of requests) {
      await look('details', text, async () => {
        await openDetails(page, product, request);
        for (const typed of [text, ...request.typed]) await waitForText(page, typed);
        if (request === requests[0]) await waitForText(page, `${text} 2`, 'ol');
      });
    }
    await look('preview of a mail', text, () => previewMail(page, text));
    await look('toast', text, () => failSaving(page, product, text));
    await look('message', text, async () => {
      await open(`/admin/messages?search=${encoded}`);
      await page.getByRole('button', { name: text }).first().click();
      await page.getByRole('dialog').getByText(text).last().waitFor();
    });
    for (const request of requests) {
      const read = await readPdfs(product, request);
      looks.pdfs += read.pdfs;
      looks.activePdfs += read.active;
    }
    log(`${text}: ${seen.executions} executions, ${seen.foreign.length} foreign requests`);
  }
  const mails = await readMails(page, sink.received, texts, look);
  return [
    exactly('places looked at, each text as it was typed', looks.shown, texts.length * 8 + mails),
    exactly('mails with a text looked at', mails, texts.length * 4),
    never('executions', seen.executions),
    never('foreign requests', seen.foreign.length),
    exactly('PDFs read', looks.pdfs, texts.length * 5),
    never('PDFs with scripts, actions or links of others', looks.activePdfs),
  ];
}

/** Counts what must not happen, in every page and frame. */
async function watch(context: BrowserContext, ownUrl: string) {
  const seen = { executions: 0, foreign: [] as string[] };
  await context.exposeFunction('xss0', () => {
    seen.executions += 1;
  });
  context.on('dialog', (dialog) => {
    // The product asks whether unsaved changes may go.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    seen.executions += 1;
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownUrl) seen.foreign.push(request.url());
  });
  return seen;
}

/** Resolves as soon as the text stands in the part of the page, or in one of its fields. */
const waitForText = (page: Page, text: string, part = 'body') =>
  page.waitForFunction(`(() => {
    const shown = [...document.querySelectorAll(${JSON.stringify(part)})].flatMap((area) => [
      area.innerText, ...[...area.querySelectorAll('input, textarea')].map(({ value }) => value)]);
    return shown.some((words) => words.includes(${JSON.stringify(text)}));
  })()`);

/** Gives handlers of pictures and frames that failed to load the time to run. */
const settle = (page: Page) =>
  page
    .evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 30)))')
    .catch(() => undefined); // the page went elsewhere: a foreign request tells

/** The text as an address, and as the place to go to after the sign-in. */
async function lookAtPublicPages(page: Page, { url }: Product, text: string): Promise<void> {
  const encoded = encodeURIComponent(text);
  for (const path of [`/${encoded}`, `/signin?returnUrl=${encoded}`, `/kontakt?${text}#${text}`]) {
    await page.goto(`${url}${path}`);
    await settle(page);
  }
}

async function sendMessage(product: Product, text: string): Promise<void> {
  const body = buildContactMessage({ name: text, message: text });
  const { status } = await callApi(product.url, { method: 'POST', path: '/contact', body });
  if (status !== 201) throw new Error(`The message ${text} was answered ${status}`);
}

/** By staff, so that the history tells from what to what. */
async function changeLunch(product: Product, id: number, text: string): Promise<void> {
  const token = await product.token();
  const path = `/visit-request/${id}/one`;
  const { data } = await callApi<VisitRequest>(product.url, { path, token });
  const { visitorGroupAgeType: ageGroupType, ...stored } = data;
  const dinnerRequest = { ...stored.dinnerRequest, additionalComments: `${text} 2` };
  const body = { ...stored, ageGroupType, dinnerRequest };
  const call = { method: 'PUT', path: '/visit-request', token, body };
  const { status } = await callApi(product.url, call);
  if (status !== 200) throw new Error(`The lunch with ${text} was answered ${status}`);
}

async function openDetails(page: Page, { url }: Product, request: HostileRequest) {
  await page.goto(`${url}/admin/visit-requests/details/${request.id}`);
  await page.getByRole('heading', { level: 1, name: request.normalizedId }).waitFor();
  const folded = page.getByRole('button', { name: /^(Kontakt|Rucak|Istorija)/, expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
}

/** The notice to the centre, below the details of its request. */
async function previewMail(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Pregled: .*kancelarija@/ }).click();
  await page
    .getByRole('dialog')
    .frameLocator('iframe')
    .getByText(text)
    .filter({ visible: true })
    .first()
    .waitFor();
}

/** A message of the server's in an error: the toast has the text of its code, whatever the message. */
async function failSaving(page: Page, { url }: Product, text: string): Promise<void> {
  await page.goto(`${url}/admin/prices`);
  const errors = [{ code: 'VALIDATION_ERROR', field: 'price', message: text }];
  await page.route(
    '**/api/v1/admin/prices',
    (route) => route.fulfill({ status: 400, json: { errors } }),
    { times: 1 },
  );
  await page
    .getByRole('button', { name: /^Izmeni: / })
    .filter({ visible: true })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Sačuvaj|Izmeni)/ })
    .click();
  await page.getByRole('alert').filter({ hasText: ERROR_MESSAGES.VALIDATION_ERROR }).waitFor();
}

/** Parts of a PDF that do something by themselves; what is drawn stands in streams. */
const ACTIVE_PDF = /\/(JS|JavaScript|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile)\b/;

/** The PDFs about a request, and how many of them do something by themselves. */
async function readPdfs(product: Product, { id, hasDinner }: HostileRequest) {
  const names = ['group-visit-pdf', ...(hasDinner ? ['dinner-request-pdf'] : [])];
  let active = 0;
  for (const name of names) {
    const answer = await fetch(`${product.url}/api/v1/visit-request/${id}/${name}`, {
      headers: { authorization: `Bearer ${await product.token()}` },
    });
    if (!answer.ok) throw new Error(`The PDF was answered ${answer.status}`);
    const file = Buffer.from(await answer.arrayBuffer());
    const structure = file.toString('latin1').replaceAll(/stream\r?\n.*?endstream/gs, '');
    if (ACTIVE_PDF.test(structure)) active += 1;
  }
  return { pdfs: names.length, active };
}

/** The mails to the centre quote what was typed: shown without the mailbox's own protection. */
async function readMails(
  page: Page,
  received: ReceivedMail[],
  texts: string[],
  look: (place: string, text: string, go: () => Promise<unknown>) => Promise<void>,
): Promise<number> {
  const wanted = texts.length * 4;
  const notices = () =>
    received.filter(({ envelopeTo }) => envelopeTo[0] === 'kancelarija@example.rs');
  await eventually(() => notices().length >= wanted, PATIENCE_MS + wanted * 100);
  for (const { html, text: plain } of notices()) {
    const quoted = texts.filter((text) => plain?.includes(text));
    const [longest] = quoted.toSorted((one, other) => other.length - one.length);
    await look('mail', String(longest), async () => {
      await page.setContent(html ?? '');
      await waitForText(page, String(longest));
    });
  }
  return notices().length;
}
