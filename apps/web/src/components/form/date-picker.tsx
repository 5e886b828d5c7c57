import 'dayjs/locale/sr';

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { Ref } from 'react';

import { pickerWords } from '#components/form/picker-words.ts';
import { DAY_FORMAT, fromPickerDay, toPickerDay } from '#lib/dates.ts';
import { palette } from '#lib/palette.ts';

export type DatePickerProps = {
  name: string;
  label: string;
  /** Days are YYYY-MM-DD; "" is no day. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  message?: string;
  isInvalid?: boolean;
  disabled?: boolean;
  required?: boolean;
  autoFocus?: boolean;
};

/** The picker draws its own outline, which the theme's text fields don't reach. */
const sameOutline = {
  '& .MuiPickersOutlinedInput-root': { borderRadius: '10px', backgroundColor: palette.white },
  '& .MuiPickersOutlinedInput-root:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: palette.outline,
  },
} as const;

const weekday = (day: Dayjs) => day.locale('sr').format('dd');

/** A calendar day, typed or picked; this file and MUI's picker load on their own. */
export function DatePicker({
  name,
  label,
  value,
  min,
  max,
  onChange,
  onBlur,
  inputRef,
  message,
  isInvalid,
  disabled,
  required,
  autoFocus,
}: DatePickerProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sr" localeText={pickerWords}>
      <MuiDatePicker
        label={label}
        name={name}
        format={DAY_FORMAT}
        value={toPickerDay(value)}
        minDate={toPickerDay(min ?? '') ?? undefined}
        maxDate={toPickerDay(max ?? '') ?? undefined}
        dayOfWeekFormatter={weekday}
        disabled={disabled}
        autoFocus={autoFocus}
        inputRef={inputRef}
        onChange={(day) => {
          onChange(fromPickerDay(day));
        }}
        slotProps={{
          textField: {
            fullWidth: true,
            error: isInvalid,
            helperText: message,
            onBlur,
            sx: sameOutline,
            slotProps: { inputLabel: { required } },
          },
        }}
      />
    </LocalizationProvider>
  );
}
