import type { MailRow } from '@museum/shared/mail/mail-schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { MailStateChip } from './mail-state-chip.tsx';
import { mailKindName, mailMoment } from './mail-words.ts';
import { formatInstant } from '#lib/time/dates.ts';

const grid = {
  display: 'grid',
  gap: '10px 24px',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  m: 0,
  mb: 2,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 },
  '& dd': { m: 0, overflowWrap: 'anywhere', lineHeight: 1.45 },
};

/** To whom, what, and how it went. */
export function MailFacts({ mail }: { mail: MailRow }) {
  return (
    <>
      <Box component="dl" sx={grid}>
        <Fact name="Primalac">{mail.recipientEmail}</Fact>
        <Fact name="Vrsta">{mailKindName(mail.kind)}</Fact>
        <Fact name="Stanje">
          <MailStateChip state={mail.state} />
        </Fact>
        <Fact name="Napravljen">{formatInstant(mail.createdAt)}</Fact>
        <Fact name="Slanje">{mailMoment(mail)}</Fact>
        <Fact name="Pokušaja">{mail.attempts}</Fact>
      </Box>
      {mail.lastError ? (
        <Alert
          severity={mail.state === 'dead' ? 'error' : 'warning'}
          sx={{ mb: 2, overflowWrap: 'anywhere' }}
        >
          {mail.lastError}
        </Alert>
      ) : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
