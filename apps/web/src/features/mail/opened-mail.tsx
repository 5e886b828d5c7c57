import type { MailRow } from '@museum/shared/mail/mail-schema';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Loaded } from '#components/loading/loaded.tsx';
import { MailDialog } from '#components/dialogs/mail-dialog.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { MailBody } from './mail-body.tsx';
import { MailFacts } from './mail-facts.tsx';
import { mailQuery } from './mail-queries.ts';
import { ResendMailButton } from './resend-mail-button.tsx';

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
