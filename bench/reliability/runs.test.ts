import { describe, expect, inject, it } from 'vitest';

import { RUNS } from './runs.ts';

const SEED = 20261121;

/** Their short forms are in browser-runs.spec.ts. */
const WITH_BROWSER = ['hostile-texts', 'tabs'];

/** One fault per run; pnpm bench:reliability plants them all. */
const PLANTED_HERE = [
  'clients-without-keys',
  'unheard-pool-errors',
  'given-up-after-first-attempt',
  'errors-of-another-shape',
  'no-grace-for-tabs',
  'strings-as-formulas',
];

it('knows the faults and the runs that are named here', () => {
  const planted = RUNS.flatMap((run) => run.planted.map(({ name }) => name));

  expect(planted).toEqual(expect.arrayContaining(PLANTED_HERE));
  expect(RUNS.map(({ name }) => name)).toEqual(expect.arrayContaining(WITH_BROWSER));
});

describe.each(RUNS.filter(({ name }) => !WITH_BROWSER.includes(name)))(
  '$name',
  ({ short, planted }) => {
    it('keeps its promises', async () => {
      const findings = await short({ testServer: inject('testServer'), seed: SEED });

      expect(findings.filter(({ isMet }) => !isMet)).toEqual([]);
      expect(findings.length).toBeGreaterThan(0);
    });

    it.each(planted.filter(({ name }) => PLANTED_HERE.includes(name)))(
      'turns red by a planted fault: $name',
      async ({ breaks, start }) => {
        const findings = await start({ testServer: inject('testServer'), seed: SEED });

        expect(findings).toContainEqual(expect.objectContaining({ promise: breaks, isMet: false }));
      },
    );
  },
);
