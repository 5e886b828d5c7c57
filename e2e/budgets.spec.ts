import { expect, test } from '@playwright/test';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The site as the server of these tests has built it. */
const DIST = join(import.meta.dirname, '../apps/web/dist');
const KB = 1000;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const manifest = () =>
  JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** As the server sends it. */
const brotliSize = (file: string) => readFileSync(join(DIST, `${file}.br`)).length;

/** A file of the build and all that it needs before it can run. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name);
    for (const needed of manifest()[name]?.imports ?? []) withImports(needed, seen);
  }
  return seen;
}

const weigh = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => {
    const file = manifest()[name]?.file ?? '';
    // The smallest files are sent as they are.
    const isPacked = existsSync(join(DIST, `${file}.br`));
    return sum + (isPacked ? brotliSize(file) : readFileSync(join(DIST, file)).length);
  }, 0);

const entry = () => new Set([...withImports('index.html'), ...withImports('src/main.tsx')]);
const beyondEntry = (name: string) => [...withImports(name)].filter((part) => !entry().has(part));

/** Pages made by hand, and the files of content that a template draws. */
const pages = () =>
  Object.keys(manifest()).filter((name) => /^src\/(?:pages|content)\/.*\.tsx?$/.test(name));

const templates = () =>
  Object.keys(manifest()).filter((name) => /\/template\/.*-template\.tsx$/.test(name));

/** What a page makes its visitor fetch beside the entry; content comes with the largest template. */
const weightOf = (page: string) =>
  Math.max(
    ...(page.startsWith('src/content/') ? templates() : [page]).map((template) =>
      weigh(new Set([...beyondEntry(page), ...beyondEntry(template)])),
    ),
  );

test('React, router, queries and layout weigh at most 130 kB', () => {
  expect(weigh(entry())).toBeLessThanOrEqual(130 * KB);
});

test('each further public page weighs at most 25 kB', () => {
  expect(pages().length).toBeGreaterThan(25);
  const heavy = pages()
    .map((name) => [name, weightOf(name)] as const)
    .filter(([, size]) => size > 25 * KB);
  expect(heavy).toEqual([]);
});

test('the home page loads no form, no date picker, no admin code', () => {
  const parts = beyondEntry('src/pages/home-page.tsx');
  const code = parts.map((name) => readFileSync(join(DIST, manifest()[name]?.file ?? ''), 'utf8'));
  for (const words of ['MuiTextField', 'MuiPickers', 'MuiTable', 'shouldFocusError'])
    expect(code.filter((text) => text.includes(words))).toEqual([]);
});

test('the fonts of Serbian text weigh at most 50 kB', () => {
  const fonts = globSync('assets/{bitter,manrope}-serbian-*.woff2', { cwd: DIST });
  expect(fonts).toHaveLength(4);
  const size = fonts.reduce((sum, file) => sum + readFileSync(join(DIST, file)).length, 0);
  expect(size).toBeLessThanOrEqual(50 * KB);
});

test('no hero weighs more than 20 kB', () => {
  const heroes = globSync('art/*/*-{wide,tall}.svg', { cwd: DIST });
  expect(heroes.length).toBeGreaterThan(30);
  expect(heroes.filter((file) => brotliSize(file) > 20 * KB)).toEqual([]);
});
