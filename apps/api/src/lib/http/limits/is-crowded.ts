import type { AppDeps } from '#lib/app-deps.ts';
import type { RateLimits } from './rate-limit.ts';

/**
 * Counts one more submission that will be stored. True, and logged, when there are more of them than
 * people send (decision 11).
 */
export async function isCrowded(
  { limits, logger }: { limits: RateLimits; logger: AppDeps['logger'] },
  form: 'visitRequestOverall' | 'contactOverall',
): Promise<boolean> {
  const isOver = await limits.exceeds(form, 'all');
  if (isOver) logger.warn({ form }, 'submissions beyond what people send: not confirmed by mail');
  return isOver;
}
