import {
  PAYMENT_TYPE_LABELS,
  PAYMENT_TYPES,
} from '@museum/shared/visit-requests/visit-request-enums';

import { FormSection } from '#components/form/form-section.tsx';
import { toOptions } from '#components/form/option.ts';
import { RadioCardsField } from '#components/form/radio-cards-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { VisitForm } from './request-resolvers.ts';

const options = toOptions(PAYMENT_TYPES, PAYMENT_TYPE_LABELS);

/** How the group pays. */
export function PaymentSection({ form }: { form: VisitForm }) {
  return (
    <FormSection number={5} heading="Kako plaćate">
      <RadioCardsField
        control={form.control}
        name="paymentType"
        label="Način plaćanja"
        hint="Unapred, najkasnije dan pre dolaska, ili gotovinom na blagajni"
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
        hint="Na primer: posetioci u kolicima, kašnjenje autobusa, želje u vezi sa vođenjem"
        rows={3}
      />
    </FormSection>
  );
}
