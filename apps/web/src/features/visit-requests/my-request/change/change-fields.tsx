import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import { useWatch } from 'react-hook-form';

import { FormSection } from '#components/form/form-section.tsx';
import { TextField } from '#components/form/text-field.tsx';
import {
  DinnerStep,
  useDinnerProposal,
} from '#features/visit-requests/request-form/dinner-step.tsx';
import { ScheduleSection } from '#features/visit-requests/request-form/schedule-section.tsx';
import {
  CommentSection,
  GroupSection,
  PaymentSection,
  ProgrammeSection,
} from '#features/visit-requests/request-form/sections.tsx';
import { type ChangeForms, LEADER_FIELD } from './change-forms.ts';

/** Who leads the group, where that isn't whoever asks. */
function LeaderSection({ forms, request }: { forms: ChangeForms; request: MyRequest }) {
  const name = LEADER_FIELD[request.contactType];
  if (!name) return null;
  const { label } = CONTACT_FIELDS[name];
  return (
    <FormSection heading={label}>
      <TextField
        control={forms.visit.control}
        name={name}
        label={label}
        autoComplete="name"
        required
      />
    </FormSection>
  );
}

/** The parts of the request form that may be changed. */
export function ChangeFields({ forms, request }: { forms: ChangeForms; request: MyRequest }) {
  const { visit, dinner } = forms;
  const hasLunch = useWatch({ control: visit.control, name: 'isRequestingDinner' });
  useDinnerProposal({ visit, dinner, isOpen: hasLunch });
  const parts = { form: visit, isOnePage: true };
  return (
    <>
      <GroupSection {...parts} />
      <ScheduleSection {...parts} />
      <ProgrammeSection {...parts} />
      {hasLunch ? <DinnerStep visit={visit} dinner={dinner} /> : null}
      <LeaderSection forms={forms} request={request} />
      <PaymentSection {...parts} />
      <CommentSection {...parts} />
    </>
  );
}
