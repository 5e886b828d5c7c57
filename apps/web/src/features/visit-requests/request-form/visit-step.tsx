import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';

import { ContactSection } from './contact-section.tsx';
import { GroupSection } from './group-section.tsx';
import { CommentSection, PaymentSection } from './payment-section.tsx';
import { ProgrammeSection } from './programme-section.tsx';
import { InvoiceNotice, RequesterRules } from './request-notices.tsx';
import type { VisitForm } from './request-resolvers.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { SubmitButton } from './submit-button.tsx';

type VisitStepProps = { form: VisitForm; isSending: boolean };

/** The first step: everything but the lunch. */
export function VisitStepFields({ form, isSending }: VisitStepProps) {
  const isRequestingDinner = useWatch({ control: form.control, name: 'isRequestingDinner' });
  return (
    <>
      <RequesterRules />
      <ContactSection form={form} />
      <GroupSection form={form} />
      <ScheduleSection form={form} />
      <ProgrammeSection form={form} />
      <PaymentSection form={form} />
      <CommentSection form={form} />
      <InvoiceNotice />
      <Box>
        <SubmitButton
          label={isRequestingDinner ? 'Dalje: izbor ručka' : 'Pošaljite zahtev'}
          isSending={isSending}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          Polja sa zvezdicom su obavezna.
        </Typography>
      </Box>
    </>
  );
}
