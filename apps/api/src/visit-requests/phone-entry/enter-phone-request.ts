import {
  phoneRequestSchema,
  type PhoneRequest,
} from '@museum/shared/visit-requests/phone-request-schema';
import { NO_NUMBER_YET } from '@museum/shared/visit-requests/as-wanted';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { workedOut } from '@museum/shared/visit-requests/worked-out';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import type { IdempotencyClaim } from '#lib/database/idempotency-store.ts';
import { takeOnce } from '#lib/database/take-once.ts';
import { showMail } from '#mail/present-mail.ts';
import { readPricesNow } from '#prices/read-price-mapping.ts';
import { requestReceivedMail } from '#visit-requests/emails/request-received.ts';
import { newVisitRequest } from '#visit-requests/new-visit-request.ts';
import {
  reserveNumbers,
  storeSubmission,
  type Reservation,
} from '#visit-requests/submission-store.ts';

type Deps = Pick<AppDeps, 'clock' | 'env' | 'mailer'>;
type Entry = { body: unknown; key: string | undefined; actor: Actor };

const schemaOfAnyDay = phoneRequestSchema();

/**
 * Stores what a caller asks for, at the prices of now and with its trace. Its receipt goes only if
 * staff wish it and there is an address. The same key with the same body gets the first answer again.
 * @throws ZodError, AppError IDEMPOTENCY_CONFLICT
 */
export function enterPhoneRequest(
  deps: Deps,
  { body, key, actor }: Entry,
): Promise<CreatedVisitRequest> {
  const schema = phoneRequestSchema(todayOf(deps.clock));
  return takeOnce({ body, key, schema, schemaOfAnyDay }, (entered, claim) =>
    takeIn(deps, { entered, claim, actor }),
  );
}

type Taken = { entered: PhoneRequest; claim: IdempotencyClaim | undefined; actor: Actor };

/** Undefined when somebody else was faster with the same key. */
async function takeIn(
  deps: Deps,
  { entered, claim, actor }: Taken,
): Promise<CreatedVisitRequest | undefined> {
  const { mail, ...fields } = entered;
  const reservation = await reserveNumbers(entered.isRequestingDinner);
  const { stored, request } = asRequested(fields, reservation, deps.clock());
  const mails =
    mail.send && contactSummary(request).email
      ? [requestReceivedMail(request, deps, mail.note)]
      : [];
  const { id, normalizedId } = stored;
  const trace = {
    actor,
    action: 'request-entered',
    subject: normalizedId,
    visitRequestId: id,
  } as const;
  if (!(await storeSubmission(stored, mails, claim, [trace]))) return undefined;
  deps.mailer?.wake();
  return { id, normalizedId };
}

function asRequested(fields: Omit<PhoneRequest, 'mail'>, reservation: Reservation, now: Date) {
  const stored = newVisitRequest(fields, reservation, { now, source: 'PHONE' });
  return { stored, request: workedOut(stored) };
}

/**
 * The receipt as it would go now; nothing is stored and no number is used.
 * @throws ZodError
 */
export async function previewReceipt(deps: Deps, body: unknown): Promise<MailPreview> {
  const { mail, ...fields } = phoneRequestSchema(todayOf(deps.clock)).parse(body);
  const unitPrices = await readPricesNow();
  const reservation = { ...NO_NUMBER_YET, dinner: NO_NUMBER_YET, unitPrices };
  const { request } = asRequested(fields, reservation, deps.clock());
  const to = contactSummary(request).email;
  if (!to) return { to: null, subject: '', html: '' };
  const receipt = requestReceivedMail(request, deps, mail.note);
  return { to, subject: receipt.subject, html: await showMail(receipt, deps.env.PUBLIC_URL) };
}
