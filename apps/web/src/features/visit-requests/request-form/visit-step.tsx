import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useWatch } from 'react-hook-form';

import { ROOM_FOR_SECTIONS, stack } from './form-frame.tsx';
import type { VisitForm } from './request-forms.ts';
import { InvoiceNotice, RequesterRules } from './request-notices.tsx';
import { SECTIONS } from './sections.tsx';

type VisitStepProps = {
  form: VisitForm;
  /** How many sections, from the first, stand on the page. */
  sectionCount: number;
};

/** The first step: everything but the lunch. */
export function VisitStep({ form, sectionCount }: VisitStepProps) {
  const contactType = useWatch({ control: form.control, name: 'contactType' });
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isWhole = sectionCount === SECTIONS.length;
  return (
    <>
      <RequesterRules isOpen={isWide} />
      <Box sx={{ ...stack, minHeight: isWhole ? 0 : ROOM_FOR_SECTIONS }}>
        {SECTIONS.slice(0, sectionCount).map((Section, index) => (
          <Section key={index} form={form} />
        ))}
      </Box>
      {contactType === 'personal' ? null : <InvoiceNotice />}
    </>
  );
}
