import type { MailRow, Mail } from '@museum/shared/mail/mail-schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Loaded } from '#components/loading/loaded.tsx';
import { MailDialog } from '#components/dialogs/mail-dialog.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { mailQuery } from './mail-queries.ts';
import { ResendMailButton } from './resend-mail-button.tsx';
import { mailKindName, mailMoment, MailStateChip } from './mail-facts.tsx';
import { formatInstant } from '#lib/time/dates.ts';
import { MailFrame } from '#components/dialogs/mail-frame.tsx';

type OpenMail = (mail: MailRow) => Promise<void>;

const OpenMailContext = createContext<OpenMail>(() => Promise.resolve());

/** Opens a mail, within `OpenedMail`. */
export const useOpenMail = (): OpenMail => use(OpenMailContext);

type OpenedMailProps = { children: ReactNode; onResent?: () => void };

/** Holds the mail that is open: it stays so when its row leaves the list, because it was sent, say. */
export function OpenedMail({ children, onResent }: OpenedMailProps) {
  const { value: mail, enter, leave } = useHistoryStep<MailRow>('mail');
  return (
    <OpenMailContext value={enter}>
      {children}
      {mail ? <WholeMail mail={mail} onResent={onResent} onClose={leave} /> : null}
    </OpenMailContext>
  );
}

type WholeMailProps = { mail: MailRow; onResent?: () => void; onClose: () => void };

/** One mail as its recipient gets it, and what became of it. */
function WholeMail({ mail: row, onResent, onClose }: WholeMailProps) {
  const read = useQuery(mailQuery(row.id));
  const mail = read.data ?? row;
  const requestPath = mail.visitRequestId && visitRequestDetailsPath(mail.visitRequestId);
  const isOfThisPage = useLocation().pathname === requestPath;
  const actions = (
    <>
      {requestPath && !isOfThisPage ? (
        <Button component={Link} to={requestPath} sx={{ mr: 'auto' }}>
          Otvori zahtev
        </Button>
      ) : null}
      <ResendMailButton
        variant="outlined"
        mail={mail}
        onQueued={() => {
          onResent?.();
          onClose();
        }}
      />
    </>
  );
  return (
    <MailDialog subject={mail.subject} actions={actions} onClose={onClose}>
      <MailFacts mail={mail} />
      <Loaded query={read} errorTitle="Mejl nije učitan">
        {(whole) => (
          <>
            <MailBody mail={whole} />
            {whole.attachments.length > 0 ? (
              <Typography variant="body2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
                {`U prilogu: ${whole.attachments.join(', ')}`}
              </Typography>
            ) : null}
          </>
        )}
      </Loaded>
    </MailDialog>
  );
}

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
function MailFacts({ mail }: { mail: MailRow }) {
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

const height = { xs: '60dvh', sm: '56vh' };

const plain = {
  height,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  m: 0,
  p: 2,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  fontFamily: 'ui-monospace, monospace',
};

/** What was sent, in both forms. */
function MailBody({ mail }: { mail: Mail }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  const id = useId();
  return (
    <>
      <Tabs
        value={form}
        onChange={(_event, chosen: 'html' | 'text') => {
          setForm(chosen);
        }}
        aria-label="Oblik mejla"
        sx={{ mb: 1.5 }}
      >
        <Tab value="html" label="Izgled" id={`${id}-html`} aria-controls={`${id}-panel`} />
        <Tab value="text" label="Tekst" id={`${id}-text`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${form}`}>
        {form === 'html' ? (
          <MailFrame html={mail.html} sx={{ height }} />
        ) : (
          <Box component="pre" tabIndex={0} sx={plain}>
            {mail.text}
          </Box>
        )}
      </div>
    </>
  );
}
