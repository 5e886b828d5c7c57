import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { isDatabaseFault } from '#lib/database/database-fault.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { copyRequest } from '#test/store-rows.ts';
import { testApp } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';

/** More than fits the buffers between the thread and a reader who does not read. */
async function storeManyRequests() {
  const calls = await visitRequestCalls();
  const { id } = await calls.create(buildVisitRequest());
  await copyRequest(id, 900, {
    comment: `(SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 30 + n % 2))`,
  });
}

it('a reader who leaves before the first bytes ends the thread, and is no fault', async () => {
  await storeManyRequests();
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const server = createServer(testApp({ logger: pino({ level: 'error' }, sink) }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const started = Promise.withResolvers<Worker>();
  const onWorker = (message: unknown) => started.resolve((message as { worker: Worker }).worker);
  subscribe('worker_threads', onWorker);

  const call = get({
    port: (server.address() as AddressInfo).port,
    path: '/api/v1/visit-request/query/excel-download',
    headers: { authorization: bearer(await signInJelena()) },
  });
  call.on('error', () => undefined);
  const worker = await started.promise;
  call.destroy();
  await once(worker, 'exit');

  expect(lines).toEqual([]);
  unsubscribe('worker_threads', onWorker);
  server.close();
});

it('a database that the thread can’t reach is known as a fault of the database', async () => {
  const worker = new Worker(new URL('./export.thread.ts', import.meta.url), {
    workerData: {
      kind: 'visitRequests',
      filter: { sortDirection: 'ASC' },
      databaseAddress: 'postgresql://museum:museum@127.0.0.1:1/museum',
    },
  });

  const [error] = (await once(worker, 'error')) as [Error];

  expect(isDatabaseFault(error)).toBe(true);
});
