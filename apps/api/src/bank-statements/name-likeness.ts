import { foldSearchText } from '@museum/shared/primitives/search-text';

/** What says nothing about who pays: kinds of schools and firms, and small words. */
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

/** Whether two names may be of the same payer: two telling words in common, or all that one has. */
export function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  return common >= 2 || (common > 0 && common === Math.min(one.size, other.size));
}
