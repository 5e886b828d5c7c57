import type { Frame, Page } from '@playwright/test';
import type { run, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Look = {
  /** Only what is inside this selector. */
  part?: string;
  /** Nothing of what is inside this one. */
  except?: string;
  /** Only these of axe's rules. */
  rules?: string[];
};

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Brings axe into a frame that has none yet: @axe-core/playwright would do it twice for every look. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(source);
}

/** Waits for what fades in: only then it has its colours. What moves for ever isn't waited for. */
async function awaitAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe holds against a page: the rule, the element and what would mend it. */
export async function accessibilityFaults(
  page: Page,
  { part, except, rules }: Look = {},
): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  await awaitAnimations(page);
  const context = { ...(part && { include: [part] }), exclude: except ? [except] : [] };
  const options: RunOptions = {
    // The long lists of what is in order are read by nobody, nor are paths to what is not.
    resultTypes: ['violations'],
    selectors: false,
    ...(rules && { runOnly: rules }),
  };
  const { violations } = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: { run: typeof run } }).axe.run(where, how),
    [context, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
