/**
 * A time as people type it (9, 930, 9.30, 09:30 h, 9:30 AM) as HH:mm. What is no time stays as it was typed,
 * for the schema to answer.
 */
export function normaliseTime(typed: string): string {
  const parts = /^\s*(\d{1,2})(?:\s*[:.,\s]?\s*(\d{2}))?\s*(?:h|([ap])\.?m\.?)?\s*$/i.exec(typed);
  if (!parts) return typed;
  const [, hours = '', minutes = '00', half] = parts;
  const hour = half ? afterNoon(Number(hours), half) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : typed;
}

/** An hour of the twelve-hour clock, which a message of spec §5 names; 24 for one that it hasn't. */
const afterNoon = (hour: number, half: string) =>
  hour < 1 || hour > 12 ? 24 : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);

/** The next (or previous) full step of so many minutes within HH:mm bounds; `min` for no time at all. */
export function stepTime(
  time: string,
  difference: 1 | -1,
  { stepMinutes, min, max }: { stepMinutes: number; min: string; max: string },
): string {
  const parts = /^(\d\d):(\d\d)$/.exec(time);
  if (!parts) return min;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  const steps = minutes / stepMinutes;
  const next = (difference > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * stepMinutes;
  const text = [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0'));
  const stepped = text.join(':');
  if (stepped < min) return min;
  return stepped > max ? max : stepped;
}
