import { palette } from '@museum/shared/organisation/palette';
import { addDays, isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { weekdayName } from '@museum/shared/primitives/day-words';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { CalendarButton } from './calendar-button.tsx';
import { readDay, readFinishedDay, writeDay } from './day-text.ts';
import type { FieldProps } from '#components/form/field-props.ts';
import { memoField } from '#components/form/memo-field.ts';
import type { DayLevels, MonthCalendarProps } from './month-calendar.tsx';
import { useTypedText } from '#components/form/typed-text.ts';
import { useTextFieldProps } from '#components/form/use-field.ts';

/** As much of a weekday as the field has room for: all, three letters, nothing. */
const Weekday = styled('span')({
  color: palette.secondaryText,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  // The ring of the button beside it needs room.
  marginRight: 8,
  // Without a size, and so still read out; a line of its own would lift the letters.
  '& > span': { '@container (width < 15.625rem)': { fontSize: 0, lineHeight: 0 } },
  '@container (width < 11.875rem)': { display: 'none' },
});

/** The weekday of the day beside it. */
function WeekdayInField({ id, name }: { id: string; name: string }) {
  return (
    <Weekday id={id}>
      {name.slice(0, 3)}
      <span>{name.slice(3)}</span>
    </Weekday>
  );
}

type DateFieldProps = {
  /** First day that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string;
  /** What the calendar marks its days with. */
  levels?: DayLevels;
  onMonth?: MonthCalendarProps['onMonth'];
};

type Typed = ReturnType<typeof useTypedText<string>>;

/** A year of two digits is completed once the typing is over. */
const settle = (typed: Typed) => {
  const day = readFinishedDay(typed.text);
  if (isCalendarDate(day)) typed.choose(day);
};

const selectAll = (event: FocusEvent<HTMLInputElement>) => {
  event.target.select();
};

/** The arrow keys go a day on or back; Enter sends what was typed as if the field had been left. */
const keysOf =
  (typed: Typed, day: string, { min, max }: DateFieldProps) =>
  (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle(typed);
    const difference = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (difference === undefined || day === '') return;
    event.preventDefault();
    const next = addDays(day, difference);
    if (next >= (min ?? next) && next <= (max ?? next)) typed.choose(next);
  };

/**
 * A calendar day as YYYY-MM-DD, typed as text or chosen from the calendar; which day is today is
 * decided in Belgrade, see lib/time/dates.ts.
 */
export const DateField = memoField(function DateField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>(props: FieldProps<Values, Name, Output> & DateFieldProps) {
  const { field, shared } = useTextFieldProps(props);
  const { min, max, levels, onMonth, disabled, required } = props;
  const calendar = { min, max, levels, onMonth, disabled };
  const id = useId();
  const value = String(field.value ?? '');
  const typed = useTypedText({
    name: props.name,
    value,
    onChange: field.onChange,
    read: readDay,
    write: writeDay,
  });
  const day = isCalendarDate(value) ? value : '';
  return (
    <MuiTextField
      {...shared}
      id={id}
      value={typed.text}
      placeholder="DD.MM.GGGG"
      onChange={(event) => {
        typed.type(event.target.value);
      }}
      onFocus={selectAll}
      onBlur={() => {
        settle(typed);
        field.onBlur();
      }}
      autoComplete="off"
      sx={{ containerType: 'inline-size' }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          // Here and not on the whole field, in which the calendar has keys of its own.
          onKeyDown: keysOf(typed, day, { min, max }),
          'aria-required': required,
          'aria-describedby': `${id}-weekday ${id}-helper-text`,
        },
        inputLabel: { required },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <WeekdayInField id={`${id}-weekday`} name={day && weekdayName(day)} />
              <CalendarButton
                {...calendar}
                day={day}
                onChoose={(next) => {
                  typed.choose(next);
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
});
