// The profile "production" of docker-compose.yml, brought up as it stands but for its ports: on loopback.
import { findFreePort } from '@museum/database/free-port';
import { ADMIN } from '@museum/testing/product-server';
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';

import { OFFICE } from '../reliability/killed-server.ts';
import { eventually, type Keep } from '../reliability/run-setting.ts';
import { docker } from './engine.ts';

const ROOT = join(import.meta.dirname, '../..');
const HEALTHY_MS = 180_000;
const AUTHORITIES = '/data/caddy/pki/authorities';

/** Production refuses the addresses that nobody can own. */
export const OWNER = { ...ADMIN, email: 'uprava@centar.internal' };

export const API = ['api-1', 'api-2', 'api-3'] as const;

/** A fault in a copy of what is deployed. */
export type Change = { file: string; from: RegExp; to: string };

export type Stack = {
  /** Of the proxy, with TLS and without. */
  url: string;
  plainUrl: string;
  /** Compose's command, by its arguments. */
  compose: (...args: string[]) => Promise<string>;
  /** The container of a service. */
  idOf: (service: string) => Promise<string>;
  /** A service's container, from this machine. */
  addressOf: (service: string) => Promise<string>;
  /** The database, from this machine. */
  databaseUrl: () => Promise<string>;
  /** Waits until these services are healthy. */
  whole: (...services: string[]) => Promise<void>;
};

/** Starts everything and waits until it is healthy; `keep` ends it and removes its volumes. */
export async function bringUp(keep: Keep, smtpUrl: string, change?: Change): Promise<Stack> {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const password = randomBytes(16).toString('hex');
  const url = `https://127.0.0.1:${port}`;
  const variables = {
    PUBLIC_URL: url,
    SMTP_URL: smtpUrl,
    POSTGRES_PASSWORD: password,
    JWT_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_FACTOR: '10',
    MAIL_FROM: OFFICE,
    MAIL_OFFICE: OFFICE,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  };
  const folder = keep(copyDeployed([port, plainPort], variables, change), (path) =>
    rmSync(path, { recursive: true }),
  );
  const command = composeCommand();
  const compose = async (...args: string[]) => {
    const [program, ...options] = [...command, '--profile', 'production', ...args];
    const { stdout } = await promisify(execFile)(program!, options, { cwd: folder });
    return stdout.trim();
  };
  const idOf = (service: string) => compose('ps', '--quiet', service);
  const ask = async (service: string, format: string) =>
    docker('inspect', '--format', format, await idOf(service));
  const addressOf = async (service: string) => {
    const addresses = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
    return (await ask(service, addresses)).split(' ')[0]!;
  };
  const whole = async (...services: string[]) => {
    const states = () => Promise.all(services.map((name) => ask(name, '{{.State.Health.Status}}')));
    const isWhole = async () => (await states()).every((state) => state === 'healthy');
    if (await eventually(isWhole, HEALTHY_MS)) return;
    throw new Error(`Not healthy:\n${await compose('logs', '--tail=20', ...services)}`);
  };
  keep(compose, () => compose('down', '--volumes', '--timeout=40'));
  await compose('up', '--detach', '--no-build').catch(async (error: unknown) => {
    throw new Error(await compose('logs', '--tail=20'), { cause: error });
  });
  await whole('database', 'pgbouncer', ...API);
  // The proxy makes its own certificate for a name of this machine.
  const authority = ['exec', await idOf('proxy'), 'cat', `${AUTHORITIES}/local/root.crt`];
  await eventually(() => docker(...authority).then(Boolean, () => false), HEALTHY_MS);
  setDefaultCACertificates([await docker(...authority)]);
  return {
    url,
    compose,
    idOf,
    addressOf,
    whole,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    databaseUrl: async () =>
      `postgresql://museum:${password}@${await addressOf('database')}:5432/museum`,
  };
}

/** Version 2 is a part of Docker, version 1 a program of its own. */
const composeCommand = () =>
  spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0
    ? ['docker', 'compose']
    : ['docker-compose'];

/** docker-compose.yml, what it mounts and its variables, in a folder of their own. */
function copyDeployed(
  [port, plainPort]: [number, number],
  variables: Record<string, string>,
  change?: Change,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'museum-stack-'));
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(join(ROOT, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
  const ports = `ports: ['127.0.0.1:${port}:${port}', '127.0.0.1:${plainPort}:80']`;
  edit(folder, { file: 'docker-compose.yml', from: /ports: \['80:80'.*/, to: ports });
  // Docker before 27, as Debian has it, would have to be told a subnet.
  edit(folder, { file: 'docker-compose.yml', from: /enable_ipv6: true/, to: 'enable_ipv6: false' });
  // Who asks for an address instead of a name doesn't say for which.
  const names = '$&\n\tdefault_sni 127.0.0.1';
  edit(folder, { file: 'deploy/Caddyfile', from: /admin off/, to: names });
  if (change) edit(folder, change);
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''), { mode: 0o600 });
  return folder;
}

function edit(folder: string, { file, from, to }: Change): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from.source}`);
  writeFileSync(path, text.replace(from, to));
}
