import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import { instantInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { FOLLOWERS, plural, VISITORS } from '@museum/shared/primitives/plural';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { TOUR_MINUTES } from '@museum/shared/visit-requests/requester/requester-rules';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** How long a group sits at its lunch, and stays in the memorial house. */
const LUNCH_MINUTES = 45;
const MEMORIAL_HOUSE_MINUTES = 30;

const MINUTE_MS = 60_000;

/** What a visit's calendar file is called. */
export const visitCalendarName = ({ normalizedId }: Pick<VisitRequest, 'normalizedId'>) =>
  `poseta-${normalizedId}.ics`;

/**
 * A visit as a calendar file (RFC 5545) with instants in UTC. The UID stays and SEQUENCE rises with
 * every change, so that calendars replace what they had; of a visit that is off they take it out.
 * Calendars are shown to others: it holds neither the requester's link nor anything that was typed.
 */
export function visitCalendar(request: VisitRequest, publicUrl: string): string {
  const isOff = request.status !== 'SCHEDULED';
  const calendar = ical({
    prodId: { company: organisation.shortName, product: 'Posete', language: 'SR' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const { email } = contactSummary(request);
  calendar.createEvent({
    id: `${request.normalizedId}@${new URL(publicUrl).hostname}`,
    sequence: request.version,
    stamp: request.updatedAt,
    ...timesOf(request),
    summary: `Poseta: ${organisation.name}`,
    description: descriptionOf(request),
    location: `${organisation.name}, ${organisationAddress}`,
    status: statusOf(request),
    organizer: { name: organisation.name, email: organisation.emails[1] },
    // RFC 5546: a cancellation names whom it concerns.
    attendees: isOff && email ? [{ email }] : [],
  });
  return `${calendar.toString()}\r\n`;
}

function statusOf({ status, confirmedAt }: VisitRequest) {
  if (status !== 'SCHEDULED') return ICalEventStatus.CANCELLED;
  return confirmedAt === null ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** From the first of tour, lunch and memorial house to the end of the last. */
function timesOf(request: VisitRequest) {
  const { visitDate, visitTime, dinnerRequest: lunch, homeExhibitionVisitTime } = request;
  const parts = [
    { from: visitTime, minutes: lunch ? TOUR_MINUTES.withMeal : TOUR_MINUTES.withoutMeal },
    ...(lunch ? [{ from: lunch.timeOfDinner, minutes: LUNCH_MINUTES }] : []),
    ...(homeExhibitionVisitTime
      ? [{ from: homeExhibitionVisitTime, minutes: MEMORIAL_HOUSE_MINUTES }]
      : []),
  ];
  const starts = parts.map(({ from }) => instantInBelgrade(visitDate, from).getTime());
  const ends = parts.map(({ minutes }, index) => starts[index]! + minutes * MINUTE_MS);
  return { start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) };
}

/** A calendar may keep a visit that is off: it must not say that one is to come. */
const OFF = { POSTPONED: 'Poseta je odložena', CANCELED: 'Poseta je otkazana' };

function descriptionOf(request: VisitRequest): string {
  const { normalizedId, status, confirmedAt, visitorAmount, numberOfFollowers } = request;
  if (status !== 'SCHEDULED') return `Zahtev ${normalizedId}\n${OFF[status]}.`;
  return [
    `Zahtev ${normalizedId}${confirmedAt === null ? ', čeka potvrdu' : ''}`,
    `${plural(visitorAmount, VISITORS)}, ${plural(numberOfFollowers, FOLLOWERS)}`,
    ...(request.homeExhibitionVisitTime
      ? [`Spomen-kuća u ${request.homeExhibitionVisitTime}`]
      : []),
    ...(request.dinnerRequest ? [`Ručak u ${request.dinnerRequest.timeOfDinner}`] : []),
    `Ako se nešto promeni ili kasnite, pozovite ${organisation.phones[0]}.`,
  ].join('\n');
}
