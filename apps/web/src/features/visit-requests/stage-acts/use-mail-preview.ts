import type {
  MailPreview,
  MailPreviewBody,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { mailPreviewQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useSettled } from '#lib/use-settled.ts';
import type { ActForm } from './act-form.ts';

/** The pause in typing after which the mail is drawn anew, in milliseconds. */
export const PAUSE_MS = 400;

type Told = Pick<MailPreviewBody, 'act' | 'changes'> & {
  request: Pick<VisitRequest, 'id' | 'version'>;
};

/** The mail as it would go with what is typed; nothing is asked for as long as there is no request. */
export function useMailPreview({ control }: ActForm, told: Told | undefined) {
  const reason = useSettled(useWatch({ control, name: 'reason' }), PAUSE_MS);
  const note = useSettled(useWatch({ control, name: 'note' }), PAUSE_MS);
  const body = told && { act: told.act, changes: told.changes, reason, note };
  return useQuery(mailPreviewQuery(told?.request, body));
}

/** What is said after an act: also that nobody was written to, where there is no address. */
export const doneText = (done: string, mail: MailPreview | undefined) =>
  mail?.to === null ? `${done}. Mejl nije poslat: u zahtevu nema adrese.` : done;
