import type { MailKind } from '@museum/shared/mail/mail-kind';
import type { Mail, MailRow } from '@museum/shared/mail/mail-schema';
import type { Mail as StoredMail } from '#generated/prisma/client.ts';

export type StoredMailRow = Omit<StoredMail, keyof Omit<Mail, keyof MailRow>>;

/** A mail as the list shows it. */
export const presentMailRow = (stored: StoredMailRow): MailRow => ({
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
});

/** A mail with all that is in it. */
export const presentMail = (stored: StoredMail): Mail => ({
  ...presentMailRow(stored),
  replyTo: stored.replyTo,
  text: stored.text,
  html: stored.html,
});
