import type { Group } from '#capacity/load.ts';
import { type Span, staysMeet } from '#capacity/quarters.ts';
import type { Zones } from '#capacity/zones.ts';
import type { GuideOfDay, VisitElsewhere, VisitGuide } from './guide-schema.ts';

/** A visit as far as somebody has to be with the group; times as HH:mm, null where it doesn't go. */
export type LedVisit = Pick<Group, 'visitTime' | 'memorialHouseTime' | 'lunchTime' | 'portions'> & {
  readonly id: number;
};

/** When a guide is with a group: in the centre and in the memorial house, for as long as staff have set; the group eats alone. */
export function ledSpans(visit: Omit<LedVisit, 'id'>, { centre, memorialHouse }: Zones): Span[] {
  const { visitTime, memorialHouseTime, lunchTime, portions } = visit;
  const hasLunch = lunchTime !== null && portions > 0;
  const inCentre = {
    time: visitTime,
    minutes: hasLunch ? centre.stayMinutesWithLunch : centre.stayMinutes,
  };
  return memorialHouseTime === null
    ? [inCentre]
    : [inCentre, { time: memorialHouseTime, minutes: memorialHouse.stayMinutes }];
}

/** The other visits of the same day that nobody who leads one can lead, too. */
export const visitsAtOnce = <Visit extends LedVisit>(
  visit: LedVisit,
  ofDay: readonly Visit[],
  zones: Zones,
): Visit[] =>
  ofDay.filter(
    (other) =>
      other.id !== visit.id &&
      ledSpans(visit, zones).some((one) =>
        ledSpans(other, zones).some((another) => staysMeet(one, another)),
      ),
  );

/** A visit of a day with who leads it. */
export type GuidedVisit = LedVisit &
  Omit<VisitElsewhere, 'visitTime'> & { guides: readonly VisitGuide[] };

/** A guide with the other visits of the day that they lead while this one is under way. */
export const withElsewhere = <Guide extends VisitGuide>(
  guide: Guide,
  visit: LedVisit,
  { visits, zones }: { visits: readonly GuidedVisit[]; zones: Zones },
): Guide & GuideOfDay => ({
  ...guide,
  elsewhere: visitsAtOnce(visit, visits, zones)
    .filter(({ guides }) => guides.some(({ id }) => id === guide.id))
    .map(({ id, normalizedId, requester, visitTime }) => ({
      id,
      normalizedId,
      requester,
      visitTime,
    })),
});
