// Part of pnpm test: the documents name only files that exist, and tests that still say what is quoted
// behind their name; a row that claims something names its proof.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = globSync('{README,CONTRIBUTING,docs/**/*}.md', { cwd: ROOT });

/** `[name](/path) "words of it" "and others"` */
const LINK = /\[([^[\]]+)\]\(\/([^)#]+)\)((?:[^|[<]*?"[^"]+")*)/g;
/** `path/from/the/project`, but for what a build makes. */
const PATH =
  /`((?:apps|packages|prisma|scripts|testing|e2e|bench|deploy)\/(?!\S*\/dist)[\w./-]+)`/g;
const TEST_FILE = /\.(test|spec)\.tsx?$/;

const faults = DOCUMENTS.flatMap((document) =>
  read(document)
    .split('\n')
    .flatMap((line) => faultsOf(line).map((fault) => `${document}: ${fault}`)),
);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf(line: string): string[] {
  const links = [...line.matchAll(LINK)].map(([, name = '', path = '', quoted = '']) => ({
    name,
    path,
    words: [...quoted.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
  }));
  const id = /^\| ([V\d.]+) \|/.exec(line)?.[1];
  const claims = id !== undefined && !/\| (exception|not applicable) \|/.test(line);
  const paths = [...line.matchAll(PATH)].map(([, path = '']) => path);
  return [
    ...(claims && links.length === 0 ? [`${id} names no file`] : []),
    ...paths.filter((path) => !exists(path)).map((path) => `${path} does not exist`),
    ...links.flatMap(({ name, path, words }) => {
      if (!exists(path)) return [`${path} does not exist`];
      if (id && !`/${path}`.endsWith(`/${name}`)) return [`${id} calls ${path} ${name}`];
      if (id && TEST_FILE.test(path) && words.length === 0)
        return [`${id} quotes nothing of ${path}`];
      return words
        .filter((fragment) => !read(path).includes(fragment))
        .map((fragment) => `${path} no longer says "${fragment}"`);
    }),
  ];
}

function exists(path: string): boolean {
  return existsSync(join(ROOT, path));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
