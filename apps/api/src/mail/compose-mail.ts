import type { MailAttachment } from './mail-attachment.ts';
import type { MailContent, MailDraft } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** A mail as the outbox keeps it: in words, and as what it is drawn of. */
export type ComposedMail = {
  subject: string;
  text: string;
  content: MailContent;
  attachments: MailAttachment[];
};

/** Writes a mail in words; `siteUrl` is `PUBLIC_URL`. */
export const composeMail = (
  { subject, attachments = [], ...content }: MailDraft,
  siteUrl: string,
): ComposedMail => ({ subject, text: mailText(content, siteUrl), content, attachments });

/** A mail of the outbox; one that an older version queued has its HTML instead of its content. */
type StoredMail = { subject: string; content: unknown; html?: string };

/** The HTML form of a mail; `siteUrl` is `PUBLIC_URL`. */
export const drawMail = ({ subject, content, html = '' }: StoredMail, siteUrl: string): string =>
  content === null ? html : mailHtml(subject, content as MailContent, siteUrl);
