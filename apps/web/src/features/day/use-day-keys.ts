import { addDays } from '@museum/shared/primitives/calendar-date';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Days on, by key. */
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Keys of the page itself: nothing that has keys of its own may have the focus. */
const isOnPage = (target: EventTarget | null) =>
  target === document.body || (target as HTMLElement | null)?.id === 'sadrzaj';

/** Goes from a day (YYYY-MM-DD) to its neighbours by the arrows, while no field, menu or dialog has the focus. */
export function useDayKeys(date: string, goTo: (day: string) => void): void {
  // Keys may come faster than days are drawn: the days that were asked for and are not here yet.
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const place = asked.current.indexOf(date);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
  }, [date]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.defaultPrevented || !isOnPage(event.target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const day = addDays(asked.current.at(-1) ?? date, step);
    asked.current.push(day);
    goTo(day);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
