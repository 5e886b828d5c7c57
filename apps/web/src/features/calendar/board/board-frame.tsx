import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { calendarPath, type CalendarPlace, stepPlace } from '#features/calendar/calendar-place.ts';
import { titleOf } from '#features/calendar/calendar-words.ts';
import { today } from '#lib/time/dates.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { BOARD_FRAME } from './board-grid.tsx';

/** The keys that every board knows: T today, Page Up and Page Down a step back and on. */
function placeBy(key: string, place: CalendarPlace): CalendarPlace | undefined {
  if (key === 'PageUp') return stepPlace(place, -1);
  if (key === 'PageDown') return stepPlace(place, 1);
  return key.toLowerCase() === 't' ? { ...place, date: today() } : undefined;
}

/** Around every board: turns its pages by key, and holds the focus while one board gives way to another. */
export function BoardFrame({ place, children }: { place: CalendarPlace; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const address = calendarPath(place);
  const shown = useRef(address);

  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const stop = frame.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
    focusIfLost(stop ?? frame.current);
  }, [address]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    // A panel of the board is elsewhere on the page, although its keys come through here.
    const isOnBoard = target.closest('[role="grid"]') && frame.current?.contains(target);
    if (target !== frame.current && !isOnBoard) return;
    const next = placeBy(event.key, place);
    if (!next) return;
    event.preventDefault();
    void navigate(calendarPath(next));
  };

  return (
    <Box
      ref={frame}
      role="group"
      aria-label={titleOf(place)}
      tabIndex={-1}
      {...{ [BOARD_FRAME]: '' }}
      onKeyDown={onKeyDown}
    >
      {children}
    </Box>
  );
}
