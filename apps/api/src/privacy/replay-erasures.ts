import { databasePool } from '#lib/prisma.ts';
import type { Erasure, ErasureList } from './erasure-list.ts';
import { markPerson, type TracedPerson } from './marked-person.ts';
import { textsOf } from './occurrence-store.ts';
import { erasePersonalData } from './personal-data-store.ts';
import { tracesIn } from './traces-in-text.ts';

/** The tables in which visitors are named; mails about requests say nothing that those don't. */
const SOURCES = [
  { table: 'visit_request' },
  { table: 'dinner_request' },
  { table: 'contact_message' },
  { table: 'mail', where: '"visitRequestId" IS NULL' },
  { table: 'audit_entry' },
] as const;

/** So many rows' texts are looked through at once. */
const BATCH = 1_000;

/**
 * Erases once more whoever was erased after a backup was made: a restored database holds them again.
 * What was stored after somebody's erasure stays. Answers how many persons were found.
 */
export async function replayErasures(list: ErasureList, secret: string): Promise<number> {
  const found = await findErased(list);
  for (const { person, at } of found) await erasePersonalData(markPerson(secret, person), at);
  return found.length;
}

/** The list holds codes: everything in the database that may be a trace is looked up in it. */
async function findErased({ erasures, codeOf }: ErasureList) {
  const latest = new Map<string, Erasure>();
  for (const erasure of erasures) {
    const known = latest.get(erasure.code);
    if (!known || known.at < erasure.at) latest.set(erasure.code, erasure);
  }
  const lengths = new Set(erasures.flatMap(({ words }) => words ?? []));
  const found = new Map<string, { person: TracedPerson; at: Date }>();
  for await (const text of allTexts()) {
    for (const person of tracesIn(text, lengths)) {
      const erasure = latest.get(codeOf(person));
      if (erasure) found.set(`${person.trace} ${person.value}`, { person, at: erasure.at });
    }
  }
  return [...found.values()];
}

async function* allTexts(): AsyncGenerator<string> {
  for (const source of SOURCES) {
    const { table } = source;
    const where = 'where' in source ? source.where : 'true';
    let last: string | null = null;
    for (;;) {
      const { rows }: { rows: { id: string; texts: string }[] } = await databasePool.query(
        `SELECT id::text AS id, ${textsOf(table)} AS texts FROM ${table}
         WHERE ${where} AND ($1::text IS NULL OR id > $1::${table === 'mail' ? 'uuid' : 'integer'})
         ORDER BY ${table}.id LIMIT ${BATCH}`,
        [last],
      );
      for (const { texts } of rows) yield texts;
      if (rows.length < BATCH) break;
      last = rows.at(-1)!.id;
    }
  }
}
