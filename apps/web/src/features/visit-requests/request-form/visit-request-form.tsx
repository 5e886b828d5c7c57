import { styled } from '@mui/material/styles';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { FormErrors } from '#components/form/form-errors.tsx';
import { FormTrap, useFormGuard } from '#components/form/form-guard.tsx';
import { useCountUp } from '#lib/use-count-up.ts';
import { DinnerStepFields } from './dinner-step.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormColumns, stack } from './form-columns.tsx';
import { LiveQuote } from './live-quote.tsx';
import { StepHeading } from './step-heading.tsx';
import { SubmissionFault } from './submission-fault.tsx';
import { useClosingQuestion } from './use-closing-question.ts';
import { useDraftNotice } from './use-draft-notice.ts';
import { useRequestForms } from './use-request-forms.ts';
import type { RequestStep } from './use-request-step.ts';
import { useRequestSubmission } from './use-request-submission.ts';
import { useStepChange } from './use-step-change.ts';
import { SECTION_COUNT, VisitStepFields } from './visit-step.tsx';

const Form = styled('form')(stack);

type VisitRequestFormProps = {
  /** Told before the step is painted: the lunch step replaces the page's head too. */
  onStep: (step: RequestStep) => void;
};

/** A group's request to visit, in one step or, with lunch, in two (spec §2). */
export function VisitRequestForm({ onStep }: VisitRequestFormProps) {
  const forms = useRequestForms();
  const { visit, dinner, step, goTo } = forms;
  useLayoutEffect(() => {
    onStep(step);
  }, [onStep, step]);
  useClosingQuestion(forms.draft);
  const notice = useDraftNotice(forms);
  const guard = useFormGuard();
  const submission = useRequestSubmission(forms, guard);
  const { isSending } = submission;
  const fault = submission.fault ? (
    <SubmissionFault {...submission} fault={submission.fault} />
  ) : null;
  // The quote, then the sections, one after the other. Counted here and not in the step: a return
  // from the lunch finds all sections, and the errors in them.
  const partCount = useCountUp(1 + SECTION_COUNT);
  const hasTwoSteps = useWatch({ control: visit.control, name: 'isRequestingDinner' });

  const form = useRef<HTMLFormElement>(null);
  const heading = useStepChange(step, visit, form);

  const submit = (event: FormEvent) =>
    void (step === 'visit' ? submission.submitVisit : submission.submitDinner)(event);
  return (
    <FormColumns step={step}>
      <Form ref={form} noValidate aria-busy={isSending} onSubmit={submit}>
        <FormTrap field={guard.trap} />
        <FormErrors form={form} formState={visit.formState} />
        <FormErrors form={form} formState={dinner.formState} />
        <StepHeading step={step} hasTwoSteps={hasTwoSteps} headingRef={heading} />
        {notice.state ? <DraftNotice {...notice} state={notice.state} /> : null}
        {step === 'visit' ? (
          <VisitStepFields
            form={visit}
            sectionCount={Math.max(0, partCount - 1)}
            isSending={isSending}
            fault={fault}
          />
        ) : (
          <DinnerStepFields
            form={dinner}
            visit={visit}
            isSending={isSending}
            fault={fault}
            onBack={() => void goTo('visit')}
          />
        )}
      </Form>
      {partCount > 0 ? <LiveQuote visit={visit} dinner={dinner} /> : null}
    </FormColumns>
  );
}
