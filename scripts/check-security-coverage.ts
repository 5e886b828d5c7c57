// Part of pnpm test: docs/security.md has every requirement of ASVS 5.0 levels 1 and 2 exactly once,
// and names only files that exist and tests that still say so.
import { ASVS_LEVELS } from './asvs-levels.ts';
import { faultsOf, isTestFile, linksIn, readProjectFile } from './coverage-links.ts';

const TABLE = 'docs/security.md';
const HIGHEST_LEVEL = 2;
/** The rows of the OWASP API Top 10. */
const API_RISKS = 10;
const ANSWERS = ['yes', 'exception', 'not applicable'];

const levels = new Map<string, number>(
  Object.entries(ASVS_LEVELS).flatMap(([section, digits]) =>
    [...digits].map((digit, index) => [`V${section}.${index + 1}`, Number(digit)] as const),
  ),
);

const faults: string[] = [];
const answers = new Map<string, string>();
const document = readProjectFile(TABLE);
const [exceptions = ''] = document.split('\n## How');

let risks = 0;
for (const line of document.split('\n')) {
  if (!checkRow(line) && !checkRisk(line)) checkRange(line);
}
if (risks !== API_RISKS) faults.push(`OWASP API Top 10: has ${risks} rows`);
for (const [id, level] of levels) {
  if (level <= HIGHEST_LEVEL && !answers.has(id)) faults.push(`${id}: is missing`);
}
for (const fault of faults) console.log(fault);
const count = (answer: string) => [...answers.values()].filter((a) => a === answer).length;
console.log(ANSWERS.map((answer) => `${answer}: ${count(answer)}`).join(', '));
process.exitCode = faults.length > 0 ? 1 : 0;

/** `| V1.2.3 | 1 | yes | how | proof |` */
function checkRow(line: string): boolean {
  const [, id = '', cells = ''] = /^\| (V\d+\.\d+\.\d+) \|(.+)\|$/.exec(line) ?? [];
  if (!id) return false;
  const [level = '', answer = '', how = '', proof = '', ...more] = cells
    .split(' | ')
    .map((cell) => cell.trim());
  note(id, answer);
  if (level !== String(levels.get(id))) faults.push(`${id}: is not of level ${level}`);
  if (!how || more.length > 0) faults.push(`${id}: is not a row of five columns`);
  if (answer === 'exception' && !exceptions.includes(id)) {
    faults.push(`${id}: has no reason among the exceptions`);
  }
  checkProof(id, answer, proof);
  return true;
}

/** `| API1 object access | here | proof |` */
function checkRisk(line: string): boolean {
  const [, id = '', proof = ''] = /^\| (API\d+) [^|]+ \| [^|]+ \| (.+) \|$/.exec(line) ?? [];
  if (!id) return false;
  risks += 1;
  if (id !== `API${risks}`) faults.push(`${id}: should be API${risks}`);
  checkProof(id, 'yes', proof);
  return true;
}

/** `Not applicable: V10.1.1–V10.7.3. …` stands for all of them up to level 2. */
function checkRange(line: string): void {
  const [, first = '', last = ''] =
    /^Not applicable: (V[\d.]+\d)(?:–(V[\d.]+\d))?\. \S/.exec(line) ?? [];
  if (!first) return;
  const ids = [...levels.keys()];
  const from = ids.indexOf(first);
  const to = ids.indexOf(last || first);
  if (from < 0 || to < from) faults.push(`${first}–${last}: is no range`);
  for (const id of ids.slice(from, to + 1)) {
    if (levels.get(id)! <= HIGHEST_LEVEL) note(id, 'not applicable');
  }
}

function note(id: string, answer: string): void {
  if ((levels.get(id) ?? Infinity) > HIGHEST_LEVEL) faults.push(`${id}: is not of level 1 or 2`);
  if (answers.has(id)) faults.push(`${id}: stands there twice`);
  if (!ANSWERS.includes(answer)) faults.push(`${id}: "${answer}" is no answer`);
  answers.set(id, answer);
}

/** What is met has a proof; a test is named with words of it. */
function checkProof(id: string, answer: string, cell: string): void {
  const links = cell === '—' ? [] : linksIn(cell);
  if (answer === 'yes' && links.length === 0) faults.push(`${id}: has no proof`);
  for (const link of links) {
    if (isTestFile(link.path) && link.words.length === 0) {
      faults.push(`${id}: says nothing about ${link.path}`);
    }
    faults.push(...faultsOf(link).map((fault) => `${id}: ${fault}`));
  }
}
