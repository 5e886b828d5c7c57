/** What time it is; tests hand in a clock that they move themselves. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();
