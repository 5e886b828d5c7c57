import {
  MAIL_KIND_LABELS,
  MAIL_STATE_LABELS,
  type MailKind,
  type MailState,
} from '@museum/shared/mail/mail-kind';
import type { MailRow } from '@museum/shared/mail/mail-schema';
import { palette } from '@museum/shared/organisation/palette';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

import { visitRequestDetailsPath } from '#lib/paths.ts';
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

const looks: Record<MailState, { backgroundColor: string; color: string }> = {
  waiting: { backgroundColor: palette.straw, color: palette.umber },
  sent: { backgroundColor: palette.mint, color: palette.ink },
  saved: { backgroundColor: palette.fog, color: palette.slate },
  dead: { backgroundColor: palette.blush, color: palette.crimson },
};

const size = { height: 22, fontSize: '0.8125rem', borderRadius: '6px' };

/** What has become of a mail, in words on its colour. */
export function MailStateChip({ state }: { state: MailState }) {
  return <Chip size="small" label={MAIL_STATE_LABELS[state]} sx={{ ...size, ...looks[state] }} />;
}

/** The way to the request that a mail is about, by its number and name; nothing for other mails. */
export function MailRequestLink({ mail }: { mail: MailRow }) {
  const { visitRequestId, normalizedId, requester } = mail;
  if (visitRequestId === null) return null;
  return (
    <MuiLink
      component={Link}
      to={visitRequestDetailsPath(visitRequestId)}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {[normalizedId, requester].filter(Boolean).join(' · ')}
    </MuiLink>
  );
}
