import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import { dayInSentence } from '@museum/shared/primitives/day-words';

export const CHOOSE_DAY = 'Izaberite datum';

/** What the button says that opens the calendar. */
export const calendarButtonLabel = (day: string) =>
  day ? `${CHOOSE_DAY}, izabran je ${dayInSentence(day)}` : CHOOSE_DAY;

/** The words of MUI's calendar, which has no Serbian of its own. */
export const calendarWords: Partial<PickersLocaleText> = {
  previousMonth: 'Prethodni mesec',
  nextMonth: 'Sledeći mesec',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'Prikazane su godine, pređite na dane'
      : 'Prikazani su dani, pređite na godine',
};
