import { formatDay } from '@museum/shared/primitives/calendar-date';
import { VISIT_STATUS_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';

/** What a filter lets through, as a Serbian sentence for the head of a workbook. */
export const filterInWords = (filter: VisitRequestFilter) => {
  const parts = [
    filter.search && `pretraga „${filter.search}“`,
    filter.normalizedId && `ID sadrži „${filter.normalizedId}“`,
    filter.viewed !== undefined && (filter.viewed ? 'pregledani' : 'nepregledani'),
    filter.status && `status ${VISIT_STATUS_LABELS[filter.status]}`,
    filter.dinnerOnly && 'samo sa obrokom',
    filter.visitDate && `datum posete ${formatDay(filter.visitDate)}`,
    filter.email && `e-mail sadrži „${filter.email}“`,
    filter.phone && `telefon sadrži „${filter.phone}“`,
  ].filter(Boolean);
  return parts.length > 0 ? `Filter: ${parts.join('; ')}` : 'Svi zahtevi';
};
