import { type RefObject, useEffect, useRef } from 'react';

import { focusFirstError } from '#components/form/first-error.ts';
import type { VisitForm } from './request-resolvers.ts';
import type { RequestStep } from './use-request-step.ts';

/**
 * A step that is turned to opens at its top with the focus on the heading (spec §2); when errors
 * are what led back to the first step, at the first of them.
 */
export function useStepChange(
  step: RequestStep,
  visit: VisitForm,
  form: RefObject<HTMLElement | null>,
) {
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
