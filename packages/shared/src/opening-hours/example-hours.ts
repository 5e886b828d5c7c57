import type { OpeningHours, OpenTimes } from './opening-hours.ts';

const onWeekdays: OpenTimes = { from: '09:00', to: '17:00' };
const atWeekends: OpenTimes = { from: '10:00', to: '18:00' };

/** When the centre is open until staff save their own hours. */
export const EXAMPLE_HOURS: OpeningHours = {
  weekly: [
    { weekday: 1, open: null },
    { weekday: 2, open: onWeekdays },
    { weekday: 3, open: onWeekdays },
    { weekday: 4, open: onWeekdays },
    { weekday: 5, open: onWeekdays },
    { weekday: 6, open: atWeekends },
    { weekday: 7, open: atWeekends },
  ],
  specialDays: [
    { date: '2026-12-31', open: { from: '09:00', to: '14:00' }, note: 'Doček Nove godine' },
    { date: '2027-01-01', open: null, note: 'Nova godina' },
    { date: '2027-01-07', open: null, note: 'Božić' },
  ],
};
