import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import type { VisitGuide } from '@museum/shared/guides/guide-schema';

/** The groups of a week that one guide leads, by day; null for those that nobody leads yet. */
export type GuideLine = { guide: VisitGuide | null; days: SheetGroup[][] };

const lineOf = (guide: VisitGuide | null, days: readonly DaySheet[]): GuideLine => ({
  guide,
  days: days.map(({ groups }) =>
    groups.filter(({ guides }) =>
      guide ? guides.some(({ id }) => id === guide.id) : guides.length === 0,
    ),
  ),
});

/** A week by who leads: first the groups without a guide, then a line for each guide, in the order of the list. */
export function guideLines(days: readonly DaySheet[]): GuideLine[] {
  const guides = new Map(days.flatMap((of) => of.guides.map((guide) => [guide.id, guide])));
  return [lineOf(null, days), ...[...guides.values()].map((guide) => lineOf(guide, days))];
}
