import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { daysBetween } from '@museum/shared/primitives/calendar-date';
import { shortDay } from '@museum/shared/primitives/day-words';
import { DAYS, plural } from '@museum/shared/primitives/plural';
import { isFirm, type Stage } from '@museum/shared/visit-requests/stages/stage';

import { shortInstant } from '#lib/time/dates.ts';

/** How a request stands for whoever sent it: its stage, that it was declined, or that its day is over; `been` where they came. */
export type Standing = Stage | 'declined' | 'past' | 'been';

/** Whether the visit is still to come: asked for, or promised. */
export const isExpected = (standing: Standing) =>
  standing === 'received' || standing === 'confirmed' || standing === 'changing';

/** Whether the visit was called off for good. */
export const isCanceled = (standing: Standing) =>
  standing === 'canceled' || standing === 'declined';

/** Whether the visit is agreed: promised and still to come, in the house, or been there. */
export const isAgreed = (standing: Standing) =>
  standing === 'been' || (standing !== 'past' && standing !== 'declined' && isFirm(standing));

/** Whether nobody is waited for any more: the day is over, or the group was given up. */
export const isDayOver = (standing: Standing) =>
  standing === 'past' || standing === 'missed' || standing === 'been';

/** `today` is YYYY-MM-DD. */
export function standingOf(
  { stage, visitDate, cancellation }: Pick<MyRequest, 'stage' | 'visitDate' | 'cancellation'>,
  today: string,
): Standing {
  if (cancellation?.isDeclined) return 'declined';
  if (visitDate >= today) return stage;
  if (stage === 'arrived') return 'been';
  return isExpected(stage) ? 'past' : stage;
}

/** The heading of the page. */
export const STANDING_HEADINGS: Record<Standing, string> = {
  received: 'Primili smo vaš zahtev',
  confirmed: 'Poseta je potvrđena',
  changing: 'Poseta je potvrđena, izmena čeka odgovor',
  postponed: 'Poseta je odložena',
  canceled: 'Poseta je otkazana',
  declined: 'Posetu u tom terminu ne možemo da primimo',
  arrived: 'Stigli ste, dobro došli',
  been: 'Bili ste kod nas',
  missed: 'Poseta nije održana',
  past: 'Dan posete je prošao',
};

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

/** The path of a visit: received, confirmed, there; or where it left the path. */
export function stepsOf(request: MyRequest, standing: Standing): Step[] {
  const step = (label: string, detail: string, look: Step['look']) => ({ label, detail, look });
  const received = step('Primljeno', instant(request.createdAt), 'done');
  const confirmed = step('Potvrđeno', instant(request.confirmedAt), 'done');
  const before = request.confirmedAt ? [received, confirmed] : [received];
  const visit = `${shortDay(request.visitDate)} u ${request.visitTime}`;
  switch (standing) {
    case 'received':
      return [
        received,
        step('Potvrda', 'proveravamo termin', 'now'),
        step('Dolazak', visit, 'open'),
      ];
    case 'confirmed':
      return [received, confirmed, step('Dolazak', visit, 'now')];
    case 'changing':
      return [
        received,
        step('Potvrđeno', 'izmena čeka odgovor', 'waiting'),
        step('Dolazak', visit, 'open'),
      ];
    case 'arrived':
    case 'been':
      return [...before, step('Stigli', instant(request.arrivedAt), 'done')];
    case 'missed':
    case 'past':
      return [...before, step('Dan posete', visit, 'done')];
    case 'postponed':
      return [received, step('Odloženo', 'dogovaramo nov dan', 'waiting')];
    case 'canceled':
      return [received, step('Otkazano', instant(request.cancellation?.at), 'stopped')];
    case 'declined':
      return [received, step('Nije prihvaćeno', instant(request.cancellation?.at), 'stopped')];
  }
}
