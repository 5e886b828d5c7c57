import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { daysBetween } from '@museum/shared/primitives/calendar-date';
import { plural } from '@museum/shared/primitives/plural';
import type { Stage } from '@museum/shared/visit-requests/stage';

import { shortInstant } from '#lib/dates.ts';

/** How a request stands for whoever sent it: its stage, or that its day is over. */
export type Standing = Stage | 'past';

/** `today` is YYYY-MM-DD. */
export function standingOf(
  { stage, visitDate }: Pick<MyRequest, 'stage' | 'visitDate'>,
  today: string,
): Standing {
  const isExpected = stage === 'received' || stage === 'confirmed' || stage === 'changing';
  return isExpected && visitDate < today ? 'past' : stage;
}

/** The heading of the page. */
export const STANDING_HEADINGS: Record<Standing, string> = {
  received: 'Primili smo vaš zahtev',
  confirmed: 'Poseta je potvrđena',
  changing: 'Poseta je potvrđena, izmena čeka odgovor',
  postponed: 'Poseta je odložena',
  canceled: 'Poseta je otkazana',
  arrived: 'Stigli ste, dobro došli',
  missed: 'Dan posete je prošao',
  past: 'Dan posete je prošao',
};

const DAYS = { one: 'dan', few: 'dana', other: 'dana' };

/** How far away the day of the visit is, within a sentence. */
export function awayInWords(visitDate: string, today: string): string {
  const days = daysBetween(today, visitDate);
  if (days === 0) return 'danas';
  if (days === 1) return 'sutra';
  return days > 0 ? `za ${plural(days, DAYS)}` : `pre ${plural(-days, DAYS)}`;
}

export type Step = {
  label: string;
  detail: string;
  look: 'done' | 'now' | 'waiting' | 'open' | 'stopped';
};

const instant = (at: string | null | undefined) => (at ? shortInstant(at) : '');

/** "2027-05-14" as "14. 5." */
const shortDay = (day: string) => {
  const [, month, date] = day.split('-').map(Number);
  return `${date}. ${month}.`;
};

/** The path of a visit: received, confirmed, there; or where it left the path. */
export function stepsOf(request: MyRequest, standing: Standing): Step[] {
  const { confirmedAt, cancellation, visitDate, visitTime } = request;
  const received: Step = {
    label: 'Primljeno',
    detail: instant(request.createdAt),
    look: 'done',
  };
  const confirmed: Step = { label: 'Potvrđeno', detail: instant(confirmedAt), look: 'done' };
  const visit = `${shortDay(visitDate)} u ${visitTime}`;
  switch (standing) {
    case 'received':
      return [
        received,
        { label: 'Potvrda', detail: 'proveravamo termin', look: 'now' },
        { label: 'Dolazak', detail: visit, look: 'open' },
      ];
    case 'confirmed':
      return [received, confirmed, { label: 'Dolazak', detail: visit, look: 'now' }];
    case 'changing':
      return [
        received,
        { label: 'Potvrđeno', detail: 'izmena čeka odgovor', look: 'waiting' },
        { label: 'Dolazak', detail: visit, look: 'open' },
      ];
    case 'arrived':
      return [
        received,
        ...(confirmedAt ? [confirmed] : []),
        { label: 'Stigli', detail: instant(request.arrivedAt), look: 'done' },
      ];
    case 'missed':
    case 'past':
      return [
        received,
        ...(confirmedAt ? [confirmed] : []),
        { label: 'Dan posete', detail: visit, look: 'done' },
      ];
    case 'postponed':
      return [received, { label: 'Odloženo', detail: 'dogovaramo nov dan', look: 'waiting' }];
    case 'canceled':
      return [received, { label: 'Otkazano', detail: instant(cancellation?.at), look: 'stopped' }];
  }
}
