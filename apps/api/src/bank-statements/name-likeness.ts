import { foldSearchText } from '@museum/shared/primitives/search-text';

/** Words that don't tell who pays: kinds of schools and firms, and small words. */
const SAYING_NOTHING = new Set(
  [
    'osnovna skola os srednja predskolska ustanova decji vrtic dom porodica turisticka agencija',
    'doo ad szr str pr jp opstina grad gradska uprava budzet racun republika srbija',
    'za iz sa kod pri',
  ]
    .join(' ')
    .split(' '),
);

const SHORTEST = 3;

/** The words of a name that tell it from others, folded as search folds. */
export const tellingWords = (name: string): Set<string> =>
  new Set(
    foldSearchText(name)
      .split(/[^a-z0-9]+/)
      .filter(
        (word) => word.length >= SHORTEST && !SAYING_NOTHING.has(word) && !/^\d+$/.test(word),
      ),
  );

/**
 * A search among named things for the first that may be of the same payer: it shares two telling
 * words, or the only one that either has. Each pair of words is looked for once, so that thousands of
 * names among thousands of things take little time.
 */
export function nameSearch<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => ReadonlySet<string>,
): (words: ReadonlySet<string>) => Thing | undefined {
  const { withWord, withOnly } = thingsByWord(things, wordsOf);
  const countOf = (word: string) => withWord.get(word)?.length ?? 0;
  const found = new Map<string, Thing | undefined>();
  const withBoth = (one: string, other: string) => {
    const pair = [one, other].toSorted().join(' ');
    if (!found.has(pair)) {
      const [rare, frequent] = [one, other].toSorted((a, b) => countOf(a) - countOf(b));
      found.set(
        pair,
        withWord.get(rare!)!.find((thing) => wordsOf(thing).has(frequent!)),
      );
    }
    return found.get(pair);
  };
  return (words) => {
    // The rarest first: a town tells more of two schools of one name than the name.
    const known = [...words]
      .filter((word) => withWord.has(word))
      .toSorted((one, other) => countOf(one) - countOf(other));
    if (words.size === 1) return known.flatMap((word) => withWord.get(word)!.slice(0, 1))[0];
    for (const [index, word] of known.entries()) {
      const thing =
        withOnly.get(word) ??
        known
          .slice(0, index)
          .map((other) => withBoth(other, word))
          .find((one) => one !== undefined);
      if (thing !== undefined) return thing;
    }
    return undefined;
  };
}

/** By word: the things that have it, and the first thing that has no other. */
function thingsByWord<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => ReadonlySet<string>,
) {
  const withWord = new Map<string, Thing[]>();
  const withOnly = new Map<string, Thing>();
  for (const thing of things) {
    const words = [...wordsOf(thing)];
    for (const word of words) {
      const others = withWord.get(word);
      if (others) others.push(thing);
      else withWord.set(word, [thing]);
    }
    const [only] = words;
    if (words.length === 1 && only && !withOnly.has(only)) withOnly.set(only, thing);
  }
  return { withWord, withOnly };
}
