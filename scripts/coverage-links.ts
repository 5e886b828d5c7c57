import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** A file that a table names, with the words of it that are quoted behind the name. */
export type Link = { path: string; words: string[] };

/** The text of one of the project's files. */
export const readProjectFile = (path: string) => readFileSync(join(ROOT, path), 'utf8');

export const isTestFile = (path: string) => TEST_FILE.test(path);

/** The links of a cell, each with the quoted words behind it; what is no link is taken for a path. */
export function linksIn(cell: string): Link[] {
  const parts = cell.split('<br>').filter((part) => part !== '');
  return parts.map((part) => {
    const [, path = part, rest = ''] = /^\[[^\]]+\]\(\/([^)]+)\)(.*)$/.exec(part) ?? [];
    return { path, words: [...rest.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words) };
  });
}

/** What is wrong with a link: no such file, words that it no longer says. */
export function faultsOf({ path, words }: Link): string[] {
  if (!existsSync(join(ROOT, path))) return [`${path} does not exist`];
  const source = words.length > 0 ? readProjectFile(path) : '';
  return words
    .filter((fragment) => !source.includes(fragment))
    .map((fragment) => `${path} no longer says "${fragment}"`);
}
