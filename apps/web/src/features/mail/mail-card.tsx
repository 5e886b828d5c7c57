import type { MailRow } from '@museum/shared/mail/mail-schema';
import Box from '@mui/material/Box';

import { MailActions } from './mail-actions.tsx';
import { mailKindName, mailMoment, MailRequestLink, MailStateChip } from './mail-facts.tsx';
import { formatInstant } from '#lib/time/dates.ts';

const small = { m: 0, color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' };

type MailCardProps = {
  mail: MailRow;
  /** Among mails about many requests: names its own. */
  isInList?: boolean;
  onResent?: () => void;
};

/** A mail where there is no room for columns. */
export function MailCard({ mail, isInList = false, onResent }: MailCardProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <strong>{mailKindName(mail.kind)}</strong>
        <MailStateChip state={mail.state} />
      </Box>
      {isInList ? <MailRequestLink mail={mail} /> : null}
      <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {mail.recipientEmail}
      </Box>
      <Box component="p" sx={small}>
        {mail.subject}
      </Box>
      <Box component="p" sx={{ ...small, fontVariantNumeric: 'tabular-nums' }}>
        {`Napravljen ${formatInstant(mail.createdAt)} · ${mailMoment(mail)} · Pokušaja: ${mail.attempts}`}
      </Box>
      {mail.lastError ? (
        <Box component="p" sx={{ ...small, color: mail.attempts > 0 ? 'error.main' : small.color }}>
          {mail.lastError}
        </Box>
      ) : null}
      <MailActions mail={mail} onResent={onResent} />
    </>
  );
}
