import type { DinnerForm } from '#features/meals/dinner-form-control.ts';
import { errorItems, errorMessage } from '#lib/error-message.ts';
import type { VisitForm } from './request-resolvers.ts';
import type { RequestStep } from './use-request-step.ts';

type Placed = {
  /** The first step with a wrong field; undefined when none could be placed. */
  step: RequestStep | undefined;
  /** What belongs to no field on the screen. */
  messages: string[];
};

const DINNER_PREFIX = 'dinnerRequest.';

/** Puts the server's messages beside the fields they speak of. */
export function placeServerErrors(error: unknown, visit: VisitForm, dinner: DinnerForm): Placed {
  const visitValues = visit.getValues();
  const dinnerValues = dinner.getValues();
  const steps = new Set<RequestStep>();
  const messages: string[] = [];

  for (const { field = '', message = '' } of errorItems(error)) {
    const dinnerField = field.startsWith(DINNER_PREFIX) ? field.slice(DINNER_PREFIX.length) : '';
    if (Object.hasOwn(dinnerValues, dinnerField)) {
      dinner.setError(dinnerField as keyof typeof dinnerValues, { type: 'server', message });
      steps.add('dinner');
    } else if (Object.hasOwn(visitValues, field)) {
      visit.setError(field as keyof typeof visitValues, { type: 'server', message });
      steps.add('visit');
    } else if (field && message) messages.push(message);
  }
  const step = steps.has('visit') ? 'visit' : steps.has('dinner') ? 'dinner' : undefined;
  return { step, messages: messages.length > 0 || step ? messages : [errorMessage(error)] };
}
