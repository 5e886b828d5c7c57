import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { inGroups } from '@museum/shared/primitives/words';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import { AppError } from '#lib/http/app-error.ts';
import { areMoreThan } from '#visit-requests/list/visit-request-export-store.ts';

/** A workbook of many requests: its file's name, what it takes in, and how much of it. */
type ListExport = {
  name: string;
  /** The kitchen gets only requests with a lunch. */
  withDinnerOnly: boolean;
  /** The most rows: Excel opens so many, and a slow machine writes them within the time-out. */
  limit: number;
};

export const LIST_EXPORTS = {
  visitRequests: { name: 'zahtevi-za-posete', withDinnerOnly: false, limit: 500_000 },
  announcement: { name: 'najava-obroka', withDinnerOnly: true, limit: 20_000 },
} as const satisfies Record<string, ListExport>;

/** The requests that a workbook takes in: those of the filter, as far as they concern it. */
export const exportedFilter = (
  filter: VisitRequestFilter,
  { withDinnerOnly }: ListExport,
): VisitRequestFilter => (withDinnerOnly ? { ...filter, dinnerOnly: true } : filter);

/**
 * Refuses what no workbook could hold, before anything is written.
 * @throws AppError VALIDATION_ERROR
 */
export const checkExportSize = async (filter: VisitRequestFilter, list: ListExport) => {
  if (!(await areMoreThan(list.limit, exportedFilter(filter, list)))) return;
  throw new AppError('VALIDATION_ERROR', {
    message: `Ovaj filter obuhvata više od ${inGroups(list.limit)} zahteva, koliko može da stane u jedan Excel fajl. Suzite opseg datuma posete.`,
  });
};

/** The name of a workbook's file: with the day or days that are filtered, else with today. */
export const exportFileName = (filter: VisitRequestFilter, { name }: ListExport, now: Date) => {
  const { visitDate, visitDateFrom: from, visitDateTo: to } = filter;
  const day = visitDate ?? (from === to ? from : undefined);
  const range = [from && `od-${from}`, to && `do-${to}`].filter(Boolean).join('-');
  return `${name}-${(day ?? range) || dayInBelgrade(now)}.xlsx`;
};
