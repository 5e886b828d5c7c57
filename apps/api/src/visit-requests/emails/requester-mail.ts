import { organisation } from '@museum/shared/organisation/organisation';
import { ownPageSentence } from '@museum/shared/my-request/own-page-sentence';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import { isEmail } from '@museum/shared/primitives/email';
import { FOLLOWERS, plural, VISITORS } from '@museum/shared/primitives/plural';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Env } from '#env.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { isFile, type MailAttachment } from '#mail/composing/mail-attachment.ts';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import { composeMail, type ComposedMail } from '#mail/composing/compose-mail.ts';
import { inShort, withoutLinks } from '#mail/composing/typed-text.ts';
import { visitCalendar, visitCalendarName } from '#visit-requests/documents/visit-calendar.ts';
import { requestPage } from '#visit-requests/request-key.ts';

/** What mails to a requester are made with: the site's address, and the time, on which it depends what they may do. */
export type MailDeps = { env: Pick<Env, 'PUBLIC_URL'> } & Pick<AppDeps, 'clock'>;

/** A mail to a requester without what all of them have. */
export type RequesterContent = {
  subject: string;
  preview: string;
  heading: string;
  /** After the salutation, before the day. */
  lead: string;
  /** What the day is called: "Potvrđen termin". */
  term: string;
  /** What is set off below the day: staff's own words, or what is still open. */
  words?: readonly MailBlock[];
  blocks: readonly MailBlock[];
  /** Beside the calendar file. */
  attachments?: readonly MailAttachment[];
  /** After all else but the link. */
  end?: readonly MailBlock[];
};

/** Where a requester is written to; null when nobody's address is left in the request. */
export function requesterAddress(request: VisitRequest): string | null {
  const { email } = contactSummary(request);
  return request.anonymizedAt === null && isEmail(email) ? email : null;
}

/** Why a visit is off. */
export const reasonWords = (reason: string | null | undefined): MailBlock[] =>
  reason ? [{ kind: 'note', label: 'Razlog', text: reason }] : [];

/** What staff add to a mail in their own words. */
export const staffWords = (note: string | null | undefined): MailBlock[] =>
  note ? [{ kind: 'note', label: 'Poruka centra', text: note }] : [];

/**
 * A mail to whoever sent a request: the day with its weekday, the link to the request's own page, what
 * the mail is about, whom to call, the calendar file. It ends with the link in full, whose key comes into
 * it when the mail leaves.
 */
export function composeRequesterMail(
  request: VisitRequest,
  content: RequesterContent,
  { env, clock }: MailDeps,
): ComposedMail {
  const { subject, preview, heading, lead, words = [], blocks, end = [] } = content;
  const url = requestPage(env);
  const attachments: MailAttachment[] = [
    {
      kind: 'calendar',
      name: visitCalendarName(request),
      text: visitCalendar(request, env.PUBLIC_URL),
    },
    ...(content.attachments ?? []),
  ];
  const all: MailBlock[] = [
    { kind: 'paragraph', text: 'Poštovani,' },
    { kind: 'paragraph', text: lead },
    termBlock(request, content.term),
    ...words,
    { kind: 'button', label: 'Otvorite svoj zahtev', url },
    { kind: 'paragraph', text: ownPageSentence(request, clock()) },
    ...blocks,
    { kind: 'heading', text: 'Koga da pozovete' },
    {
      kind: 'paragraph',
      text: `Za sva pitanja pozovite ${organisation.phones[0]} ili odgovorite na ovaj mejl; navedite broj ${request.normalizedId}.`,
    },
    { kind: 'heading', text: 'U prilogu' },
    { kind: 'files', names: attachments.filter(isFile).map(({ name }) => name) },
    ...end,
    {
      kind: 'note',
      text: 'Veza do stranice zahteva je njegov ključ: prosledite je samo onome ko treba da ga menja.',
    },
    { kind: 'link', label: 'Stranica vašeg zahteva', url },
  ];
  return composeMail({ subject, preview, heading, blocks: all, attachments }, env.PUBLIC_URL);
}

function termBlock(request: VisitRequest, label: string): MailBlock {
  const { visitDate, visitTime, visitorAmount, numberOfFollowers, dinnerRequest } = request;
  const people = `${plural(visitorAmount, VISITORS)} i ${plural(numberOfFollowers, FOLLOWERS)}`;
  const lunch = dinnerRequest ? ` · ručak u ${dinnerRequest.timeOfDinner}` : '';
  return {
    kind: 'term',
    label,
    term: `${dayWithWeekday(visitDate)} u ${visitTime}`,
    lines: [withoutLinks(inShort(contactSummary(request).name)), people + lunch].filter(Boolean),
  };
}
