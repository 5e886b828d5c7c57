import { plural } from '@museum/shared/primitives/plural';

/** Follows what is too many only once the received groups come, too. */
export const IF_RECEIVED_COME = ' ako se potvrde i primljene grupe';

const STARTING = { one: 'grupa počinje', few: 'grupe počinju', other: 'grupa počinje' };

type Starts = {
  count: number;
  capacity: number;
  /** Whether so many start in any case, or only once those that are received come, too. */
  isSure: boolean;
};

/** Too many groups that start at once: "3 grupe počinju, predviđeno je 2". */
export const startsInWords = ({ count, capacity, isSure }: Starts) =>
  `${plural(count, STARTING)}, predviđeno je ${capacity}${isSure ? '' : IF_RECEIVED_COME}`;
