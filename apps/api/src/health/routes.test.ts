import { pino } from 'pino';
import request from 'supertest';
import { expect, it } from 'vitest';
import { testApp } from '#test/test-app.ts';

it('is live and ready', async () => {
  expect((await request(testApp()).get('/health/live')).body).toEqual({ data: { status: 'live' } });
  expect((await request(testApp()).get('/health/ready')).body).toEqual({
    data: { status: 'ready' },
  });
});

it('is no longer ready once the server is leaving, but still serves, and logs no fault', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const app = testApp({ isDraining: () => true, logger });

  expect((await request(app).get('/health/ready')).status).toBe(503);
  expect((await request(app).get('/health/live')).status).toBe(200);
  expect((await request(app).get('/api/v1/prices/mapping')).status).toBe(200);
  expect(lines).toEqual([]);
});
