import { useNavigate } from 'react-router-dom';

import { calendarPath, type CalendarPlace, stepPlace } from '#features/calendar/calendar-place.ts';
import { today } from '#lib/dates.ts';

/** The keys that every board knows: T today, Page Up and Page Down a step back and on. */
export function usePlaceKeys(place: CalendarPlace): (key: string) => boolean {
  const navigate = useNavigate();
  return (key) => {
    const next =
      key === 'PageUp'
        ? stepPlace(place, -1)
        : key === 'PageDown'
          ? stepPlace(place, 1)
          : key.toLowerCase() === 't'
            ? { ...place, date: today() }
            : undefined;
    if (next) void navigate(calendarPath(next));
    return next !== undefined;
  };
}
