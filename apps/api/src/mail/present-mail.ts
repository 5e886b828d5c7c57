import type { MailKind } from '@museum/shared/mail/mail-kind';
import type { Mail, MailRow } from '@museum/shared/mail/mail-schema';
import { REQUESTER_COLUMNS, requesterOf } from '@museum/shared/visit-requests/requester/requester';
import type { Mail as StoredMail, Prisma } from '#generated/prisma/client.ts';
import { drawMail } from './composing/compose-mail.ts';
import { attachmentsOf, isFile, withPictures } from './composing/mail-attachment.ts';

export type StoredMailRow = Omit<StoredMail, keyof Omit<Mail, keyof MailRow>>;

/** What a mail's row tells of the request that it is about. */
export const REQUEST_COLUMNS = {
  id: true,
  normalizedId: true,
  ...REQUESTER_COLUMNS,
} as const;

type StoredRequest = Prisma.VisitRequestGetPayload<{ select: typeof REQUEST_COLUMNS }>;

/** A mail as the list shows it. */
export const presentMailRow = (
  stored: StoredMailRow,
  request: StoredRequest | null | undefined,
): MailRow => ({
  id: stored.id,
  kind: stored.kind as MailKind,
  recipientEmail: stored.recipientEmail,
  subject: stored.subject,
  state: stored.state,
  attempts: stored.attempts,
  lastError: stored.lastError,
  nextAttemptAt: stored.nextAttemptAt.toISOString(),
  createdAt: stored.createdAt.toISOString(),
  sentAt: stored.sentAt?.toISOString() ?? null,
  visitRequestId: stored.visitRequestId,
  normalizedId: request?.normalizedId ?? null,
  requester: request ? requesterOf(request).requester : null,
});

/** How a mail looks, its pictures included; `siteUrl` is `PUBLIC_URL`. */
export const showMail = (
  mail: Parameters<typeof drawMail>[0] & { attachments: unknown },
  siteUrl: string,
): Promise<string> => withPictures(drawMail(mail, siteUrl), attachmentsOf(mail.attachments));

/** A mail with all that is in it. */
export const presentMail = async (
  stored: StoredMail & { visitRequest: StoredRequest | null },
  siteUrl: string,
): Promise<Mail> => ({
  ...presentMailRow(stored, stored.visitRequest),
  replyTo: stored.replyTo,
  text: stored.text,
  html: await showMail(stored, siteUrl),
  attachments: attachmentsOf(stored.attachments)
    .filter(isFile)
    .map(({ name }) => name),
});
