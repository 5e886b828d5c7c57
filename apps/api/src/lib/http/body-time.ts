import type { IncomingMessage, Server } from 'node:http';

const unhurried = new WeakSet<IncomingMessage>();

/** Lets the rest of a request's body take as long as a whole request may: a file on a slow line. */
export function giveBodyTime(request: IncomingMessage): void {
  unhurried.add(request);
}

/** Cuts off, as Node does after its `requestTimeout`, whose body isn't whole after so many milliseconds. */
export function limitBodyTime(server: Server, bodyTimeout: number): void {
  server.on('request', (request: IncomingMessage) => {
    const cut = setTimeout(() => {
      if (request.complete || unhurried.has(request)) return;
      const late = Object.assign(new Error('Request timeout'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      server.emit('clientError', late, request.socket);
    }, bodyTimeout);
    request.once('close', () => clearTimeout(cut));
  });
}
