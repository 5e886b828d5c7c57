import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { describe, expect, it } from 'vitest';
import { visitCalendar, visitCalendarName } from './visit-calendar.ts';

const fileOf = (request: Partial<VisitRequest>) =>
  visitCalendar(buildVisitRequestResponse(request), 'https://museum.example.rs');

/** Its lines as RFC 5545 reads them: a line that begins with a blank goes on from the one before. */
const linesOf = (request: Partial<VisitRequest>) =>
  fileOf(request).replaceAll('\r\n ', '').split('\r\n');

const CONFIRMED = '2026-11-03T08:00:00.000Z';

describe('the calendar file of a visit', () => {
  it.each([
    ['2026-10-14', '10:15', 'DTSTART:20261014T081500Z', 'DTEND:20261014T094500Z'],
    ['2026-10-24', '08:00', 'DTSTART:20261024T060000Z', 'DTEND:20261024T073000Z'],
    ['2026-10-25', '08:00', 'DTSTART:20261025T070000Z', 'DTEND:20261025T083000Z'],
    ['2027-03-27', '16:00', 'DTSTART:20270327T150000Z', 'DTEND:20270327T163000Z'],
    ['2027-03-28', '16:00', 'DTSTART:20270328T140000Z', 'DTEND:20270328T153000Z'],
    ['2026-12-31', '16:00', 'DTSTART:20261231T150000Z', 'DTEND:20261231T163000Z'],
  ])('of %s at %s begins and ends by the clocks of Belgrade', (visitDate, visitTime, from, to) => {
    const lines = linesOf({ visitDate, visitTime });
    expect(lines).toContain(from);
    expect(lines).toContain(to);
  });

  it.each([
    ['11:00', '20270514T100000Z'],
    ['13:00', '20270514T114500Z'],
  ])('with a lunch at %s ends with the tour or the lunch', (timeOfDinner, end) => {
    const dinnerRequest = buildDinnerRequestResponse({ timeOfDinner });
    const request = { visitDate: '2027-05-14', visitTime: '10:00', dinnerRequest };
    expect(linesOf(request)).toContain(`DTEND:${end}`);
  });

  it('begins with what comes first and ends with what comes last, the memorial house too', () => {
    const visit = { visitDate: '2027-05-14', visitTime: '12:00', dinnerRequest: null };
    const early = linesOf({ ...visit, homeExhibitionVisitTime: '09:00' });
    expect(early).toContain('DTSTART:20270514T070000Z');
    expect(early).toContain('DTEND:20270514T113000Z');
    expect(early.find((line) => line.startsWith('DESCRIPTION'))).toContain('Spomen-kuća u 09:00');
    const late = linesOf({ ...visit, homeExhibitionVisitTime: '13:30' });
    expect(late).toContain('DTSTART:20270514T100000Z');
    expect(late).toContain('DTEND:20270514T120000Z');
    const overMidnight = linesOf({ ...visit, homeExhibitionVisitTime: '23:45' });
    expect(overMidnight).toContain('DTEND:20270514T221500Z');
  });

  it('keeps its UID and raises its SEQUENCE when the request changes', () => {
    const before = linesOf({ version: 3 });
    const after = linesOf({ version: 4, visitDate: '2027-05-20' });
    const uid = 'UID:GP-2026-000001@museum.example.rs';
    expect([before.includes(uid), after.includes(uid)]).toEqual([true, true]);
    expect(before).toContain('SEQUENCE:3');
    expect(after).toContain('SEQUENCE:4');
  });

  it.each([
    [{ status: 'SCHEDULED', confirmedAt: null }, 'METHOD:PUBLISH', 'STATUS:TENTATIVE'],
    [{ status: 'SCHEDULED', confirmedAt: CONFIRMED }, 'METHOD:PUBLISH', 'STATUS:CONFIRMED'],
    [{ status: 'POSTPONED', confirmedAt: null }, 'METHOD:CANCEL', 'STATUS:CANCELLED'],
    [{ status: 'CANCELED', confirmedAt: null }, 'METHOD:CANCEL', 'STATUS:CANCELLED'],
  ] as const)('of %j says %s and %s', (request, method, status) => {
    const lines = linesOf(request);
    expect(lines).toContain(method);
    expect(lines).toContain(status);
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(method === 'METHOD:CANCEL');
  });

  it('says who comes in numbers, where to and whom to call, in lines that every program reads', () => {
    const file = fileOf({ visitorAmount: 46, numberOfFollowers: 4, confirmedAt: CONFIRMED });
    const text = file.replaceAll('\r\n ', '');
    expect(text).toContain(
      String.raw`DESCRIPTION:Zahtev GP-2026-000001\n46 posetilaca\, 4 pratioca\nAko se nešto promeni ili kasnite\, pozovite +381 00 000 000.`,
    );
    expect(text).toContain(
      String.raw`LOCATION:Prirodnjački centar i Dino park\, Ulica primera 1\, 00000 Primerovac`,
    );
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it.each([
    ['POSTPONED', 'odložena'],
    ['CANCELED', 'otkazana'],
  ] as const)('of a visit that is %s says only that it is %s', (status, off) => {
    const description = linesOf({ status }).find((line) => line.startsWith('DESCRIPTION'));
    expect(description).toBe(String.raw`DESCRIPTION:Zahtev GP-2026-000001\nPoseta je ${off}.`);
  });

  it('holds nothing that was typed, for calendars are shown to others', () => {
    const typed = 'kanarinac';
    const file = fileOf({
      institutionName: typed,
      institutionLeaderName: typed,
      institutionPhone: typed,
      comment: typed,
      dinnerRequest: buildDinnerRequestResponse({ customerName: typed, additionalComments: typed }),
    });
    expect(file).not.toContain(typed);
  });

  it('is called after the request', () => {
    expect(visitCalendarName({ normalizedId: 'GP-2026-000001' })).toBe('poseta-GP-2026-000001.ics');
  });
});
