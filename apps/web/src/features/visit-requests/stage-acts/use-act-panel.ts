import { zodResolver } from '@hookform/resolvers/zod';
import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { optionalText, requiredText } from '@museum/shared/primitives/text';
import type {
  MailChoice,
  MailPreview,
  MailPreviewBody,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';

import { usePanelForm } from '#components/form/use-kept-form.ts';
import { capacityConflicts } from '#features/visit-requests/staff-visit-request-api.ts';
import { mailPreviewQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useSettled } from '#lib/use-settled.ts';

/** What staff say about an act while they write it. */
type ActValues = { reason: string; note: string; isWithheld: boolean };

/** The same as the API takes it. */
export type ActAnswer = { reason: string | null; mail: MailChoice };

export type ActForm = UseFormReturn<ActValues, unknown, ActAnswer>;

const schemaOf = (needsReason: boolean) =>
  // Only for its type: the form holds texts, the fields alone would also take null.
  z.preprocess(
    (values: ActValues) => values,
    z
      .object({
        reason: needsReason ? requiredText('longText') : optionalText('longText'),
        note: optionalText('longText'),
        isWithheld: z.boolean(),
      })
      .transform(({ reason, note, isWithheld }) => ({ reason, mail: { send: !isWithheld, note } })),
  );

/** Where a visit doesn't fit, as the last refusal of this question said: a call that failed otherwise changes nothing about it. */
function useConflicts(question: string) {
  const [refused, setRefused] = useState<{ question: string; conflicts: CapacityConflict[] }>();
  return {
    conflicts: refused?.question === question ? refused.conflicts : [],
    /** Whether this is such a refusal. */
    isRefusal: (error: unknown) => {
      const conflicts = capacityConflicts(error);
      if (conflicts.length > 0) setRefused({ question, conflicts });
      return conflicts.length > 0;
    },
    forget: () => {
      setRefused(undefined);
    },
  };
}

/** The pause in typing after which the mail is drawn anew, in milliseconds. */
export const PAUSE_MS = 400;

type Told = Pick<MailPreviewBody, 'act' | 'changes'> & {
  request: Pick<VisitRequest, 'id' | 'version'>;
};

/** The mail as it would go with what is typed; nothing is asked for as long as there is no request. */
function useMailPreview({ control }: ActForm, told: Told | undefined) {
  const reason = useSettled(useWatch({ control, name: 'reason' }), PAUSE_MS);
  const note = useSettled(useWatch({ control, name: 'note' }), PAUSE_MS);
  const body = told && { act: told.act, changes: told.changes, reason, note };
  return useQuery(mailPreviewQuery(told?.request, body));
}

type ActPanel = {
  /** The request's. */
  id: number;
  act: MailPreviewBody['act'] | 'move';
  /** Whether a reason is asked also where the visit fits. */
  needsReason?: boolean;
  /** What is written already. */
  note?: string;
  /** What the mail tells of; missing where none goes. */
  told: Told | undefined;
  /** What is asked for, where it can change: what didn't fit may fit then. */
  question?: string;
  onClose: () => void;
};

/**
 * What the panel of an act shows: its form, the mail that goes along, and where the visit doesn't fit.
 * What is typed is kept until the panel's `onClose`.
 */
export function useActPanel(acting: ActPanel) {
  const { id, act, note = '', told, question = '', onClose } = acting;
  const { conflicts, ...refusals } = useConflicts(question);
  // It may turn out while the act is being sent.
  const needsReason = acting.needsReason === true || conflicts.length > 0;
  const form: ActForm = useForm<ActValues, unknown, ActAnswer>({
    defaultValues: { reason: '', note, isWithheld: false },
    resolver: zodResolver(schemaOf(needsReason)),
  });
  const close = usePanelForm(form, { name: `act/${id}/${act}`, onClose });
  const preview = useMailPreview(form, told);
  return { panel: { form, preview, conflicts, needsReason, onClose: close }, ...refusals };
}

/** What is said after an act: also that nobody was written to, where there is no address. */
export const doneText = (done: string, mail: MailPreview | undefined) =>
  mail?.to === null ? `${done}. Mejl nije poslat: u zahtevu nema adrese.` : done;
