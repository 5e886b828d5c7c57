import { hoursOn } from '@museum/shared/opening-hours/opening-hours';
import {
  submitVisitRequestSchema,
  type SubmitVisitRequest,
} from '@museum/shared/visit-requests/submit-visit-request-schema';
import type {
  CreatedVisitRequest,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import { workedOut } from '@museum/shared/visit-requests/worked-out';
import type { AppDeps } from '#lib/app-deps.ts';
import { isCrowded } from '#lib/http/limits/is-crowded.ts';
import type { RateLimits } from '#lib/http/limits/rate-limit.ts';
import type { SubmissionSigns } from '#lib/http/submission-headers.ts';
import { suspectMail } from '#mail/suspect-mail.ts';
import { readSiteHours } from '#settings/setting-store.ts';
import { dinnerRequestReceivedMail } from './emails/dinner-request-received.ts';
import { newRequestMail } from './emails/new-request.ts';
import { isOrderedByRequester, requestReceivedMail } from './emails/request-received.ts';
import type { IdempotencyClaim } from '#lib/database/idempotency-store.ts';
import { takeOnce } from '#lib/database/take-once.ts';
import { newVisitRequest } from './new-visit-request.ts';
import { FIRST_KEY_VERSION, requestKey } from './request-key.ts';
import { reserveNumbers, storeSubmission } from './submission-store.ts';

type Deps = Pick<AppDeps, 'env' | 'clock' | 'logger' | 'mailer'> & {
  schema: ReturnType<typeof submitVisitRequestSchema>;
  limits: RateLimits;
};

const schemaOfAnyDay = submitVisitRequestSchema();

/**
 * Takes a group's request in: it is stored, confirmed to the requester and announced to the
 * centre. The same key with the same body gets the first answer again. What looks as if no person
 * had sent it, or comes when far more is sent than people send, is taken in like any other, only not
 * confirmed (decision 11). Beside it stands the key of the requester's own page.
 * @throws ZodError, AppError IDEMPOTENCY_CONFLICT
 */
export async function submitVisitRequest(
  deps: Deps,
  body: unknown,
  { key, isSuspect }: SubmissionSigns,
): Promise<{ created: CreatedVisitRequest; key: string }> {
  const sent = { body, key, schema: deps.schema, schemaOfAnyDay };
  const created = await takeOnce(sent, (submission, claim) =>
    takeIn(deps, { submission, claim, isSuspect }),
  );
  // Whoever sends the same form again gets the key of the first answer.
  const first = { id: created.id, keyVersion: FIRST_KEY_VERSION };
  return { created, key: requestKey(first, deps.env) };
}

/** Confirms to the requester, and to whoever ordered the lunch where it is somebody else. */
const confirmationsOf = (request: VisitRequest, deps: Deps) => [
  requestReceivedMail(request, deps),
  ...(request.dinnerRequest && !isOrderedByRequester(request)
    ? [dinnerRequestReceivedMail(request, request.dinnerRequest, deps.env.PUBLIC_URL)]
    : []),
];

type Taken = {
  submission: SubmitVisitRequest;
  claim: IdempotencyClaim | undefined;
  isSuspect: boolean;
};

/** Undefined when somebody else was faster with the same key. */
async function takeIn(
  deps: Deps,
  { submission, claim, isSuspect }: Taken,
): Promise<CreatedVisitRequest | undefined> {
  const { env, clock, mailer } = deps;
  const [reservation, hours] = await Promise.all([
    reserveNumbers(submission.isRequestingDinner),
    readSiteHours(),
  ]);
  const stored = newVisitRequest(submission, reservation, {
    now: clock(),
    source: 'WEB',
  });
  const request = workedOut(stored);
  const isUnconfirmed = isSuspect || (await isCrowded(deps, 'visitRequestOverall'));
  const notice = newRequestMail(request, hoursOn(hours, request.visitDate).open, {
    office: env.MAIL_OFFICE,
    siteUrl: env.PUBLIC_URL,
  });
  const mails = isUnconfirmed ? [suspectMail(notice)] : [...confirmationsOf(request, deps), notice];
  const row = { ...stored, isSuspect: isUnconfirmed };
  if (!(await storeSubmission(row, mails, claim))) return undefined;
  mailer?.wake();
  return { id: request.id, normalizedId: request.normalizedId };
}
