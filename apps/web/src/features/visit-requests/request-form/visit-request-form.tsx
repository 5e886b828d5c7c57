import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import { focusFirstError } from '#components/form/first-error.ts';
import { FormErrors } from '#components/form/form-errors.tsx';
import { FormTrap, useFormGuard } from '#components/form/form-guard.tsx';
import { useCountUp } from '#lib/use-count-up.ts';
import { DinnerStep, useDinnerProposal } from './dinner-step.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { FormFrame, type RequestStep, stack, StepHeading } from './form-frame.tsx';
import { LiveQuote } from './quote/live-quote.tsx';
import { type RequestForms, useRequestForms } from './request-forms.ts';
import { SECTIONS } from './sections.tsx';
import { StepEnd } from './step-end.tsx';
import { useSending } from './sending/use-sending.ts';
import { VisitStep } from './visit-step.tsx';

const Form = styled('form')(stack);

/**
 * A step that is turned to opens at its top with the focus on the heading (spec §2); when errors
 * are what led back to the first step, at the first of them.
 */
function useStepChange({ step, visit }: RequestForms, form: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const hasErrors = Object.keys(visit.formState.errors).length > 0;
    if (step === 'visit' && hasErrors) {
      focusFirstError(form.current);
    } else {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [step, visit, form]);
  return heading;
}

/**
 * The quote, then the sections, one after the other. Counted for both steps: a return from the lunch
 * finds all sections, and the errors in them.
 */
function usePartsComing() {
  const count = useCountUp(1 + SECTIONS.length);
  return { isQuoteHere: count > 0, sectionCount: Math.max(0, count - 1) };
}

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
  const guard = useFormGuard();
  const sending = useSending(forms, guard);
  const { isSending } = sending;
  const { isQuoteHere, sectionCount } = usePartsComing();
  const hasTwoSteps = useWatch({ control: visit.control, name: 'isRequestingDinner' });
  useDinnerProposal({ visit, dinner, isOpen: step === 'dinner' });

  const form = useRef<HTMLFormElement>(null);
  const heading = useStepChange(forms, form);
  const isOnDinner = step === 'dinner';
  return (
    <FormFrame step={step}>
      <Form ref={form} noValidate aria-busy={isSending} onSubmit={sending.submit}>
        <FormTrap field={guard.trap} />
        <FormErrors form={form} formState={visit.formState} />
        <FormErrors form={form} formState={dinner.formState} />
        <StepHeading step={step} hasTwoSteps={hasTwoSteps} headingRef={heading} />
        <DraftNotice forms={forms} isSending={isSending} />
        {isOnDinner ? (
          <DinnerStep visit={visit} dinner={dinner} />
        ) : (
          <VisitStep form={visit} sectionCount={sectionCount} />
        )}
        {isOnDinner || sectionCount === SECTIONS.length ? (
          <StepEnd
            sending={sending}
            next={hasTwoSteps && !isOnDinner ? 'Dalje: izbor ručka' : 'Pošaljite zahtev'}
            onBack={isOnDinner ? () => void goTo('visit') : undefined}
          />
        ) : null}
      </Form>
      {isQuoteHere ? <LiveQuote visit={visit} dinner={dinner} /> : null}
    </FormFrame>
  );
}
