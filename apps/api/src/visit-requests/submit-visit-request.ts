import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { submitVisitRequestSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import type {
  CreatedVisitRequest,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import type { AppDeps } from '#lib/app-deps.ts';
import { newRequestMail } from './emails/new-request.ts';
import { requestReceivedMail } from './emails/request-received.ts';
import { findEarlierAnswer, idempotencyClaim } from './idempotency-store.ts';
import { storeVisitRequest } from './visit-request-store.ts';

type Deps = Pick<AppDeps, 'env' | 'clock' | 'mailer'>;

/** Before every day that a form can name. */
const ANY_DAY = '0000-01-01';

/**
 * Takes a group's request in: it is stored, confirmed to the requester and announced to the
 * centre. The same key with the same body gets the first answer again.
 * @throws ZodError, AppError IDEMPOTENCY_CONFLICT
 */
export async function submitVisitRequest(
  { env, clock, mailer }: Deps,
  body: unknown,
  key: string | undefined,
): Promise<CreatedVisitRequest> {
  const checked = submitVisitRequestSchema(dayInBelgrade(clock())).safeParse(body);
  if (!checked.success) {
    const earlier = key !== undefined && (await findAnswerOfAnEarlierDay(body, key));
    if (earlier) return earlier;
    throw checked.error;
  }
  const mailsAbout = (request: VisitRequest) => [
    requestReceivedMail(request, env.PUBLIC_URL),
    newRequestMail(request, env.MAIL_OFFICE, env.PUBLIC_URL),
  ];
  const request = checked.data;
  const claim = key === undefined ? undefined : idempotencyClaim(key, request);
  const created = await storeVisitRequest(request, mailsAbout, claim);
  mailer?.wake();
  return created;
}

/** A form may come back after midnight for an answer that got lost, when its day has passed. */
async function findAnswerOfAnEarlierDay(body: unknown, key: string) {
  const checked = submitVisitRequestSchema(ANY_DAY).safeParse(body);
  return checked.success ? await findEarlierAnswer(idempotencyClaim(key, checked.data)) : undefined;
}
