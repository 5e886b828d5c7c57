import { changeWay } from '@museum/shared/my-request/requester-acts';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import type {
  VisitRequest,
  WantedVisit,
} from '@museum/shared/visit-requests/visit-request-response';
import type { AuditAction } from '@museum/shared/audit/audit-action';
import { writeAudit } from '#audit/audit-store.ts';
import { changesBetween } from '#audit/changes-between.ts';
import { REQUESTER } from '#audit/program-actor.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { queueMail, type OutgoingMail } from '#mail/queue-mail.ts';
import { updateProformas } from '#visit-requests/proforma/issue-store.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import {
  changeVersion,
  dropProposal,
  readChanged,
  readVisitRequest,
} from '#visit-requests/visit-request-store.ts';
import { differingFields, presentVisit, saveWanted } from './wanted-store.ts';

/** What became of a change: it holds, waits for staff, or takes back what waited. */
type ChangeNews = 'changed' | 'proposed' | 'withdrawn';

const ACTIONS: Record<ChangeNews, AuditAction> = {
  changed: 'request-changed',
  proposed: 'change-proposed',
  withdrawn: 'proposal-withdrawn',
};

/** A visit as it was and as it is wished, and what the requester wrote about it. */
export type VisitChange = { from: WantedVisit; to: WantedVisit; note: string | null };

type Change = {
  id: number;
  version: number;
  /** The visit as it shall be, from how it is now. */
  wanted: (request: VisitRequest) => WantedVisit;
  note: string | null;
  now: Date;
  mailsAbout: (news: ChangeNews, request: VisitRequest, change: VisitChange) => OutgoingMail[];
};

/**
 * Takes a requester's change in: at once while the request is only received, as a proposal once the
 * visit is confirmed; with its trace and the office's mails in one transaction. What changes nothing,
 * a second press for example, does nothing.
 * @throws AppError NOT_FOUND, STALE_VERSION, TOO_LATE, STAGE_CONFLICT with the present stage
 */
export const saveChange = (change: Change): Promise<'applied' | 'proposed'> =>
  changeRequests(async (transaction) => {
    const request = await readVisitRequest(change.id, transaction);
    const { stage } = request;
    const from = presentVisit(request);
    const to = change.wanted(request);
    const way = changeWay(request, change.now);
    if (way === 'no') throw new AppError('STAGE_CONFLICT', { beside: { stage } });
    const fields = differingFields(from, to);
    const isSame = Object.keys(fields).length === 0;
    if (isSame && !request.proposal) return 'applied';
    if (isWaiting(request, to, change.note)) return 'proposed';
    if (way === 'tooLate') throw new AppError('TOO_LATE');
    const news = way === 'now' ? 'changed' : isSame ? 'withdrawn' : 'proposed';
    await STORE[news](transaction, change, fields);
    await noteChange(transaction, news, request, { from, to, note: change.note });
    if (news === 'changed') await followChange(transaction, change);
    const mails = change.mailsAbout(news, request, { from, to, note: change.note });
    await queueMail(transaction, ...mails);
    return news === 'proposed' ? 'proposed' : 'applied';
  });

/** Whether the very same wish waits already. */
const isWaiting = ({ proposal }: VisitRequest, wanted: WantedVisit, note: string | null) =>
  proposal !== null &&
  proposal.note === note &&
  Object.keys(differingFields(proposal.wanted, wanted)).length === 0;

type Store = (
  transaction: Transaction,
  change: Change,
  fields: Partial<WantedVisit>,
) => Promise<unknown>;

const STORE: Record<ChangeNews, Store> = {
  changed: saveWanted,
  withdrawn: async (transaction, change) => {
    await changeVersion(transaction, change, {});
    await dropProposal(transaction, change.id);
  },
  proposed: async (transaction, change, fields) => {
    await changeVersion(transaction, change, {});
    const { id: visitRequestId, note, now: sentAt } = change;
    const data = { sentAt, note, fields };
    await transaction.proposal.upsert({
      where: { visitRequestId },
      create: { visitRequestId, ...data },
      update: data,
      select: { id: true },
    });
  },
};

/** The sums and the predračuni of a request that has changed. */
async function followChange(transaction: Transaction, { id, now }: Change): Promise<void> {
  const changed = await readChanged(id, transaction);
  await updateProformas(transaction, changed, { actor: REQUESTER, now });
}

/** Notes what the requester wishes otherwise. */
const noteChange = (
  transaction: Transaction,
  news: ChangeNews,
  { id, normalizedId }: VisitRequest,
  { from, to, note }: VisitChange,
) =>
  writeAudit(transaction, {
    actor: REQUESTER,
    action: ACTIONS[news],
    subject: normalizedId,
    visitRequestId: id,
    changes: [
      ...changesBetween(ageGroupAsRequested(from), ageGroupAsRequested(to)),
      ...(note ? [{ field: 'note', from: null, to: note }] : []),
    ],
  });
