import { daysOf } from '@museum/shared/capacity/availability-schema';
import { weekOf } from '@museum/shared/primitives/calendar-date';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

type DayQuery<Day, Key extends readonly unknown[]> = UseQueryOptions<Day, Error, Day, Key>;

/**
 * The answers about the days of a week, Monday first, shown anew only when all have been read, so
 * that what moved from one day to another doesn't vanish meanwhile. `date` is a day of it, YYYY-MM-DD.
 */
export function useWeek<Day, Key extends readonly unknown[]>(
  date: string,
  queryOf: (date: string) => DayQuery<Day, Key>,
) {
  const { days, isFetching, ...rest } = useQueries({
    queries: daysOf(weekOf(date)).map(queryOf),
    combine: (results) => ({
      days: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data }) => (data === undefined ? [] : [data]))
        : undefined,
      isFetching: results.some((result) => result.isFetching),
      error: results.find(({ error }) => error)?.error,
      dataUpdatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      refetch: () => results.map(({ refetch }) => void refetch()),
    }),
  });
  const [shown, setShown] = useState(days);
  if (days !== shown && (!isFetching || shown === undefined)) setShown(days);
  return { ...rest, data: shown };
}
