import { organisation } from '#organisation/organisation.ts';
import { addDays } from '#primitives/calendar-date.ts';
import { dayInSentence } from '#primitives/day-words.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import { CHANGE_DAYS, changeWay, mayCancel } from './requester-acts.ts';

type Visit = Pick<VisitRequest, 'status' | 'stage' | 'confirmedAt' | 'visitDate' | 'visitTime'>;

/** What a requester can do at an instant on the request's own page, and when to phone instead. */
export function ownPageSentence(visit: Visit, now: Date): string {
  const { status, confirmedAt, visitDate } = visit;
  if (status !== 'SCHEDULED') return 'Na toj stranici stoji sve o vašem zahtevu.';
  if (changeWay(visit, now) === 'tooLate') return lateSentence(visit, now);
  // The day may have passed when a mail is read.
  const lastDay = dayInSentence(addDays(visitDate, -CHANGE_DAYS));
  const until = `do dva dana pre posete (${lastDay}; posle toga pozovite nas)`;
  return confirmedAt === null
    ? `Na toj stranici vidite dokle je zahtev stigao, menjate ga ${until} ili otkazujete.`
    : `Na toj stranici menjate broj ljudi i obroke ${until}, šaljete dokaz o uplati ili otkazujete.`;
}

function lateSentence(visit: Visit, now: Date): string {
  const call = `za izmene pozovite ${organisation.phones[0]}.`;
  if (!mayCancel(visit, now)) return `Na toj stranici stoji sve o vašem zahtevu; ${call}`;
  return visit.confirmedAt === null
    ? `Na toj stranici vidite dokle je zahtev stigao ili otkazujete; ${call}`
    : `Na toj stranici šaljete dokaz o uplati ili otkazujete; ${call}`;
}
