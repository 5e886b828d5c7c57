type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

/** The values that a form stood on, those that it holds, and newer ones to stand on. */
export type Sides<Values> = Record<'before' | 'mine' | 'newer', Values>;

/**
 * Newer values with what was changed in a form on top, field by field. A list of another length is
 * kept or taken as a whole; a field that isn't on all sides is as in the newer values.
 */
export function mergeValues<Values>({ before, mine, newer }: Sides<Values>): Values {
  const lengths = new Set([before, mine, newer].map(lengthOf));
  if (!isTree(before) || !isTree(mine) || !isTree(newer) || lengths.size > 1)
    return JSON.stringify(before) === JSON.stringify(mine) ? newer : mine;
  const merged = Object.entries(newer as Tree).map(([key, value]) => [
    key,
    key in before && key in mine
      ? mergeValues({ before: (before as Tree)[key], mine: (mine as Tree)[key], newer: value })
      : value,
  ]);
  const values: unknown = Array.isArray(newer)
    ? merged.map(([, value]) => value)
    : Object.fromEntries(merged);
  return values as Values;
}
