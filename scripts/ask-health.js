// A container's health check: ends with 0 when the server of this container answers. In JavaScript and
// without fetch, because it runs every ten seconds.
import { get } from 'node:http';

const ask = get(
  { port: process.env.PORT, path: '/health/live', timeout: 4_000 },
  ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1),
);
ask.on('timeout', () => process.exit(1));
ask.on('error', () => process.exit(1));
