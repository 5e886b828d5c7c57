import type { GroupAvailability } from '@museum/shared/capacity/availability-schema';
import { needsOtherDay } from '@museum/shared/capacity/time-hint';
import { isVeryLargeGroup } from '@museum/shared/capacity/visit-hints';
import { firstOfMonth, isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { isCount } from '@museum/shared/primitives/count';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState } from 'react';

import { useToday } from '#lib/time/new-day.ts';
import { useSettled } from '#lib/use-settled.ts';
import type { AskedDay } from './availability-api.ts';
import { dayQuery, daysQuery, otherDaysQuery } from './availability-queries.ts';

/** The key of the request that is being changed: its own group takes no places from it. */
export const ChangedRequest = createContext('');

/** Nobody is asked while somebody types. */
const TYPING_PAUSE_MS = 350;

/** A group as it is typed: a number that is none yet counts as unknown. */
export type TypedGroup = { visitors: number; followers: number; portions: number };

const knownGroup = ({ visitors, followers, portions }: TypedGroup) => ({
  visitorAmount: isCount(visitors, 1) ? visitors : undefined,
  numberOfFollowers: isCount(followers, 0) ? followers : 0,
  portions: isCount(portions, 0) ? portions : 0,
});

/** How many come; undefined while the visitors aren't typed, when days are told for a usual group. */
export function personsOf(group: TypedGroup): number | undefined {
  const { visitorAmount, numberOfFollowers } = knownGroup(group);
  return visitorAmount === undefined ? undefined : visitorAmount + numberOfFollowers;
}

type Answer = Pick<UseQueryResult, 'isError' | 'isSuccess' | 'isPlaceholderData'>;

const isSettled = ({ isError, isSuccess, isPlaceholderData }: Answer) =>
  isError || (isSuccess && !isPlaceholderData);

type Standing = { today: string; day: GroupAvailability | undefined; requestKey: string };

/** Days for the group that asked, once it is known to need another one than its own. */
function useOtherDays(asked: AskedDay, { today, day, requestKey }: Standing) {
  const isNeeded = day !== undefined && needsOtherDay(day);
  const days = useQuery({ ...otherDaysQuery(asked, today, requestKey), enabled: isNeeded });
  return isNeeded ? (days.data ?? []) : [];
}

type TypedDay = { date: string; group: TypedGroup };

/** A day YYYY-MM-DD from today on for a group, once nobody types any more; what isn't known is undefined. */
function useGroupDay({ date, group }: TypedDay) {
  const today = useToday();
  const requestKey = useContext(ChangedRequest);
  const isDay = isCalendarDate(date) && date >= today;
  const { visitorAmount, numberOfFollowers, portions } = knownGroup(group);
  const known = useMemo(
    () => ({ date, visitorAmount, numberOfFollowers, portions }),
    [date, visitorAmount, numberOfFollowers, portions],
  );
  const asked = useSettled(known, TYPING_PAUSE_MS);
  const isAsked = isDay && asked.date === date;
  const query = useQuery({ ...dayQuery(asked, requestKey), enabled: isAsked });
  const day = query.data?.date === date ? query.data : undefined;
  return { today, asked, query, isDay, isAsked, day };
}

/** A day for a group, and nothing around it. */
export const useDayFor = (typed: TypedDay) => useGroupDay(typed).day;

/**
 * How full the house is around a day, and on it for a group. What isn't known, or can't be asked
 * for, is undefined: nothing waits for it.
 */
export function useAvailability(typed: TypedDay) {
  const requestKey = useContext(ChangedRequest);
  const { today, asked, query, isDay, isAsked, day } = useGroupDay(typed);
  const own = firstOfMonth(isDay ? typed.date : today);
  const [turned, setTurned] = useState<{ from: string; to: string }>();
  const shown = turned?.from === own ? turned.to : own;
  const days = useQuery(daysQuery(useSettled(shown, TYPING_PAUSE_MS), requestKey));
  const others = useOtherDays(asked, {
    today,
    requestKey,
    day: isAsked ? query.data : undefined,
  });
  const levels = useMemo(
    () => new Map(days.data?.map((one) => [one.date, one.level])),
    [days.data],
  );
  const isVeryLarge = query.data?.isVeryLarge ?? isVeryLargeGroup(personsOf(typed.group) ?? 0);
  return {
    /** YYYY-MM-DD. */
    today,
    levels,
    /** Where this very group could go instead. */
    days: others,
    day,
    isVeryLarge,
    /** The group need not be divided, and no answer is under way that could say otherwise. */
    isSmall: !isVeryLarge && (!isDay || isSettled(query)),
    isFailed: days.isError || query.isError,
    /** The calendar turns to another month. */
    turnTo: (firstDay: string) => {
      setTurned({ from: own, to: firstDay });
    },
  };
}

export type Availability = ReturnType<typeof useAvailability>;
