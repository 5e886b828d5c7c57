import IconButton from '@mui/material/IconButton';
import { type ComponentType, useState } from 'react';

import type { CalendarPopoverProps } from './calendar-popover.tsx';
import { calendarButtonLabel } from './date-picker-words.ts';
import { calendarPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type CalendarButtonProps = Omit<CalendarPopoverProps, 'anchor' | 'value' | 'onClose'> & {
  /** YYYY-MM-DD; "" is no day. */
  day: string;
  disabled?: boolean;
};

const loadCalendar = () => import('./calendar-popover.tsx');

/** Opens the calendar, which is fetched as soon as somebody points at the button or reaches it. */
export function CalendarButton({ day, disabled, onChoose, ...calendar }: CalendarButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarPopoverProps>>();
  const showToast = useToast();
  const open = () => {
    loadCalendar().then(
      ({ CalendarPopover }) => {
        setCalendar(() => CalendarPopover);
      },
      (error: unknown) => {
        showToast(failureToast(error));
      },
    );
  };
  const close = () => {
    setCalendar(undefined);
  };
  const prepare = () => void loadCalendar().catch(() => undefined);
  return (
    <>
      <IconButton
        ref={setButton}
        edge="end"
        aria-label={calendarButtonLabel(day)}
        aria-haspopup="dialog"
        disabled={disabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon path={calendarPath} size={20} />
      </IconButton>
      {Calendar && button ? (
        <Calendar
          {...calendar}
          anchor={button}
          value={day}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
