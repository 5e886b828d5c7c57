import { formatDay } from '@museum/shared/primitives/calendar-date';
import { weekdayName } from '@museum/shared/primitives/day-words';

/** A day YYYY-MM-DD after its weekday in short: `sre, 02.12.2026`. */
export const shortDay = (date: string) => `${weekdayName(date).slice(0, 3)}, ${formatDay(date)}`;
