import type { Erasure, ErasureList } from './erasure-list.ts';
import { markPerson, type TracedPerson } from './marked-person.ts';
import { erasePersonalData } from './personal-data-store.ts';
import { tracesIn } from './traces-in-text.ts';
import { allVisitorTexts } from './occurrence-store.ts';

/**
 * Erases once more whoever was erased after a backup was made: a restored database holds them again.
 * What was stored after somebody's erasure stays. Answers how many of the erasures that concerns: a name
 * may be found in several spellings.
 */
export async function replayErasures(list: ErasureList, secret: string): Promise<number> {
  const found = await findErased(list);
  for (const { person, erasure } of found) {
    await erasePersonalData(markPerson(secret, person), erasure.at);
  }
  return new Set(found.map(({ erasure }) => erasure)).size;
}

/** The list holds codes: everything in the database that may be a trace is looked up in it. */
async function findErased({ erasures, codeOf }: ErasureList) {
  const latest = new Map<string, Erasure>();
  for (const erasure of erasures) {
    const known = latest.get(erasure.code);
    if (!known || known.at < erasure.at) latest.set(erasure.code, erasure);
  }
  const lengths = new Set(erasures.flatMap(({ words }) => words ?? []));
  const found = new Map<string, { person: TracedPerson; erasure: Erasure }>();
  for await (const text of allVisitorTexts()) {
    for (const person of tracesIn(text, lengths)) {
      const erasure = latest.get(codeOf(person));
      if (erasure) found.set(`${person.trace} ${person.value}`, { person, erasure });
    }
  }
  return [...found.values()];
}
