import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { jsonBody } from './json-body.ts';

it('refuses a call whose caller has gone before its body was read', async () => {
  const app = express();
  // As if the server had been busy meanwhile.
  app.use((request, _response, next) => {
    request.once('close', next);
  });
  app.use(jsonBody);
  const outcome = new Promise((resolve) => {
    app.use((request) => {
      resolve({ acted: request.body as unknown });
    });
    app.use(((error, _request, _response, next) => {
      resolve({ refused: (error as { code?: string }).code });
      next();
    }) as express.ErrorRequestHandler);
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const caller = connect(port, '127.0.0.1');
  const body = '{"mail":{"send":true}}';
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  caller.end(`${head}\r\n\r\n${body}`);
  await once(server, 'request');
  caller.destroy();

  expect(await outcome).toEqual({ refused: 'VALIDATION_ERROR' });
  server.close();
});
