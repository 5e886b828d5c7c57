import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const read = (path: string) => readFileSync(join(DOCS, path), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const rules = read('monitoring/alerts.yml');
const alerts = found(rules, /- alert: (\w+)/g);

it('knows what to do about each alert, and about no other', () => {
  expect(alerts.length).toBeGreaterThan(0);
  expect(found(read('operations.md'), /^\| `(Museum\w+)` +\| \S/gm)).toEqual(alerts);
});

it('has a fault for each alert, which fires and does not fire at once', () => {
  const planted = read('monitoring/alerts.test.yml');

  expect(found(planted, /^ +- \{ .*alertname: (\w+), exp_alerts: \[\] \}/gm)).toEqual(alerts);
  expect(found(planted, /^ +alertname: (\w+)\n +exp_alerts:\n +- exp_labels/gm)).toEqual(alerts);
});

it.each(['alerts.yml', 'dashboard.json'])(
  '%s asks only for figures that there are',
  async (file) => {
    const metrics = await createMetrics({ live: undefined });
    metrics.noteAnswer({ method: 'GET', route: '/api/v1/prices/mapping', status: 200, ms: 5 });
    const told = await metrics.read();
    const asked = new Set(found(read(`monitoring/${file}`), /\b((?:museum|nodejs|process)_\w+)/g));

    expect(asked.size).toBeGreaterThan(4);
    for (const name of asked) expect(told).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  },
);
