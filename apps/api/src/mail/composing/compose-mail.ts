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

/**
 * Both forms of a mail as it leaves. What leads to the requester's own page leads there by `ownLink`,
 * whose key no stored mail has; older versions stored the one that held then.
 */
export function drawLeavingMail(
  mail: StoredMail & { text: string },
  siteUrl: string,
  ownLink: string | null,
): { text: string; html: string } {
  const { subject, text, html = '' } = mail;
  if (mail.content === null) return { text, html };
  const stored = mail.content as MailContent;
  const content = ownLink === null ? stored : withOwnLink(stored, ownLink);
  return { text: mailText(content, siteUrl), html: mailHtml(subject, content, siteUrl) };
}

function withOwnLink(content: MailContent, ownLink: string): MailContent {
  const { pathname } = new URL(ownLink);
  const blocks = content.blocks.map((block) =>
    'url' in block && new URL(block.url).pathname === pathname ? { ...block, url: ownLink } : block,
  );
  return { ...content, blocks };
}
