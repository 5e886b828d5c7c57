import type { z } from 'zod';
import {
  findEarlierAnswer,
  idempotencyClaim,
  type IdempotencyClaim,
  type StoredAnswer,
} from './idempotency-store.ts';

type Sent<Body> = {
  body: unknown;
  /** Undefined: the form makes none, and each body is stored. */
  key: string | undefined;
  schema: z.ZodType<Body>;
  /** A form may come back after midnight for an answer that got lost, when its day has passed. */
  schemaOfAnyDay?: z.ZodType<Body>;
};

/**
 * Takes in what a form sends; the same key with the same body gets the first answer again. `takeIn`
 * answers undefined when somebody else was faster with the same key.
 * @throws ZodError, AppError IDEMPOTENCY_CONFLICT
 */
export async function takeOnce<Body, Answer extends StoredAnswer>(
  sent: Sent<Body>,
  takeIn: (body: Body, claim: IdempotencyClaim | undefined) => Promise<Answer | undefined>,
): Promise<Answer> {
  const { body, key, schema, schemaOfAnyDay = schema } = sent;
  const checked = schema.safeParse(body);
  const known = checked.success ? checked : schemaOfAnyDay.safeParse(body);
  const claim = known.success && key !== undefined ? idempotencyClaim(key, known.data) : undefined;

  const earlier = claim && (await findEarlierAnswer<Answer>(claim));
  if (earlier) return earlier;
  if (!checked.success) throw checked.error;
  return (await takeIn(checked.data, claim)) ?? takeOnce(sent, takeIn);
}
