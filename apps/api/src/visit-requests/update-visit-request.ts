import { databaseId } from '@museum/shared/primitives/database-id';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { AppError } from '#lib/http/app-error.ts';
import { statusChangedMails } from './emails/status-changed.ts';
import { findVisitRequest, saveVisitRequest } from './visit-request-store.ts';

const identifiedSchema = z.object({ id: databaseId });

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
  const update = updateVisitRequestSchema(todayOf(clock), stored).parse(body);
  const saved = await saveVisitRequest(update, actor, (before, after) =>
    statusChangedMails(before, after, env.PUBLIC_URL),
  );
  mailer?.wake();
  return saved;
}
