import { dinnerSchemaOf } from '@museum/shared/meals/dinner-request-schema';
import { changeMyRequestSchema } from '@museum/shared/my-request/change-my-request-schema';
import { type MyRequest, myRequestSchema } from '@museum/shared/my-request/my-request-schema';
import type { ContactField } from '@museum/shared/visit-requests/requester/contact-schema';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { useState } from 'react';
import { z } from 'zod';

import { openRequestDraft } from '#features/visit-requests/request-form/draft/request-draft.ts';
import { useDraftedForms } from '#features/visit-requests/request-form/request-forms.ts';
import { today } from '#lib/time/dates.ts';
import { tabDraft } from '#lib/drafts/tab-draft.ts';
import { changeDraftOf, valuesOf } from './change-values.ts';

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
  dinner: dinnerSchemaOf(request),
});

/** The draft of a change, and the state of the request on which it was typed. */
function openChange(request: MyRequest) {
  const name = changeDraftOf(request);
  const draft = openRequestDraft(name, valuesOf(request));
  const before = tabDraft(`${name}/baseline`, (stored) => myRequestSchema.parse(stored));
  const baseline = (draft.isRestored && before.read()) || request;
  before.write(baseline);
  return { draft, before, baseline };
}

/** The fields of a request, filled with what the requester wants so far, kept for the tab. */
export function useChangeForms(request: MyRequest) {
  const [{ draft, before, ...opened }] = useState(() => openChange(request));
  const [baseline, setBaseline] = useState(opened.baseline);
  const [schemas] = useState(() => schemasOf(request));
  const [note, setNote] = useState(draft.current().note);
  return {
    ...useDraftedForms(draft, schemas),
    note,
    setNote: (typed: string) => {
      setNote(typed);
      draft.update({ note: typed });
    },
    /** The state of the request on which the form stands. */
    baseline,
    standOn: (newer: MyRequest) => {
      before.write(newer);
      setBaseline(newer);
    },
    discard: () => {
      before.remove();
      draft.discard();
    },
  };
}

export type ChangeForms = ReturnType<typeof useChangeForms>;
