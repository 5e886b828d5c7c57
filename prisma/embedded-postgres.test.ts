import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
const started: EmbeddedPostgres[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'museum-embedded-'));
  chmodSync(dataDir, 0o755); // as root the server runs as another user
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  started.push(server);
  return server;
};

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const killServer = (place: string) => {
  const [postmaster] = readFileSync(join(place, 'cluster/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
};

/** A process of its own that starts the server and is killed the hard way. */
const startAndKill = async () => {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'exit');
  return url.toString().trim();
};

describe('startEmbeddedPostgres', () => {
  it('keeps the data, the port and the password from one start to the next', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('takes over the server of a process that was killed, and stops it', async () => {
    const url = await startAndKill();
    const server = await start();
    expect(server.url).toBe(url);
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('ends with a program whose terminal is closed', async () => {
    const program = `
      const { runServer } = await import(${JSON.stringify(join(import.meta.dirname, '../scripts/run-program.ts'))});
      const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
      await runServer(async ({ keep }) => {
        const { url } = keep(await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false }));
        console.log(url);
        setInterval(() => {}, 1000);
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(child.stdout, 'data')) as [Buffer];

    child.kill('SIGHUP');

    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(query(url.toString().trim(), 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('ends the program that it serves when it is killed, so that both are started anew', async () => {
    const scripts = (name: string) => JSON.stringify(join(import.meta.dirname, '../scripts', name));
    const program = `
      const { runServer } = await import(${scripts('run-program.ts')});
      const { openDatabase } = await import(${scripts('open-database.ts')});
      Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: ${JSON.stringify(dataDir)} });
      await runServer(async ({ keep, fail }) => {
        keep(await openDatabase(fail));
        setInterval(() => {}, 1000);
        console.log('serves');
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const said = text(child.stderr);
    for await (const line of child.stdout) if (String(line).includes('serves')) break;
    const { place } = await start();

    killServer(place);

    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await said).toBe(
      `The database server in ${place} has ended by itself; why, the end of ${place}/cluster/server.log may tell.\n`,
    );
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is not missed by a program that ends itself, as when one signal ends both', async () => {
    const program = `
      const { runServer } = await import(${JSON.stringify(join(import.meta.dirname, '../scripts/run-program.ts'))});
      await runServer(async ({ keep, end, fail }) => {
        keep({ stop: async () => fail(new Error('The database server has ended')) });
        end();
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const said = text(child.stderr);

    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await said).toBe('');
  });

  it('comes back with every committed row after the server itself was killed', async () => {
    const { url, place, stop } = await startEmbeddedPostgres({ dataDir });
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    killServer(place);
    await stop();
    const server = await start();
    expect(await query(server.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('gives two starts at once the same server, which runs until the last one stops', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(query(second.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('lets in only its role with its password, over the loopback address', async () => {
    const { url, place } = await start();
    const settings = await query(
      url,
      `SELECT current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding,
         rolsuper AS super FROM pg_roles WHERE rolname = current_user`,
    );
    expect(settings).toEqual([{ addresses: '127.0.0.1', encoding: 'UTF8', super: false }]);
    expect(statSync(join(place, 'password')).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    wrong.username = 'postgres';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('knows the lower case of Serbian letters', async () => {
    const { url } = await start();
    expect(await query(url, `SELECT lower('ČĆŠŽĐ ЉЊЏ') AS lower`)).toEqual([
      { lower: 'čćšžđ љњџ' },
    ]);
  });

  it('says in a sentence that the data directory cannot be written', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(startEmbeddedPostgres({ dataDir: join(file, 'below') })).rejects.toThrow(
      /^The data directory .* cannot be written \(ENOTDIR\): .*DATA_DIR/,
    );
  });

  it('names a cluster of another major version, and works again once that is put aside', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const versionFile = join(dataDir, 'postgres/cluster/PG_VERSION');
    const version = readFileSync(versionFile, 'utf8');
    writeFileSync(versionFile, '17\n');

    await expect(start()).rejects.toThrow(
      /database server in .+postgres does not start: .+incompatible with server/,
    );

    const [place, aside] = [join(dataDir, 'postgres'), join(dataDir, 'postgres-old')];
    renameSync(place, aside);
    expect(await query((await start()).url, "SELECT to_regclass('kept') AS kept")).toEqual([
      { kept: null },
    ]);
    await started.pop()!.stop();
    rmSync(place, { recursive: true });
    renameSync(aside, place);
    writeFileSync(versionFile, version);
    expect(await query((await start()).url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('says why the server can’t start where its log says nothing', async () => {
    const { stop } = await start();
    await stop();
    chmodSync(join(dataDir, 'postgres/cluster/server.log'), 0o400);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /does not start: .*Permission denied/s,
    );
  });

  it('says in a sentence that the password is lost', async () => {
    const { place, stop } = await start();
    await stop();
    rmSync(join(place, 'password'));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/lost its password file/);
  });
});
