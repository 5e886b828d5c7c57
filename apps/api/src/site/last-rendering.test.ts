import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organisation } from '@museum/shared/organisation/organisation';
import type { SiteFacts } from '@museum/shared/site/site-facts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import { lastRendering } from './last-rendering.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-rendering-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const { weekly } = organisation.openingHours;
const hours = { ...organisation.openingHours, weeklyNow: weekly, notice: null };
const adult = (price: number): SiteFacts => ({ prices: { TICKET_ADULT: price }, hours });
const textOf = (facts: SiteFacts | undefined) => `adults ${facts?.prices.TICKET_ADULT ?? '…'}`;

/** A site whose not-found page tells the price; `render` can be made to fail. */
function priceSite() {
  const render = vi.fn((facts: SiteFacts | undefined) =>
    Promise.resolve({ documents: {}, notFound: Buffer.from(textOf(facts)) }),
  );
  const siteFor = lastRendering({
    render,
    basis: () => 'build 1',
    file: join(folder, 'rendered-site.bin'),
    logger: createLogger('silent'),
  });
  const read = async (facts: SiteFacts | undefined) => {
    const { site } = await siteFor(facts);
    const page = await site.notFound();
    return page.plain.toString();
  };
  return { render, read };
}

it('skips facts that changed again before their turn came', async () => {
  const { render, read } = priceSite();
  const texts = await Promise.all([read(adult(800)), read(adult(810)), read(adult(820))]);
  expect(texts).toEqual(['adults 800', 'adults 820', 'adults 820']);
  expect(render.mock.calls).toEqual([[adult(800)], [adult(820)]]);
});

it('gives the site of the first facts again when they are back', async () => {
  const { read } = priceSite();
  await read(adult(800));
  await read(adult(810));
  expect(await read(adult(800))).toBe('adults 800');
});

it('tries a rendering that failed again after a minute, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { render, read } = priceSite();
  await read(adult(800));
  render.mockRejectedValueOnce(new Error('broken'));
  expect(await read(adult(810))).toBe('adults 800');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await read(adult(810))).toBe('adults 800');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await read(adult(810))).toBe('adults 810');
});

it('fails when the site can be rendered neither with facts nor without', async () => {
  const { render, read } = priceSite();
  render.mockRejectedValue(new Error('broken'));
  await expect(read(adult(800))).rejects.toThrow('broken');
});
