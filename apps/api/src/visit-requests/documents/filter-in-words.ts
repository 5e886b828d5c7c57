import { formatDay } from '@museum/shared/primitives/calendar-date';
import { inGroups } from '@museum/shared/primitives/words';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { VISIT_STATUS_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';

/**
 * What a filter lets through, in Serbian for the head of a workbook; with the number of the newest
 * requests that it looked through, where there are older ones.
 */
export const filterInWords = (filter: VisitRequestFilter, lookedThrough?: number) =>
  [conditionsInWords(filter), lookedThrough && newestOnly(lookedThrough)]
    .filter(Boolean)
    .join('. ');

const newestOnly = (lookedThrough: number) =>
  `Ovako kratak tekst traži se samo u ${inGroups(lookedThrough)} najnovijih zahteva, pa starijih ovde nema.`;

const conditionsInWords = (filter: VisitRequestFilter) => {
  const parts = [
    filter.search && `pretraga „${filter.search}“`,
    filter.normalizedId && `ID sadrži „${filter.normalizedId}“`,
    filter.viewed !== undefined && (filter.viewed ? 'pregledani' : 'nepregledani'),
    filter.status && `status ${VISIT_STATUS_LABELS[filter.status]}`,
    filter.stage && `stanje ${STAGE_LABELS[filter.stage]}`,
    filter.shortNotice && 'kratak rok',
    filter.dinnerOnly && 'samo sa ručkom',
    ...paymentInWords(filter),
    filter.visitDate && `datum posete ${formatDay(filter.visitDate)}`,
    rangeInWords(filter),
    filter.email && `e-mail sadrži „${filter.email}“`,
    filter.phone && `telefon sadrži „${filter.phone}“`,
  ].filter(Boolean);
  return parts.length > 0 ? `Filter: ${parts.join('; ')}` : 'Svi zahtevi';
};

const paymentInWords = ({ unpaid, proofSent, overpaid, dueTo }: VisitRequestFilter) => [
  unpaid && 'nije plaćeno',
  proofSent && 'dokaz o uplati poslat',
  overpaid && 'više plaćeno',
  dueTo && `rok za uplatu do ${formatDay(dueTo)}`,
];

const rangeInWords = ({ visitDateFrom: from, visitDateTo: to }: VisitRequestFilter) => {
  if (from === undefined && to === undefined) return undefined;
  if (from === to) return `datum posete ${formatDay(from ?? '')}`;
  return ['datum posete', from && `od ${formatDay(from)}`, to && `do ${formatDay(to)}`]
    .filter(Boolean)
    .join(' ');
};
