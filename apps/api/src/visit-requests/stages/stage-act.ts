import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { paraToDinars } from '@museum/shared/primitives/money';
import { lunchToAdd } from '@museum/shared/meals/dinner-template';
import { asWanted, withLunch, withUpdate } from '@museum/shared/visit-requests/as-wanted';
import { NO_ARRIVAL } from '@museum/shared/visit-requests/stages/ended-by';
import { isPromised, STAGE_ACTS, type StageAct } from '@museum/shared/visit-requests/stages/stage';
import type {
  MailPreview,
  MailPreviewQuery,
  StageActBody,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { workedOut } from '@museum/shared/visit-requests/worked-out';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Logger } from '#lib/log/logger.ts';
import { composeStageMail, staffMails, type StageNews } from '#visit-requests/emails/stage-mail.ts';
import { readPricesNow } from '#prices/read-price-mapping.ts';
import { readSetting } from '#settings/setting-store.ts';
import { showMail } from '#mail/present-mail.ts';
import { toldDraft, toldProforma } from '#visit-requests/emails/payment-blocks.ts';
import { draftProformas } from '#visit-requests/proforma/proforma-content.ts';
import { asksForTheSame, saysTheSame } from '#visit-requests/proforma/issue-store.ts';
import { readValidProformas } from '#visit-requests/proforma/proforma-store.ts';
import { requesterAddress } from '#visit-requests/emails/requester-mail.ts';
import { saveStage } from './stage-store.ts';
import { newsOfUpdate, reasonTold } from '#visit-requests/update-visit-request.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';

/** What the requester is told after an act. */
const NEWS: Record<StageAct, StageNews> = {
  confirm: 'confirmed',
  decline: 'declined',
  postpone: 'postponed',
  cancel: 'canceled',
};

/**
 * Confirms, declines, postpones or cancels a visit, with its trace and, if staff wish, its mail.
 * @throws AppError NOT_FOUND, STALE_VERSION, STAGE_CONFLICT with the present stage,
 * CAPACITY_EXCEEDED with the conflicts when a visit is confirmed that doesn't fit and no reason is given
 */
export async function actOnRequest(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  { id, act, body, actor }: { id: number; act: StageAct; body: StageActBody; actor: Actor },
): Promise<VisitRequest> {
  const { version, reason, mail } = body;
  const saved = await saveStage({
    id,
    version,
    act,
    reason,
    actor,
    now: deps.clock(),
    mails: (settled) => {
      const told = reasonTold(settled.before, settled.after, reason);
      return staffMails(NEWS[act], settled, { mail, reason: told }, deps);
    },
  });
  deps.mailer?.wake();
  return saved;
}

/** What an act makes of the columns that tell the stage. */
const steppedTo = (act: StageAct, now: Date) => ({
  ...NO_ARRIVAL,
  status: STAGE_ACTS[act].status,
  confirmedAt: act === 'confirm' ? now.toISOString() : null,
});

/** The predračuni as they would hold: those that stay, and without a number those that are issued anew. */
async function previewProformas(
  { after, today, isConfirmed }: { after: VisitRequest; today: string; isConfirmed: boolean },
  logger: Logger,
) {
  const valid = await readValidProformas(after.id);
  if (valid.length === 0 && !isConfirmed) return [];
  const isSame = isConfirmed ? saysTheSame : asksForTheSame;
  const drafts = draftProformas(after, await readSetting('payment-codes'));
  const outcomes = drafts.map((draft) => ({
    draft,
    stays: valid.find((one) => one.kind === draft.kind && isSame(draft, one)),
  }));
  const total = paraToDinars(drafts.reduce((sum, draft) => sum + draft.total, 0));
  const asked = {
    all: outcomes.map(({ draft, stays }) => stays ?? draft),
    payment: { total, paid: after.payment.paid },
  };
  return outcomes.map(({ draft, stays }) =>
    stays ? toldProforma(stays, asked, logger) : toldDraft(draft, asked, today),
  );
}

/**
 * The mail of an act, or of saving changes, as it would go now; nothing is stored.
 * @throws ZodError when the changes couldn't be saved, AppError NOT_FOUND, STAGE_CONFLICT when nobody
 * is told
 */
export async function previewMail(
  { clock, env, logger }: Pick<AppDeps, 'clock' | 'env' | 'logger'>,
  id: number,
  { act, changes, reason, note }: MailPreviewQuery,
): Promise<MailPreview> {
  const before = await readVisitRequest(id);
  const now = clock();
  const { news, after } = await outcomeOf(before, { act, changes }, now);
  const shown = reasonTold(before, after, reason);
  const today = dayInBelgrade(now);
  const proformas = await previewProformas(
    { after, today, isConfirmed: act === 'confirm' },
    logger,
  );
  const change = { before, after, note, reason: shown, proformas };
  const mail = composeStageMail(news, change, env);
  const html = await showMail(mail, env.PUBLIC_URL);
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
      return { news: NEWS[act], after: workedOut({ ...before, ...steppedTo(act, now) }) };
  }
}

/** @throws AppError STAGE_CONFLICT when nobody was promised the visit */
function changed({ stage }: VisitRequest, after: VisitRequest): Outcome {
  if (!isPromised(stage)) throw new AppError('STAGE_CONFLICT', { beside: { stage } });
  return { news: 'changed', after };
}
