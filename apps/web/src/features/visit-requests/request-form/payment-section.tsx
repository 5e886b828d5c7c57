import {
  PAYMENT_TYPE_LABELS,
  PAYMENT_TYPES,
  type PaymentType,
} from '@museum/shared/visit-requests/visit-request-enums';

import { FormSection } from '#components/form/form-section.tsx';
import { toOptions } from '#components/form/option.ts';
import { RadioCardsField } from '#components/form/radio-cards-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { VisitForm } from './request-resolvers.ts';

/** What each way asks of the group (spec §9: in advance, or in cash at the ticket office). */
const WHEN: Record<PaymentType, string> = {
  CASH: 'Na blagajni, na dan posete',
  CREDIT_CARD: 'Unapred, najkasnije dan pre dolaska; način dogovarate sa centrom',
  SCHEDULED_PAYMENT:
    'Na račun centra, najkasnije dan pre dolaska; na blagajni pokažite dokaz o uplati',
};

const options = toOptions(PAYMENT_TYPES, PAYMENT_TYPE_LABELS).map((option) => ({
  ...option,
  description: WHEN[option.value],
}));

/** How the group pays. */
export function PaymentSection({ form }: { form: VisitForm }) {
  return (
    <FormSection number={5} heading="Kako plaćate">
      <RadioCardsField
        control={form.control}
        name="paymentType"
        label="Način plaćanja"
        options={options}
        required
      />
    </FormSection>
  );
}

/** Whatever else the centre should know. */
export function CommentSection({ form }: { form: VisitForm }) {
  return (
    <FormSection number={6} heading="Napomena" description="Nije obavezno">
      <TextField
        control={form.control}
        name="comment"
        label="Šta još treba da znamo"
        hint="Na primer: posetioci u kolicima, vreme polaska autobusa, želje u vezi sa vođenjem"
        rows={3}
      />
    </FormSection>
  );
}
