// Part of pnpm test: docs/spec-coverage.md names only files that exist and tests that still say so.
import { faultsOf, isTestFile, linksIn, readProjectFile } from './coverage-links.ts';

const TABLE = 'docs/spec-coverage.md';

const faults: string[] = [];
const numbers = new Map<string, number>();
let statements = 0;
let unproven = 0;

for (const line of readProjectFile(TABLE).split('\n')) {
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
  checkWhere(name, where);
  if (test === '—') unproven += 1;
  else checkTests(name, test);
}

if (statements === 0) faults.push(`${TABLE} has no rows`);
for (const fault of faults) console.log(fault);
console.log(`${statements} statements, ${unproven} of them without a test`);
process.exitCode = faults.length > 0 ? 1 : 0;

function checkWhere(name: string, cell: string): void {
  const links = linksIn(cell);
  if (links.length === 0) faults.push(`${name}: names no file that carries it out`);
  for (const { path } of links) note(name, faultsOf({ path, words: [] }));
}

function checkTests(name: string, cell: string): void {
  const links = linksIn(cell);
  if (links.length === 0) faults.push(`${name}: names no test`);
  for (const link of links) {
    if (!isTestFile(link.path)) note(name, [`${link.path} is no test`]);
    else if (link.words.length === 0) note(name, [`says nothing about ${link.path}`]);
    else note(name, faultsOf(link));
  }
}

function note(name: string, found: string[]): void {
  faults.push(...found.map((fault) => `${name}: ${fault}`));
}
