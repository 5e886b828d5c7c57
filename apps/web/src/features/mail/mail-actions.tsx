import type { MailRow } from '@museum/shared/mail/mail-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { eyePath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { useOpenMail } from './opened-mail.tsx';
import { ResendMailButton } from './resend-mail-button.tsx';

/** What can be done with a mail: look at it, send it again. */
export function MailActions({ mail, onResent }: { mail: MailRow; onResent?: () => void }) {
  const openMail = useOpenMail();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', nav: 'nowrap' },
        gap: 0.25,
        justifyContent: { xs: 'flex-start', nav: 'flex-end' },
        mx: { xs: -1, nav: -0.5 },
        '& > button': { px: 1, whiteSpace: 'nowrap' },
        // In a row of the table both stand beside each other.
        'td & .MuiButton-startIcon': { display: 'none' },
      }}
    >
      <Button
        size="small"
        aria-label={`Pregled: ${mail.subject}, ${mail.recipientEmail}`}
        startIcon={<Icon path={eyePath} size={18} />}
        onClick={() => void openMail(mail)}
      >
        Pregled
      </Button>
      <ResendMailButton size="small" mail={mail} onQueued={onResent} />
    </Box>
  );
}
