import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { PrivacyNotice } from '#components/privacy-notice.tsx';
import { ContactSection } from './contact-section.tsx';
import { SECTIONS_HEIGHT, stack } from './form-columns.tsx';
import { GroupSection } from './group-section.tsx';
import { CommentSection, PaymentSection } from './payment-section.tsx';
import { ProgrammeSection } from './programme-section.tsx';
import { InvoiceNotice, RequesterRules } from './request-notices.tsx';
import type { VisitForm } from './request-resolvers.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { SubmitButton } from './submit-button.tsx';

const SECTIONS: ComponentType<{ form: VisitForm }>[] = [
  ContactSection,
  GroupSection,
  ScheduleSection,
  ProgrammeSection,
  PaymentSection,
  CommentSection,
];

export const SECTION_COUNT = SECTIONS.length;

type VisitStepProps = {
  form: VisitForm;
  /** How many sections, from the first, stand on the page. */
  sectionCount: number;
  isSending: boolean;
  /** Stands right above the button: what went wrong at the last press. */
  fault: ReactNode;
};

/** The first step: everything but the lunch. */
export function VisitStepFields({ form, sectionCount, isSending, fault }: VisitStepProps) {
  const [contactType, isRequestingDinner] = useWatch({
    control: form.control,
    name: ['contactType', 'isRequestingDinner'],
  });
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isWhole = sectionCount === SECTION_COUNT;
  return (
    <>
      <RequesterRules isOpen={isWide} />
      <Box sx={{ ...stack, minHeight: isWhole ? 0 : SECTIONS_HEIGHT }}>
        {SECTIONS.slice(0, sectionCount).map((Section, index) => (
          <Section key={index} form={form} />
        ))}
      </Box>
      {contactType === 'personal' ? null : <InvoiceNotice />}
      <PrivacyNotice form="visitRequest" />
      {fault}
      {isWhole ? (
        <SubmitButton
          label={isRequestingDinner ? 'Dalje: izbor ručka' : 'Pošaljite zahtev'}
          isSending={isSending}
        />
      ) : null}
    </>
  );
}
