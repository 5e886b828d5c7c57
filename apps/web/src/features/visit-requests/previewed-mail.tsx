import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';

import { Loaded } from '#components/loading/loaded.tsx';
import { WholeNumbers } from '#components/facts/whole-numbers.tsx';
import { MailFrame } from '#components/dialogs/mail-frame.tsx';

const address = {
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: '2px 12px',
  m: 0,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
};

type PreviewedMailProps = { preview: UseQueryResult<MailPreview>; frame: SxProps };

/** To whom a mail would go, and how it would look; it comes late, so it stands below what is pressed. */
export function PreviewedMail({ preview, frame }: PreviewedMailProps) {
  return (
    <Loaded
      query={preview}
      errorTitle="Mejl ne može da se prikaže, pa ne može ni da se pošalje"
      waiting={
        <Skeleton variant="rounded" height={300} role="progressbar" aria-label="Učitavanje mejla" />
      }
    >
      {({ to, subject, html }) => (
        <>
          <Box component="dl" sx={address}>
            <dt>Za</dt>
            <dd>{to}</dd>
            <dt>Naslov</dt>
            <dd>
              <WholeNumbers text={subject} />
            </dd>
          </Box>
          <MailFrame html={html} sx={frame} />
        </>
      )}
    </Loaded>
  );
}
