/** A quarter of an hour of a day, counted from midnight: 0 is 00:00–00:15, 40 is 10:00–10:15. */
export type Quarter = number;

const QUARTER_MINUTES = 15;

/** How many quarters a day has. */
export const QUARTERS_A_DAY = 96;

/** Minutes since midnight of a time HH:mm. */
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The quarter that a time HH:mm falls into. */
export const quarterAt = (time: string): Quarter => Math.floor(minutesOf(time) / QUARTER_MINUTES);

const timeAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When a quarter begins, as HH:mm; the end of the day is 24:00. */
export const quarterStart = (quarter: Quarter) => timeAt(quarter * QUARTER_MINUTES);

/** A time HH:mm so many minutes later. */
export const minutesLater = (time: string, minutes: number) => timeAt(minutesOf(time) + minutes);

/** The minutes from one time HH:mm to another; below 0 to an earlier one. */
export const minutesBetween = (from: string, to: string) => minutesOf(to) - minutesOf(from);

/** A stay from a time HH:mm on, in minutes. */
export type Span = { time: string; minutes: number };

/** Whether two stays of a day meet; one that begins when the other ends doesn't. */
export const staysMeet = (one: Span, other: Span) =>
  one.time < minutesLater(other.time, other.minutes) &&
  other.time < minutesLater(one.time, one.minutes);

/** The quarters that a stay touches, `to` not included; a stay over midnight ends with the day. */
export const quartersOf = (time: string, stayMinutes: number) => ({
  from: quarterAt(time),
  to: Math.min(QUARTERS_A_DAY, Math.ceil((minutesOf(time) + stayMinutes) / QUARTER_MINUTES)),
});
