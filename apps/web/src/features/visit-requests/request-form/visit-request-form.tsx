import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { useFirstErrorFocus } from '#components/form/first-error.ts';
import { DinnerStepFields } from './dinner-step.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LiveQuote } from './live-quote.tsx';
import { StepHeading } from './step-heading.tsx';
import { SubmissionFault } from './submission-fault.tsx';
import { useDraftNotice } from './use-draft-notice.ts';
import { useRequestForms } from './use-request-forms.ts';
import { useRequestSubmission } from './use-request-submission.ts';
import { useStepChange } from './use-step-change.ts';
import { VisitStepFields } from './visit-step.tsx';

const Columns = styled(Box)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 40 },
}));

const Form = styled('form')({ display: 'grid', gap: 24, minWidth: 0, alignContent: 'start' });

type VisitRequestFormProps = {
  /** Stands above the first step; the second one replaces it too. */
  hero: ReactNode;
};

/** A group's request to visit, in one step or, with lunch, in two (spec §2). */
export function VisitRequestForm({ hero }: VisitRequestFormProps) {
  const forms = useRequestForms();
  const { visit, dinner, step, goTo } = forms;
  const notice = useDraftNotice(forms);
  const submission = useRequestSubmission(forms);
  const { isSending } = submission;
  const fault = submission.fault ? (
    <SubmissionFault {...submission} fault={submission.fault} />
  ) : null;
  const hasTwoSteps = useWatch({ control: visit.control, name: 'isRequestingDinner' });

  const form = useRef<HTMLFormElement>(null);
  const heading = useStepChange(step, visit, form);
  useFirstErrorFocus(form, visit.formState);
  useFirstErrorFocus(form, dinner.formState);

  const submit = (event: FormEvent) =>
    void (step === 'visit' ? submission.submitVisit : submission.submitDinner)(event);
  return (
    <>
      {step === 'visit' ? hero : null}
      <Container sx={{ pt: step === 'visit' ? { xs: 5, md: 8 } : 14, pb: { xs: 5, md: 8 } }}>
        <Columns>
          <Form ref={form} noValidate aria-busy={isSending} onSubmit={submit}>
            <StepHeading step={step} hasTwoSteps={hasTwoSteps} headingRef={heading} />
            {notice.state ? <DraftNotice {...notice} state={notice.state} /> : null}
            {step === 'visit' ? (
              <VisitStepFields form={visit} isSending={isSending} fault={fault} />
            ) : (
              <DinnerStepFields
                form={dinner}
                isSending={isSending}
                fault={fault}
                onBack={() => void goTo('visit')}
              />
            )}
          </Form>
          <LiveQuote visit={visit} dinner={dinner} />
        </Columns>
      </Container>
    </>
  );
}
