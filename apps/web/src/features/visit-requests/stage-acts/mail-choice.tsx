import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import Alert from '@mui/material/Alert';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { PreviewedMail } from '#features/visit-requests/previewed-mail.tsx';
import type { ActForm } from './use-act-panel.ts';

type MailChoiceProps = { form: ActForm; preview: UseQueryResult<MailPreview> };

/** A sentence of one's own, the choice to send none, and the mail as it would go. */
export function MailChoice({ form, preview }: MailChoiceProps) {
  const isWithheld = useWatch({ control: form.control, name: 'isWithheld' });
  if (preview.data?.to === null) {
    return <Alert severity="info">Mejl se ne šalje: u zahtevu nema adrese.</Alert>;
  }
  return (
    <>
      <TextField
        control={form.control}
        name="note"
        label="Rečenica više (nije obavezno)"
        rows={2}
      />
      <CheckboxField control={form.control} name="isWithheld" label="Ne šalji mejl" />
      <PreviewedMail
        preview={preview}
        frame={{ flex: '1 0 300px', opacity: isWithheld ? 0.45 : 1 }}
      />
    </>
  );
}
