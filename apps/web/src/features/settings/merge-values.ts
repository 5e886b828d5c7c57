type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const sameKeys = (...[first, ...others]: Tree[]) =>
  others.every((other) => Object.keys(other).join() === Object.keys(first ?? {}).join());

/** Values of a form that stood on `before`, on top of `newer` ones: what was changed in them stays. */
export function mergeValues<Values>({
  before,
  mine,
  newer,
}: Record<'before' | 'mine' | 'newer', Values>): Values {
  if (!isTree(before) || !isTree(mine) || !isTree(newer) || !sameKeys(before, mine, newer))
    return JSON.stringify(before) === JSON.stringify(mine) ? newer : mine;
  const merged = Object.entries(before).map(([key, value]) => [
    key,
    mergeValues({ before: value, mine: (mine as Tree)[key], newer: (newer as Tree)[key] }),
  ]);
  const values: unknown = Array.isArray(before)
    ? merged.map(([, value]) => value)
    : Object.fromEntries(merged);
  return values as Values;
}
