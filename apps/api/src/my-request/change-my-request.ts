import {
  changeMyRequestSchema,
  type ChangeMyRequest,
} from '@museum/shared/my-request/change-my-request-schema';
import type { ChangedMyRequest } from '@museum/shared/my-request/my-request-schema';
import { ageGroupAsAnswered } from '@museum/shared/visit-requests/fields/age-group-field';
import {
  type VisitRequest,
  type WantedVisit,
  wantedVisitSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { saveChange } from './change-store.ts';
import { requesterNewsMail } from './emails/requester-news.ts';
import { readMyRequest } from './read-my-request.ts';

/**
 * Changes a request as its requester wishes, or proposes the change to the staff.
 * @throws ZodError, AppError NOT_FOUND, STALE_VERSION, TOO_LATE, STAGE_CONFLICT
 */
export async function changeMyRequest(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  id: number,
  body: unknown,
): Promise<ChangedMyRequest> {
  const { clock, env, mailer } = deps;
  const now = clock();
  const stored = await readVisitRequest(id);
  const { version, note, ...change } = changeMyRequestSchema(todayOf(clock), stored).parse(body);
  const outcome = await saveChange({
    id,
    version,
    note,
    now,
    wanted: (request) => wantedOf(change, request),
    mailsAbout: (news, request, visitChange) => [
      requesterNewsMail(request, { kind: news, ...visitChange }, env),
    ],
  });
  mailer?.wake();
  const request = await readMyRequest(deps, id);
  return outcome === 'proposed' ? { proposed: true, request } : { applied: true, request };
}

/** A request as it shall be; a leader who isn't named stays. */
function wantedOf(
  { agencyLeaderName, institutionLeaderName, ...change }: Omit<ChangeMyRequest, 'version' | 'note'>,
  request: VisitRequest,
): WantedVisit {
  return wantedVisitSchema.parse({
    ...request,
    ...ageGroupAsAnswered(change),
    agencyLeaderName: agencyLeaderName ?? request.agencyLeaderName,
    institutionLeaderName: institutionLeaderName ?? request.institutionLeaderName,
  });
}
