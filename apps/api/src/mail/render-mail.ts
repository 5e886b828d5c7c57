import type { MailAttachment } from './mail-attachment.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** A mail as it is stored and sent. */
export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
};

/** Draws a mail's content in both forms; `siteUrl` is `PUBLIC_URL`. */
export const renderMail = (content: MailContent, siteUrl: string): RenderedMail => ({
  subject: content.subject,
  text: mailText(content, siteUrl),
  html: mailHtml(content, siteUrl),
  attachments: content.attachments ?? [],
});
