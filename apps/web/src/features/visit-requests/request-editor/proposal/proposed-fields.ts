import { portionCount } from '@museum/shared/meals/meal-choices';
import type { Para } from '@museum/shared/primitives/money';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { asWanted } from '@museum/shared/visit-requests/as-wanted';
import type {
  VisitRequest,
  WantedVisit,
} from '@museum/shared/visit-requests/visit-request-response';

import {
  changedPaths,
  flatten,
  isOfDinner,
  toDinnerValues,
  toEditorValues,
} from '#features/visit-requests/request-editor/editor-values.ts';
import { fieldLabel, fieldText } from '#features/visit-requests/request-editor/field-words.ts';

/** What a proposed value changes: where the group would be, or what it would pay. */
export type Effect = {
  /** The zone whose room depends on it. */
  zone?: 'centre' | 'memorialHouse' | 'restaurant';
  /** What the price changes by; missing where the price doesn't depend on it. */
  price?: { of: 'ulaznice' | 'obroci'; change: Para };
};

export type ProposedField = { field: string; label: string; now: string; wanted: string } & Effect;

/** When the group comes, and how many: what the room in the centre depends on, the first one first. */
const CENTRE = ['visitTime', 'visitDate', 'visitorAmount', 'numberOfFollowers'];

const MEMORIAL_HOUSE = ['homeExhibitionVisitTime', 'isRequestingVisitHomeExhibition'];

/** What a ticket depends on. */
const PRICED = [
  'visitorAmount',
  'numberOfFollowers',
  'visitorGroupAgeType',
  'isRequestingAdditionalContent',
  'isRequestingVisitHomeExhibition',
];

/** When a group eats, and how many portions. */
const lunchText = ({ dinnerRequest }: VisitRequest) =>
  dinnerRequest ? `${dinnerRequest.timeOfDinner} · ${portionCount(dinnerRequest)}` : 'Ne';

/** What the requester wishes otherwise, field by field; a new or dropped lunch is one of them. */
export function proposedFields(request: VisitRequest, wanted: WantedVisit): ProposedField[] {
  const after = asWanted(request, wanted);
  return [...visitFields(request, after, wanted), ...lunchFields(request, after)];
}

function visitFields(before: VisitRequest, after: VisitRequest, wanted: WantedVisit) {
  const { dinnerRequest: _lunch, isRequestingDinner: _hasLunch, ...fields } = wanted;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const changed = names.filter((field) => before[field] !== after[field]);
  const fullestOf = (zone: string[]) =>
    zone.find((field) => changed.includes(field as 'visitDate'));
  return changed.map((field): ProposedField => {
    // Answers carry the age group by another name than the fields' table.
    const path = field === 'visitorGroupAgeType' ? 'ageGroupType' : field;
    return {
      field,
      label: fieldLabel(path),
      now: fieldText(path, before[field]),
      wanted: fieldText(path, after[field]),
      ...(field === fullestOf(CENTRE) && { zone: 'centre' }),
      ...(field === fullestOf(MEMORIAL_HOUSE) &&
        after.homeExhibitionVisitTime && { zone: 'memorialHouse' }),
      ...(PRICED.includes(field) && {
        price: {
          of: 'ulaznice',
          change:
            quoteOfRequest({ ...before, [field]: after[field] }).tickets -
            quoteOfRequest(before).tickets,
        },
      }),
    };
  });
}

function lunchFields(before: VisitRequest, after: VisitRequest): ProposedField[] {
  const [was, is] = [before, after].map((request) => flatten(toEditorValues(request)));
  const paths =
    before.dinnerRequest && after.dinnerRequest
      ? changedPaths(toEditorValues(before), toEditorValues(after)).filter(isOfDinner)
      : [];
  const same =
    JSON.stringify(toDinnerValues(before.dinnerRequest)) ===
    JSON.stringify(toDinnerValues(after.dinnerRequest));
  if (same) return [];
  const lunch: ProposedField = {
    field: 'dinnerRequest',
    label: 'Ručak',
    now: lunchText(before),
    wanted: lunchText(after),
    ...(after.dinnerRequest && { zone: 'restaurant' }),
    price: { of: 'obroci', change: quoteOfRequest(after).meals - quoteOfRequest(before).meals },
  };
  const details = paths
    .filter((path) => path !== 'dinnerRequest.timeOfDinner')
    .map((path) => ({
      field: path,
      label: fieldLabel(path),
      now: fieldText(path, was?.[path]),
      wanted: fieldText(path, is?.[path]),
    }));
  return [...(lunch.now === lunch.wanted ? [] : [lunch]), ...details];
}

/** What the visit costs as it is agreed, and as it would be. */
export const proposedTotals = (request: VisitRequest, wanted: WantedVisit) => ({
  now: quoteOfRequest(request).total,
  wanted: quoteOfRequest(asWanted(request, wanted)).total,
});
