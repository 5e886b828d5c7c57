import { MAIL_KIND_LABELS, type MailKind } from '@museum/shared/mail/mail-kind';
import type { MailRow } from '@museum/shared/mail/mail-schema';

import { formatInstant } from '#lib/time/dates.ts';

/** The kind's name; a kind of an older version by its own. */
export const mailKindName = (kind: MailKind): string => MAIL_KIND_LABELS[kind] ?? kind;

/** When a mail left, or what is to come: one line. */
export function mailMoment({ state, sentAt, nextAttemptAt }: MailRow): string {
  if (sentAt) return `Poslato ${formatInstant(sentAt)}`;
  if (state === 'saved') return 'Nije poslato';
  if (state === 'waiting') return `Sledeći pokušaj ${formatInstant(nextAttemptAt)}`;
  return 'Bez novih pokušaja';
}
