import { requesterOf } from './requester/requester.ts';
import { stagingOf } from './stages/stage.ts';

type Source = Parameters<typeof requesterOf>[0] & Parameters<typeof stagingOf>[0];

/** A request with what follows from its fields: who comes, from where, and where the visit stands. */
export const workedOut = <Fields extends Source>(fields: Fields) => ({
  ...fields,
  ...requesterOf(fields),
  ...stagingOf(fields),
});
