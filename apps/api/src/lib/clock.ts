import { dayInBelgrade, type Today } from '@museum/shared/primitives/calendar-date';

/** What time it is; tests hand in a clock that they move themselves. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();

/** Which day it is in Belgrade by a clock. */
export const todayOf =
  (clock: Clock): Today =>
  () =>
    dayInBelgrade(clock());
