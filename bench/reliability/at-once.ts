// Many do the same thing at the same moment: edit, create, refresh; and somebody uses an old token.
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type {
  CreatedVisitRequest,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import { comeBack } from '@museum/testing/busy-server';
import { callApi } from '@museum/testing/call-api';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { exactly, type Finding, never } from './finding.ts';
import { openProduct, openRunDatabase, type Product } from './product.ts';
import {
  inParallel,
  type Keep,
  type RunSetting,
  seededChance,
  withCleanUp,
} from './run-setting.ts';

export type AtOnceOptions = RunSetting & {
  /** Pairs of staff who save the same request at the same time. */
  pairs: number;
  creates: number;
  /** Tabs that share one sign-in and find their access token expired at the same time. */
  tabs: number;
  refreshes: number;
  /** Refresh tokens that are used again after the grace of 10 s. */
  reuses: number;
  plant?: keyof typeof PLANTS;
};

/** A token that was used is taken for an old one at once. */
export const NO_GRACE_FOR_TABS = `
  CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN NEW."usedAt" := NEW."usedAt" - interval '11 seconds'; RETURN NEW; END$$;
  CREATE TRIGGER planted BEFORE UPDATE ON "refresh_token"
    FOR EACH ROW EXECUTE FUNCTION planted()`;

/** Faults below the server, as triggers or without an index. */
const PLANTS = {
  'versions-not-counted': `
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN NEW."version" := OLD."version"; RETURN NEW; END$$;
    CREATE TRIGGER planted BEFORE UPDATE ON "visit_request"
      FOR EACH ROW EXECUTE FUNCTION planted()`,
  'display-ids-by-the-clock': `
    DROP INDEX "visit_request_normalizedId_key";
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN NEW."normalizedId" := 'GP-2026-' || to_char(now(), 'HH24MISS'); RETURN NEW; END$$;
    CREATE TRIGGER planted BEFORE INSERT ON "visit_request"
      FOR EACH ROW EXECUTE FUNCTION planted()`,
  'no-grace-for-tabs': NO_GRACE_FOR_TABS,
  'sessions-not-ended': `
    CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN NEW."revokedAt" := NULL; RETURN NEW; END$$;
    CREATE TRIGGER planted BEFORE UPDATE ON "session"
      FOR EACH ROW EXECUTE FUNCTION planted()`,
} as const;

type Database = Awaited<ReturnType<typeof openRunDatabase>>;
type Tokens = Awaited<ReturnType<Product['signIn']>>;

/** Connections at a time; the server's pool has ten. */
const WIDTH = 32;
/** Tabs notice at slightly different moments that their token has expired, in ms. */
const TAB_JITTER_MS = 20;

export const atOnce = (options: AtOnceOptions) => withCleanUp((keep) => run(options, keep));

async function run(options: AtOnceOptions, keep: Keep): Promise<Finding[]> {
  const { plant, log = () => undefined } = options;
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  const product = keep(await openProduct({ databaseUrl: database.url }), ({ stop }) => stop());
  if (plant) await database.rows(PLANTS[plant]);
  const findings: Finding[] = [];
  const parts = [editInPairs, createAtOnce, refreshInTabs, reuseTokens];
  for (const part of parts) {
    findings.push(...(await part(options, product, database)));
    log(`${part.name}: done`);
  }
  return findings;
}

const submit = (product: Product, key: string = randomUUID()) =>
  callApi<CreatedVisitRequest>(product.url, {
    method: 'POST',
    path: '/visit-request',
    body: buildVisitRequest(),
    headers: { 'idempotency-key': key },
  });

async function editInPairs({ pairs }: AtOnceOptions, product: Product): Promise<Finding[]> {
  const token = await product.token();
  const answers: string[] = [];
  let storedAsAnswered = 0;
  await inParallel(pairs, 4, async () => {
    const { data } = await comeBack(() => submit(product));
    const path = `/visit-request/${data.id}/one`;
    const ask = () => callApi<VisitRequest>(product.url, { path, token });
    const read = async () => (await comeBack(ask)).data;
    const { visitorGroupAgeType: ageGroupType, ...seen } = await read();
    const save = (visitorAmount: number) =>
      callApi<VisitRequest>(product.url, {
        method: 'PUT',
        path: '/visit-request',
        token,
        body: { ...seen, ageGroupType, visitorAmount },
      });
    const pair = await Promise.all([31, 32].map((amount) => comeBack(() => save(amount))));
    const winner = pair.find(({ status }) => status === 200);
    answers.push(...pair.map(({ status, codes }) => [status, ...codes].join(' ')));
    if ((await read()).visitorAmount === winner?.data.visitorAmount) storedAsAnswered += 1;
  });
  const count = (wanted: string) => answers.filter((answer) => answer === wanted).length;
  return [
    exactly('pairs of edits: saved', count('200'), pairs),
    exactly('pairs of edits: refused as stale (409)', count('409 STALE_VERSION'), pairs),
    exactly('pairs of edits: stored as answered', storedAsAnswered, pairs),
  ];
}

async function createAtOnce(
  { creates, log = () => undefined }: AtOnceOptions,
  product: Product,
  database: Database,
): Promise<Finding[]> {
  const answered = new Map<number, string>();
  let postponed = 0;
  await inParallel(creates, creates, async () => {
    const key = randomUUID();
    const answer = await comeBack(
      () => submit(product, key),
      () => (postponed += 1),
    );
    if (answer.status === 201) answered.set(answer.data.id, answer.data.normalizedId);
  });
  log(`${postponed} of the ${creates} parallel creates were told 503 and came back`);
  const stored = await database.rows<CreatedVisitRequest>(
    `SELECT "id", "normalizedId" FROM "visit_request"`,
  );
  const kept = stored.filter(({ id, normalizedId }) => answered.get(id) === normalizedId);
  return [
    exactly('parallel creates answered', answered.size, creates),
    exactly('distinct display ids', new Set(answered.values()).size, creates),
    exactly('creates stored under the answered display id', kept.length, creates),
  ];
}

const refresh = (product: Product, token: string) =>
  comeBack(() =>
    callApi<Tokens | undefined>(product.url, {
      method: 'POST',
      path: '/auth/refresh',
      body: { token },
    }),
  );

/** Tabs keep their tokens in one storage, as the web app's do; here nothing makes them take turns. */
async function refreshInTabs(
  { tabs, refreshes, seed }: AtOnceOptions,
  product: Product,
): Promise<Finding[]> {
  const chance = seededChance(seed);
  let stored = await product.signIn();
  let count = 0;
  let signedOut = 0;
  for (let round = 0; round < refreshes; round += 1) {
    const { refreshToken } = stored;
    await inParallel(tabs, tabs, async () => {
      await wait(chance() * TAB_JITTER_MS);
      const { data } = await refresh(product, refreshToken);
      count += 1;
      if (data) stored = data;
      else signedOut += 1;
    });
  }
  const session = { path: '/auth/session', token: stored.accessToken };
  const { status } = await callApi(product.url, session);
  return [
    exactly('refreshes of tabs', count, tabs * refreshes),
    never('wrong sign-outs', signedOut),
    never('sign-ins that ended with it', status === 200 ? 0 : 1),
  ];
}

/** The sign-in that an access token was handed out with. */
const sessionOf = (accessToken: string) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string })
    .sid;

async function reuseTokens(
  { reuses }: AtOnceOptions,
  product: Product,
  database: Database,
): Promise<Finding[]> {
  let revoked = 0;
  await inParallel(reuses, WIDTH, async () => {
    const first = await product.signIn();
    const { data: second } = await refresh(product, first.refreshToken);
    const sessionId = sessionOf(first.accessToken);
    await database.rows(
      `UPDATE "refresh_token" SET "usedAt" = "usedAt" - interval '11 seconds' WHERE "sessionId" = $1`,
      [sessionId],
    );
    const reuse = await refresh(product, first.refreshToken);
    const successor = await refresh(product, second?.refreshToken ?? '');
    const session = { path: '/auth/session', token: second?.accessToken };
    const access = await callApi(product.url, session);
    const refused = [reuse, successor, access].every(({ status }) => status === 401);
    const [stored] = await database.rows<{ isRevoked: boolean }>(
      `SELECT "revokedAt" IS NOT NULL AS "isRevoked" FROM "session"
       WHERE "id" = $1`,
      [sessionId],
    );
    if (refused && stored?.isRevoked) revoked += 1;
  });
  return [exactly('sessions ended by the reuse of an old token', revoked, reuses)];
}
