import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { endProcess } from '@museum/testing/product-server';
import { signInByApi } from '@museum/testing/sign-in';
import type { ReceivedMail } from '@museum/testing/smtp-sink';
import { setTimeout as wait } from 'node:timers/promises';

import { measure } from '../measure.ts';
import { atMost, exactly, type Finding, never } from '../reliability/finding.ts';
import {
  addressOf,
  judgeMails,
  judgeRequests,
  type StoredRequest,
} from '../reliability/killed-server.ts';
import type { Product } from '../reliability/product.ts';
import { eventually } from '../reliability/run-setting.ts';
import type { Cluster } from './cluster.ts';
import { type Acknowledged, type Load, startLoad } from './load.ts';

const PER_SECOND = 20;
/** Load before and after each fault, in milliseconds. */
const CALM_MS = 5_000;
const LONGEST_GAP_SECONDS = 20;
/** What a killed process had in hand is due again after a minute. */
const MAILS_MS = 300_000;

export type Setting = {
  cluster: Cluster;
  /** Where the processes are shared out. */
  url: string;
  /** The first process alone, behind a balancer, too. */
  urlOfOne: string;
  products: Product[];
  rows: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  received: ReceivedMail[];
  acknowledged: Acknowledged;
  kills: number;
  soakSeconds: number;
  withoutKeys: boolean;
};

const submit = ({ url, acknowledged, withoutKeys }: Setting): Load =>
  startLoad({ url, perSecond: PER_SECOND, acknowledged, withoutKeys });

/** Kills the leader again and again; each comes back behind the new one. */
async function failover(setting: Setting): Promise<Finding[]> {
  const { cluster, kills } = setting;
  const load = submit(setting);
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(CALM_MS);
    const leader = await cluster.killLeader();
    console.log(`  killed the leader, ${leader}`);
    await wait(LONGEST_GAP_SECONDS * 1_000);
    await cluster.bringBack(leader);
  }
  await wait(CALM_MS);
  const { longestGap } = await load.end();
  const gap = atMost('longest time without an acknowledgement, s', longestGap, LONGEST_GAP_SECONDS);
  return [gap, ...(await judge(setting, 0))];
}

/** Kills one process after the other; the balancer asks another one. */
async function killedProcesses(setting: Setting): Promise<Finding[]> {
  const { products, kills } = setting;
  const load = submit(setting);
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(CALM_MS);
    const product = products[killed % products.length]!;
    await product.kill();
    await product.start();
  }
  const { longestGap } = await load.end();
  const gap = atMost('longest time without an acknowledgement, s', longestGap, LONGEST_GAP_SECONDS);
  return [gap, ...(await judge(setting, kills))];
}

/** A new version, as it were: one process after the other is ended and started. */
async function rollingRestart(setting: Setting): Promise<Finding[]> {
  const load = submit(setting);
  for (const product of setting.products) {
    await wait(CALM_MS);
    await endProcess(product.process());
    await product.start();
  }
  await wait(CALM_MS);
  const { failedTries } = await load.end();
  return [never('requests that failed', failedTries), ...(await judge(setting, 0))];
}

async function soak(setting: Setting): Promise<Finding[]> {
  const load = submit(setting);
  await wait(setting.soakSeconds * 1_000);
  const { failedTries, longestGap } = await load.end();
  return [
    never('requests that failed', failedTries),
    atMost('longest time without an acknowledgement, s', longestGap, 5),
    ...(await judge(setting, 0)),
  ];
}

/** Prints what one process and what all do; the machine's processors are shared by everything. */
async function rates(setting: Setting): Promise<Finding[]> {
  const { url, urlOfOne } = setting;
  const { accessToken: token } = await signInByApi(url);
  const loads = {
    'reads of prices': { path: '/api/v1/prices/mapping' },
    'pages of the list': { path: '/api/v1/visit-request/query?page=1', token },
    submissions: {
      path: '/api/v1/visit-request',
      body: () => JSON.stringify(buildVisitRequest()),
    },
  };
  let failed = 0;
  for (const [name, load] of Object.entries(loads)) {
    const one = await measure({ ...load, url: urlOfOne, connections: 16 });
    await mailsAreSent(setting);
    const all = await measure({ ...load, url, connections: 16 });
    await mailsAreSent(setting);
    failed += one.failed + all.failed;
    const ratio = (all.perSecond / one.perSecond).toFixed(2);
    console.log(`  ${name}: one process ${one.perSecond}/s, all ${all.perSecond}/s (× ${ratio})`);
  }
  return [never('requests that failed', failed)];
}

const mailsAreSent = ({ rows }: Setting) =>
  eventually(
    async () => (await rows(`SELECT 1 FROM "mail" WHERE "state" <> 'sent' LIMIT 1`)).length === 0,
    MAILS_MS,
  );

/** Looks for what was lost or doubled since the cluster was started. */
async function judge(setting: Setting, kills: number): Promise<Finding[]> {
  const { acknowledged, received, rows } = setting;
  await mailsAreSent(setting);
  const stored = await rows<StoredRequest>(
    `SELECT "id", "normalizedId", "institutionEmail" AS "email" FROM "visit_request"
     WHERE "institutionEmail" = ANY($1)`,
    [[...acknowledged.keys()].map(addressOf)],
  );
  return [
    exactly('acknowledged requests stored', stored.length, acknowledged.size),
    ...judgeRequests(acknowledged, stored),
    ...judgeMails(acknowledged, received, kills),
  ];
}

/** By the name that `--only` takes. */
export const RUNS = { rates, failover, killedProcesses, rollingRestart, soak };
export type RunName = keyof typeof RUNS;
