import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ExplainedError } from '@museum/database/explained-error';
import { readIfThere } from '#lib/read-if-there.ts';
import type { Trace, TracedPerson } from './marked-person.ts';

const headSchema = z.object({ format: z.literal('museum-erasures'), key: z.base64url() });
const lineSchema = z.object({
  at: z.iso.datetime().transform((at) => new Date(at)),
  trace: z.enum(['e-mail', 'phone', 'name']),
  /** Of a name; whoever looks for it has to know how many to put together. */
  words: z.number().int().optional(),
  code: z.string(),
});

/** An erasure that a restored database has to go through again. */
export type Erasure = z.output<typeof lineSchema>;

/** All erasures, and by what code a trace stands in them. */
export type ErasureList = {
  erasures: Erasure[];
  codeOf: (person: TracedPerson) => string;
};

/**
 * Where erasures are kept outside of the database, whose backups know nothing of later ones. Codes
 * only, made with a key of the file's own, so that another JWT_SECRET doesn't make it worthless.
 */
export const erasureFile = (dataDir: string) => join(dataDir, 'erasures.jsonl');

/** Adds an erasure, before it is done. */
export function noteErasure(file: string, person: TracedPerson, at: Date): void {
  const { codeOf } = readErasures(file) ?? createList(file);
  const words = person.trace === 'name' ? person.value.split(' ').length : undefined;
  const line = { at: at.toISOString(), trace: person.trace, words, code: codeOf(person) };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/**
 * The list, undefined when there is none.
 * @throws ExplainedError when the file is no such list
 */
export function readErasures(file: string): ErasureList | undefined {
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  try {
    const [head = '', ...lines] = text.trimEnd().split('\n');
    const { key } = headSchema.parse(JSON.parse(head));
    const erasures = lines.map((line) => lineSchema.parse(JSON.parse(line)));
    return { erasures, codeOf: coder(key) };
  } catch (error) {
    throw new ExplainedError(`${file} is no list of erasures, or a damaged one.`, { cause: error });
  }
}

function createList(file: string): ErasureList {
  const key = randomBytes(32).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  const head = JSON.stringify({ format: 'museum-erasures', key });
  writeFileSync(file, `${head}\n`, { mode: 0o600, flag: 'wx' });
  return { erasures: [], codeOf: coder(key) };
}

/** Both orders of a name have one code. */
const coder =
  (key: string) =>
  ({ trace, value }: TracedPerson) =>
    createHmac('sha256', Buffer.from(key, 'base64url'))
      .update(`${trace} ${inOneOrder(trace, value)}`)
      .digest('base64url');

const inOneOrder = (trace: Trace, value: string) =>
  trace === 'name' ? value.split(' ').toSorted().join(' ') : value;
