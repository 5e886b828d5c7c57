import { formatDay, isCalendarDate } from '@museum/shared/primitives/calendar-date';
import MuiTextField from '@mui/material/TextField';
import { lazy, startTransition, Suspense, useCallback, useEffect, useRef, useState } from 'react';

import type { DatePickerProps } from '#components/form/date-picker.tsx';

const loadPicker = () => import('#components/form/date-picker.tsx');
const DatePicker = lazy(async () => ({ default: (await loadPicker()).DatePicker }));

/** Fetches the picker once its place is at most one window away, or when `fetchPicker` is called. */
function usePickerNearby() {
  const place = useRef<HTMLDivElement>(null);
  const [isHere, setIsHere] = useState(false);
  const fetchPicker = useCallback(() => {
    loadPicker().then(
      () => {
        // As a transition, so that what stands in its place stays until it is drawn.
        startTransition(() => {
          setIsHere(true);
        });
      },
      // The day can still be read; the next focus tries again.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) fetchPicker();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [fetchPicker]);
  return { place, isHere, fetchPicker };
}

/** Looks like the picker and says the same. */
function DayInWords(props: DatePickerProps & { onFocus: () => void }) {
  const { name, label, value, message, isInvalid, disabled, required } = props;
  return (
    <MuiTextField
      {...{ name, label, disabled }}
      value={isCalendarDate(value) ? formatDay(value) : ''}
      inputRef={props.inputRef}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      error={isInvalid}
      helperText={message}
      slotProps={{
        htmlInput: { readOnly: true, 'aria-required': required },
        inputLabel: { required },
      }}
    />
  );
}

/**
 * MUI's picker weighs as much as the rest of a form, so a field of text holds its place until
 * somebody comes near, and hands the focus over when it has it.
 */
export function LateDatePicker(props: DatePickerProps) {
  const { place, isHere, fetchPicker } = usePickerNearby();
  const [hasFocus, setHasFocus] = useState(false);
  const leave = () => {
    setHasFocus(false);
    props.onBlur?.();
  };
  const enter = () => {
    setHasFocus(true);
    fetchPicker();
  };
  const words = <DayInWords {...props} onFocus={enter} onBlur={leave} />;
  return (
    <div ref={place}>
      <Suspense fallback={words}>
        {isHere ? <DatePicker {...props} autoFocus={hasFocus} /> : words}
      </Suspense>
    </div>
  );
}
