import { mergeValues, type Sides } from '#lib/drafts/merge-values.ts';
import { datesOf, type HoursValues, type SeasonValues } from './hours-values.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Hours that stood on `before`, on top of newer ones: a season is known by its dates, not by its place. */
export function mergeHours({ before, mine, newer }: Sides<HoursValues>): HoursValues {
  const withDatesOf = ({ seasons }: HoursValues, season: SeasonValues) =>
    seasons.find((one) => datesOf(one) === datesOf(season));
  /** The same season in another state of this form, where its dates may have been changed. */
  const ownIn = (side: HoursValues, season: SeasonValues) =>
    season.key === undefined
      ? withDatesOf(side, season)
      : side.seasons.find(({ key }) => key === season.key);

  const kept = newer.seasons.flatMap((season) => {
    const was = withDatesOf(before, season);
    const own = was ? ownIn(mine, was) : withDatesOf(mine, season);
    if (!own) return was ? [] : [season];
    return [mergeValues({ before: was ?? season, mine: own, newer: season })];
  });
  const added = mine.seasons.filter((season) => {
    const was = ownIn(before, season);
    return !withDatesOf(newer, was ?? season) && !isSame(was, season);
  });
  return { seasons: [...kept, ...added] };
}
