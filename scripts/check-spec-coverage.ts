// Part of pnpm test: docs/spec-coverage.md names only files that exist and tests that still say so.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TABLE = 'docs/spec-coverage.md';
const TEST_FILE = /\.(test|spec)\.tsx?$/;

type Link = { path: string; words: string[] };

const faults: string[] = [];
const numbers = new Map<string, number>();
let statements = 0;
let unproven = 0;

for (const line of readFileSync(join(ROOT, TABLE), 'utf8').split('\n')) {
  const row = /^\| (\d+)\.(\d+) \|(.+)\|$/.exec(line);
  if (!row) continue;
  const [, section = '', number = '', cells = ''] = row;
  const name = `${section}.${number}`;
  const [statement = '', where = '', test = '', ...more] = cells.split(' | ').map((c) => c.trim());
  const expected = (numbers.get(section) ?? 0) + 1;
  numbers.set(section, expected);
  statements += 1;
  if (Number(number) !== expected) faults.push(`${name}: should be ${section}.${expected}`);
  if (!statement || more.length > 0) faults.push(`${name}: is not a row of four columns`);
  checkWhere(name, linksIn(where));
  if (test === '—') unproven += 1;
  else checkTests(name, linksIn(test));
}

if (statements === 0) faults.push(`${TABLE} has no rows`);
for (const fault of faults) console.log(fault);
console.log(`${statements} statements, ${unproven} of them without a test`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The links of a cell, each with the quoted words behind it; what is no link is taken for a path. */
function linksIn(cell: string): Link[] {
  const parts = cell.split('<br>').filter((part) => part !== '');
  return parts.map((part) => {
    const [, path = part, rest = ''] = /^\[[^\]]+\]\(\/([^)]+)\)(.*)$/.exec(part) ?? [];
    return { path, words: [...rest.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words) };
  });
}

function checkWhere(name: string, links: Link[]): void {
  if (links.length === 0) faults.push(`${name}: names no file that carries it out`);
  for (const { path } of links) {
    if (!existsSync(join(ROOT, path))) faults.push(`${name}: ${path} does not exist`);
  }
}

function checkTests(name: string, links: Link[]): void {
  if (links.length === 0) faults.push(`${name}: names no test`);
  for (const { path, words } of links) {
    if (!TEST_FILE.test(path)) faults.push(`${name}: ${path} is no test`);
    else if (!existsSync(join(ROOT, path))) faults.push(`${name}: ${path} does not exist`);
    else if (words.length === 0) faults.push(`${name}: says nothing about ${path}`);
    else checkWords(name, path, words);
  }
}

function checkWords(name: string, path: string, words: string[]): void {
  const source = readFileSync(join(ROOT, path), 'utf8');
  for (const fragment of words) {
    if (!source.includes(fragment)) faults.push(`${name}: ${path} no longer says "${fragment}"`);
  }
}
