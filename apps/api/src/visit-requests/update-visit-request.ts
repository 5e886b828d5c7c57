import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { databaseId } from '@museum/shared/primitives/database-id';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import { statusChangedMails } from './emails/status-changed.ts';
import { findVisitRequest, saveVisitRequest } from './visit-request-store.ts';

const identifiedSchema = z.object({ id: databaseId, visitDate: z.unknown() });

/**
 * Saves what staff changed in a request and tells the requester about another status; mails go to
 * the address that stands in the request from now on.
 * @throws ZodError, AppError NOT_FOUND, STALE_VERSION
 */
export async function updateVisitRequest(
  { clock, env, mailer }: Pick<AppDeps, 'clock' | 'env' | 'mailer'>,
  body: unknown,
  actor: Actor,
): Promise<VisitRequest> {
  const identified = identifiedSchema.safeParse(body).data;
  const stored = identified && (await findVisitRequest(identified.id));
  if (identified && !stored) throw new AppError('NOT_FOUND');
  const today = dayInBelgrade(clock());
  // A day that has passed since the request was made may stay as it is; no other past day is let in.
  const isUnchanged = stored !== undefined && identified?.visitDate === stored.visitDate;
  const earliestDay = isUnchanged ? stored.visitDate : today;
  const update = updateVisitRequestSchema(earliestDay, stored).parse(body);
  const saved = await saveVisitRequest(update, actor, (before, after) =>
    statusChangedMails(before, after, env.PUBLIC_URL),
  );
  mailer?.wake();
  return saved;
}
