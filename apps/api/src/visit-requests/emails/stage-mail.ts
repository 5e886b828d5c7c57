import { dayInWords, weekdayName } from '@museum/shared/primitives/day-words';
import { moneyWords } from '@museum/shared/visit-requests/requester/requester-rules';
import type { MailChoice, Telling } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import type { ComposedMail } from '#mail/composing/compose-mail.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { MailsAbout, Settled } from '#visit-requests/visit-request-store.ts';
import {
  paymentAttachments,
  paymentBlocks,
  toldProformas,
  type ToldProforma,
} from './payment-blocks.ts';
import {
  type MailDeps,
  composeRequesterMail,
  reasonWords,
  requesterAddress,
  staffWords,
} from './requester-mail.ts';
import { STAGE_WORDS, type StageNews } from './stage-words.ts';
import { requesterBlocks } from './visit-request-blocks.ts';

/** A request before and after, why, and what staff add in their own words. */
export type StageChange = {
  before: VisitRequest;
  after: VisitRequest;
  reason?: string | null;
  note?: string | null;
  /** What holds after the change. */
  proformas?: ToldProforma[];
};

const termOf = ({ visitDate, visitTime }: VisitRequest) =>
  `${dayInWords(visitDate)} (${weekdayName(visitDate)}) u ${visitTime}`;

/** How the news of a visit reads; `reason` and `note` are what staff wrote. */
export function composeStageMail(
  news: StageNews,
  { before, after, reason, note, proformas = [] }: StageChange,
  deps: MailDeps,
): ComposedMail {
  const words = STAGE_WORDS[news];
  const [term, was] = [termOf(after), termOf(before)];
  const content = {
    subject: `${words.subject}: ${after.normalizedId}, ${term}`,
    preview: `${words.subject}: ${term}.`,
    heading: words.heading,
    lead: words.lead(term, was),
    term: (term !== was && words.otherTerm) || words.term,
    words: [...reasonWords(reason), ...staffWords(note)],
    blocks: [
      { kind: 'heading', text: 'Šta sledi' },
      {
        kind: 'list',
        items: [...changeNews(news, before, after), ...words.next(moneyWords(after.payment.paid))],
      },
      { kind: 'heading', text: words.summary },
      ...words.blocks(after),
      ...(words.isPaidFor ? paymentBlocks(after, proformas) : []),
      ...requesterBlocks(after),
    ] satisfies MailBlock[],
    attachments: words.isPaidFor ? paymentAttachments(after, proformas) : [],
  };
  return composeRequesterMail(after, content, deps);
}

const TOLD_OF_CHANGES: StageNews[] = ['changed', 'confirmed', 'proposalAccepted'];

/** What would be overlooked below: another day, and a lunch that came or went. */
function changeNews(news: StageNews, before: VisitRequest, after: VisitRequest): string[] {
  if (!TOLD_OF_CHANGES.includes(news)) return [];
  const term = termOf(before);
  const moved = term === termOf(after) ? [] : [`Termin je promenjen; ranije je bio ${term}.`];
  return [...moved, ...lunchNews(before.dinnerRequest, after.dinnerRequest)];
}

type Lunch = VisitRequest['dinnerRequest'];

function lunchNews(was: Lunch, is: Lunch): string[] {
  if (was && !is) return ['Ručak je otkazan; predračun za obroke više ne važi.'];
  return !was && is ? [`Dodat je ručak u ${is.timeOfDinner}.`] : [];
}

/** The mail with the news, none when there is nobody to write to. */
export function stageMails(news: StageNews, change: StageChange, deps: MailDeps): OutgoingMail[] {
  const address = requesterAddress(change.after);
  if (address === null) return [];
  return [
    {
      kind: 'status-changed',
      isLimited: news === 'canceledByRequester',
      recipient: address,
      visitRequestId: change.after.id,
      ...composeStageMail(news, change, deps),
    },
  ];
}

/** What staff add to the news, and whether it is told at all. */
type Wish = { mail: MailChoice; reason?: string | null };

/** The mail with what staff did, none where they withhold it. */
export function staffMails(
  news: StageNews,
  { before, after, valid }: Settled,
  { mail, reason }: Wish,
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger'>,
): OutgoingMail[] {
  if (!mail.send) return [];
  const proformas = toldProformas(valid, after, deps.logger);
  return stageMails(news, { before, after, note: mail.note, reason, proformas }, deps);
}

/** The mail about a change of a visit that is and stays promised, where staff wish it. */
export const changeMails =
  ({ mail }: Telling, deps: Pick<AppDeps, 'clock' | 'env' | 'logger'>): MailsAbout =>
  (settled) =>
    mail && isPromised(settled.after.stage) ? staffMails('changed', settled, { mail }, deps) : [];
