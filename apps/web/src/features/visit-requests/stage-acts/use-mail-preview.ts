import type { MailPreview, MailPreviewBody } from '@museum/shared/visit-requests/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { mailPreviewQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useSettled } from '#lib/use-settled.ts';
import type { ActForm } from './act-form.ts';

/** The pause in typing after which the mail is drawn anew, in milliseconds. */
const DELAY_MS = 400;

type Told = Pick<MailPreviewBody, 'act' | 'changes'> & {
  request: Pick<VisitRequest, 'id' | 'version'>;
};

/** The mail as it would go with what is typed; nothing is asked for as long as there is no request. */
export function useMailPreview({ control }: ActForm, told: Told | undefined) {
  const [reason, note] = useSettledTexts(useWatch({ control, name: ['reason', 'note'] }));
  return useQuery({
    ...mailPreviewQuery(told?.request ?? { id: 0, version: 0 }, {
      act: told?.act ?? 'confirm',
      changes: told?.changes,
      reason,
      note,
    }),
    enabled: told !== undefined,
  });
}

/** One text stands for both: arrays are never the same. */
const useSettledTexts = (texts: string[]) =>
  JSON.parse(useSettled(JSON.stringify(texts), DELAY_MS)) as [string, string];

/** What is said after an act: also that nobody was written to, where there is no address. */
export const doneText = (done: string, mail: MailPreview | undefined) =>
  mail?.to === null ? `${done}. Mejl nije poslat: u zahtevu nema adrese.` : done;
