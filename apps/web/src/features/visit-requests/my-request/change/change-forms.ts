import { dinnerRequestSchema, phoneDinnerSchema } from '@museum/shared/meals/dinner-request-schema';
import { changeMyRequestSchema } from '@museum/shared/my-request/change-my-request-schema';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import type { ContactField } from '@museum/shared/visit-requests/contact-schema';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/visit-request-defaults';
import { useState } from 'react';
import { z } from 'zod';

import { openRequestDraft } from '#features/visit-requests/request-form/request-draft.ts';
import { useDraftedForms } from '#features/visit-requests/request-form/request-forms.ts';
import { today } from '#lib/dates.ts';
import { valuesOf } from './change-values.ts';

/** Who leads the group, where that isn't whoever asks. */
export const LEADER_FIELD: Partial<Record<ContactType, ContactField>> = {
  agency: 'agencyLeaderName',
  institution: 'institutionLeaderName',
};

/** The fields as the call takes them: of the contact only the leader, and only a new one. */
function bodyOf(values: VisitRequestFormValues, request: MyRequest): object {
  const { agencyLeaderName, institutionLeaderName, ...visit } = values;
  const leader = LEADER_FIELD[request.contactType];
  const isNew = leader !== undefined && values[leader] !== (request[leader] ?? '');
  return {
    ...visit,
    ...(isNew ? { [leader]: values[leader] } : {}),
    version: request.version,
    isRequestingDinner: false,
  };
}

const schemasOf = (request: MyRequest) => ({
  visit: z.preprocess(
    (values: VisitRequestFormValues) => bodyOf(values, request),
    changeMyRequestSchema(today, request),
  ),
  dinner: request.source === 'PHONE' ? phoneDinnerSchema : dinnerRequestSchema,
});

/** The fields of a request, filled with what the requester wants so far, kept for the tab. */
export function useChangeForms(request: MyRequest) {
  const [draft] = useState(() =>
    openRequestDraft(`my-request-change/${request.normalizedId}`, valuesOf(request)),
  );
  const [schemas] = useState(() => schemasOf(request));
  const [note, setNote] = useState(draft.current().note);
  return {
    ...useDraftedForms(draft, schemas),
    note,
    setNote: (typed: string) => {
      setNote(typed);
      draft.update({ note: typed });
    },
  };
}

export type ChangeForms = ReturnType<typeof useChangeForms>;
