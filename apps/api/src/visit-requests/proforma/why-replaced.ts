import { formatDay } from '@museum/shared/primitives/calendar-date';
import { formatPara } from '@museum/shared/primitives/money';
import type { ProformaContent, ProformaDraft } from './proforma-content.ts';
import type { FrozenProforma } from './proforma-store.ts';

const visitorsOf = ({ lines }: ProformaContent) => lines[0]?.quantity ?? 0;

const portionsOf = ({ lines }: ProformaContent) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const COUNTS = {
  visit: { what: 'promena broja posetilaca', of: visitorsOf },
  meal: { what: 'promena broja porcija', of: portionsOf },
} as const;

/** What is different in the predračun that replaces another, as its storno says it. */
export function whyReplaced(old: FrozenProforma, draft: ProformaDraft): string {
  const [before, after] = [old.content, draft.content];
  const count = COUNTS[draft.kind];
  const changes = [
    ['promena datuma posete', formatDay(before.visitDate), formatDay(after.visitDate)],
    [count.what, String(count.of(before)), String(count.of(after))],
    ['promena iznosa', formatPara(old.total), formatPara(draft.total)],
  ] as const;
  const [first] = changes.filter(([, from, to]) => from !== to);
  return first ? `${first[0]}, ${first[1]} → ${first[2]}` : 'izmena podataka na predračunu';
}
