import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { paraToDinars } from '@museum/shared/primitives/money';
import { lunchToAdd } from '@museum/shared/meals/dinner-template';
import { asWanted, withLunch, withUpdate } from '@museum/shared/visit-requests/as-wanted';
import { isPromised, type StageAct } from '@museum/shared/visit-requests/stages/stage';
import type {
  MailPreview,
  MailPreviewQuery,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { workedOut } from '@museum/shared/visit-requests/worked-out';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Logger } from '#lib/log/logger.ts';
import { showMail } from '#mail/present-mail.ts';
import { readPricesNow } from '#prices/read-price-mapping.ts';
import { readSetting } from '#settings/setting-store.ts';
import { toldDraft, toldProforma } from '#visit-requests/emails/payment-blocks.ts';
import { requesterAddress } from '#visit-requests/emails/requester-mail.ts';
import { composeStageMail } from '#visit-requests/emails/stage-mail.ts';
import type { StageNews } from '#visit-requests/emails/stage-words.ts';
import { asksForTheSame, saysTheSame } from '#visit-requests/proforma/issue-store.ts';
import { withDue } from '#visit-requests/proforma/due.ts';
import { draftProformas, type ProformaDraft } from '#visit-requests/proforma/proforma-content.ts';
import {
  type FrozenProforma,
  readValidProformas,
} from '#visit-requests/proforma/proforma-store.ts';
import { newsOfUpdate, reasonTold } from '#visit-requests/update-visit-request.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { NEWS } from './stage-act.ts';
import { steppedTo } from './stage-store.ts';

/** The predračuni as they would hold: those that stay, and without a number those that are issued anew. */
async function previewProformas(
  { after, today, isConfirmed }: { after: VisitRequest; today: string; isConfirmed: boolean },
  logger: Logger,
) {
  const valid = await readValidProformas(after.id);
  if (valid.length === 0 && !isConfirmed) return [];
  const isSame = isConfirmed ? saysTheSame : asksForTheSame;
  const drafts = draftProformas(after, await readSetting('payment-codes'));
  const holding = drafts.map(
    (draft): ProformaDraft | FrozenProforma =>
      valid.find((one) => one.kind === draft.kind && isSame(draft, one)) ?? draft,
  );
  const total = paraToDinars(drafts.reduce((sum, draft) => sum + draft.total, 0));
  return withDue(holding, { ...after, payment: { ...after.payment, total } }).map((one) =>
    'id' in one ? toldProforma(one, logger) : toldDraft(one, today),
  );
}

/**
 * The mail of an act, or of saving changes, as it would go now; nothing is stored.
 * @throws ZodError when the changes couldn't be saved, AppError NOT_FOUND, STAGE_CONFLICT when nobody
 * is told
 */
export async function previewMail(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger'>,
  id: number,
  { act, changes, reason, note }: MailPreviewQuery,
): Promise<MailPreview> {
  const before = await readVisitRequest(id);
  const now = deps.clock();
  const { news, after } = await outcomeOf(before, { act, changes }, now);
  const shown = reasonTold(before, after, reason);
  const today = dayInBelgrade(now);
  const proformas = await previewProformas(
    { after, today, isConfirmed: act === 'confirm' },
    deps.logger,
  );
  const change = { before, after, note, reason: shown, proformas };
  const mail = composeStageMail(news, change, deps);
  const html = await showMail(mail, deps.env.PUBLIC_URL);
  return { to: requesterAddress(after), subject: mail.subject, html };
}

type Outcome = { news: StageNews; after: VisitRequest };

/** @throws AppError STAGE_CONFLICT when no proposal waits, or nobody is told of the changes */
async function outcomeOf(
  before: VisitRequest,
  { act, changes }: Pick<MailPreviewQuery, 'act' | 'changes'>,
  now: Date,
): Promise<Outcome> {
  switch (act) {
    case 'change': {
      const { id, version } = before;
      const schema = updateVisitRequestSchema(() => dayInBelgrade(now), before);
      const after = withUpdate(before, schema.parse({ ...changes, id, version }));
      const news = newsOfUpdate(before, after);
      if (news === null) throw new AppError('STAGE_CONFLICT', { beside: { stage: after.stage } });
      return { news, after };
    }
    case 'add-dinner':
      return changed(before, withLunch(before, lunchToAdd(before)));
    case 'remove-dinner':
      return changed(before, withLunch(before, null));
    case 'recalculate':
      return changed(before, { ...before, unitPrices: await readPricesNow() });
    case 'accept-proposal':
    case 'decline-proposal': {
      const { proposal, stage } = before;
      if (!proposal) throw new AppError('STAGE_CONFLICT', { beside: { stage } });
      return act === 'accept-proposal'
        ? { news: 'proposalAccepted', after: asWanted(before, proposal.wanted) }
        : { news: 'proposalDeclined', after: before };
    }
    case 'confirm':
    case 'decline':
    case 'postpone':
    case 'cancel':
      return { news: NEWS[act], after: afterAct(before, act, now) };
  }
}

/** @throws AppError STAGE_CONFLICT when nobody was promised the visit */
function changed({ stage }: VisitRequest, after: VisitRequest): Outcome {
  if (!isPromised(stage)) throw new AppError('STAGE_CONFLICT', { beside: { stage } });
  return { news: 'changed', after };
}

/** A request as an act of staff would leave it. */
function afterAct(before: VisitRequest, act: StageAct, now: Date): VisitRequest {
  const { confirmedAt, ...columns } = steppedTo(act, now);
  return workedOut({ ...before, ...columns, confirmedAt: confirmedAt?.toISOString() ?? null });
}
