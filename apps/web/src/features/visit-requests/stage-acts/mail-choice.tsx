import type { MailPreview } from '@museum/shared/visit-requests/stage-act-schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Loaded } from '#components/loaded.tsx';
import { MailFrame } from '#components/mail-frame.tsx';
import type { ActForm } from './act-form.ts';

type MailChoiceProps = { form: ActForm; preview: UseQueryResult<MailPreview> };

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

/** A sentence of one's own, the choice to send none, and the mail as it would go. */
export function MailChoice({ form, preview }: MailChoiceProps) {
  const isWithheld = useWatch({ control: form.control, name: 'isWithheld' });
  const { data } = preview;
  if (data?.to === null) {
    return <Alert severity="info">Mejl se ne šalje: u zahtevu nema adrese.</Alert>;
  }
  return (
    <>
      {/* Above the mail: what comes late must not push away what is being pressed. */}
      <TextField
        control={form.control}
        name="note"
        label="Rečenica više (nije obavezno)"
        rows={2}
      />
      <CheckboxField control={form.control} name="isWithheld" label="Ne šalji mejl" />
      {data ? (
        <Box component="dl" sx={address}>
          <dt>Za</dt>
          <dd>{data.to}</dd>
          <dt>Naslov</dt>
          <dd>{data.subject}</dd>
        </Box>
      ) : null}
      <Loaded
        query={preview}
        errorTitle="Mejl ne može da se prikaže, pa ne može ni da se pošalje"
        waiting={<MailSkeleton />}
      >
        {({ html }) => (
          <MailFrame html={html} sx={{ flex: '1 0 300px', opacity: isWithheld ? 0.45 : 1 }} />
        )}
      </Loaded>
    </>
  );
}

const MailSkeleton = () => (
  <Skeleton variant="rounded" height={300} role="progressbar" aria-label="Učitavanje mejla" />
);
