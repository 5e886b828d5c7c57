import { foldGuideName } from '@museum/shared/guides/guide-schema';
import type { Setting } from '@museum/shared/settings/settings';

import type { Sides } from '#lib/drafts/merge-values.ts';

type Guides = Setting<'guides'>;
type Guide = Guides['guides'][number];

/** A list of guides that stood on `before`, on top of a newer one: each guide is known by the id, not by the place. */
export function mergeGuides({ before, mine, newer }: Sides<Guides>): Guides {
  const find = ({ guides }: Guides, id: Guide['id']) =>
    id === undefined ? undefined : guides.find((guide) => guide.id === id);
  const isChanged = (guide: Guide) => find(before, guide.id)?.name !== guide.name;
  const kept = newer.guides.flatMap((guide) => {
    const own = find(mine, guide.id);
    if (own) return [isChanged(own) ? own : guide];
    return find(before, guide.id) ? [] : [guide];
  });
  const names = new Set(kept.map(({ name }) => foldGuideName(name)));
  // What was typed here stays, unless the newer list has it already.
  const added = mine.guides.filter(
    (guide) => !find(newer, guide.id) && isChanged(guide) && !names.has(foldGuideName(guide.name)),
  );
  return { guides: [...kept, ...added] };
}
