import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';

it('gives no port that the system may give to another program meanwhile', async () => {
  // Linux gives ports from 32768 on to whoever asks for any, other systems from 49152 on.
  for (let time = 0; time < 50; time += 1) expect(await findFreePort()).toBeLessThan(32_768);
});

it('gives the preferred port while it is free, another one when it is taken', async () => {
  const preferred = await findFreePort();
  expect(await findFreePort(preferred)).toBe(preferred);

  const other = createServer().listen(preferred, '127.0.0.1');
  await once(other, 'listening');
  expect(await findFreePort(preferred)).not.toBe(preferred);
  other.close();
});
