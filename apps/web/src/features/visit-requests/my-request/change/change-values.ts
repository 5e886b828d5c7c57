import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { isCount } from '@museum/shared/primitives/count';
import { isTimeOfDay } from '@museum/shared/primitives/time-of-day';
import {
  ageGroupAsAnswered,
  ageGroupAsRequested,
} from '@museum/shared/visit-requests/fields/age-group-field';
import type { AgeGroupType } from '@museum/shared/visit-requests/visit-request-enums';
import {
  visitRequestDefaults,
  type VisitRequestFormValues,
} from '@museum/shared/visit-requests/fields/visit-request-defaults';

import {
  dinnerRequestDefaults,
  type DinnerRequestFormValues,
} from '#features/meals/dinner-request-defaults.ts';
import type { Agreed } from '#features/visit-requests/my-request/agreed.ts';
import { isDrafted } from '#features/visit-requests/request-form/draft/request-draft.ts';
import { today } from '#lib/time/dates.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';

/** A visit and its lunch as the forms hold them, with what is said to the centre beside a proposal. */
export type ChangeValues = {
  visit: VisitRequestFormValues;
  dinner: DinnerRequestFormValues;
  note: string;
};

/** What the requester wants so far: the visit, with a proposal that waits. */
export const wantedSoFar = (request: MyRequest): Agreed => ({
  ...request,
  ...request.proposal?.wanted,
});

/** What the requester wants so far, as the forms show it. */
export function valuesOf(request: MyRequest): ChangeValues {
  const wanted = wantedSoFar(request);
  return {
    visit: restoreValues(visitRequestDefaults(today()), ageGroupAsRequested(wanted)),
    dinner: restoreValues(dinnerRequestDefaults(), wanted.dinnerRequest),
    note: request.proposal?.note ?? '',
  };
}

/** The name of its change in the tab. */
export const changeDraftOf = ({ normalizedId }: MyRequest) => `my-request-change/${normalizedId}`;

/** Whether a change was begun in this tab and never sent. */
export const hasBegunChange = (request: MyRequest) =>
  isDrafted(changeDraftOf(request), valuesOf(request));

/** The visit as the forms have it; undefined while something in them is no value yet. */
export function visitOfValues(
  request: MyRequest,
  { visit, dinner }: ChangeValues,
): Agreed | undefined {
  const { visitDate, visitTime, ageGroupType, paymentType, isRequestingDinner } = visit;
  if (!isCalendarDate(visitDate) || !isTimeOfDay(visitTime)) return undefined;
  if (!isCount(visit.visitorAmount, 1) || !isCount(visit.numberOfFollowers, 0)) return undefined;
  if (!ageGroupType || !paymentType) return undefined;
  const time = visit.isRequestingVisitHomeExhibition ? visit.homeExhibitionVisitTime : null;
  return {
    ...request,
    ...ageGroupAsAnswered<typeof visit & { ageGroupType: AgeGroupType }>({
      ...visit,
      ageGroupType,
    }),
    paymentType,
    homeExhibitionVisitTime: time,
    dinnerRequest: isRequestingDinner ? (dinner as Agreed['dinnerRequest']) : null,
  };
}

const differing = <Values extends object>(before: Values, after: Values) =>
  (Object.keys(before) as (keyof Values & string)[]).filter(
    (field) => !Object.is(before[field], after[field]),
  );

/** The names of the fields that hold something else than before. */
export const changedFields = (before: ChangeValues, mine: ChangeValues): string[] => [
  ...differing(before.visit, mine.visit),
  ...(mine.visit.isRequestingDinner ? differing(before.dinner, mine.dinner) : []),
];
