import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { PrivacyNotice } from '#components/privacy-notice.tsx';
import { ContactSection } from './contact-section.tsx';
import { GroupSection } from './group-section.tsx';
import { CommentSection, PaymentSection } from './payment-section.tsx';
import { ProgrammeSection } from './programme-section.tsx';
import { InvoiceNotice, RequesterRules } from './request-notices.tsx';
import type { VisitForm } from './request-resolvers.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { SubmitButton } from './submit-button.tsx';

type VisitStepProps = {
  form: VisitForm;
  isSending: boolean;
  /** Stands right above the button: what went wrong at the last press. */
  fault: ReactNode;
};

/** The first step: everything but the lunch. */
export function VisitStepFields({ form, isSending, fault }: VisitStepProps) {
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
      <PrivacyNotice />
      {fault}
      <SubmitButton
        label={isRequestingDinner ? 'Dalje: izbor ručka' : 'Pošaljite zahtev'}
        isSending={isSending}
      />
    </>
  );
}
