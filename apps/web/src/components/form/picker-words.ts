import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** The words of MUI's date picker, which has no Serbian of its own. */
export const pickerWords: Partial<PickersLocaleText> = {
  previousMonth: 'Prethodni mesec',
  nextMonth: 'Sledeći mesec',
  openPreviousView: 'Otvori prethodni prikaz',
  openNextView: 'Otvori sledeći prikaz',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Prikazane su godine, pređi na dane' : 'Prikazani su dani, pređi na godine',
  cancelButtonLabel: 'Odustani',
  clearButtonLabel: 'Obriši',
  okButtonLabel: 'U redu',
  todayButtonLabel: 'Danas',
  datePickerToolbarTitle: 'Izaberite datum',
  openDatePickerDialogue: (day) => (day ? `Izaberite datum, izabran je ${day}` : 'Izaberite datum'),
  fieldClearLabel: 'Obriši',
  dateTableLabel: 'Izaberite datum',
  fieldYearPlaceholder: ({ digitAmount }) => 'G'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'MM',
  fieldDayPlaceholder: () => 'DD',
  year: 'Godina',
  month: 'Mesec',
  day: 'Dan',
  empty: 'Prazno',
};
