import { zodResolver } from '@hookform/resolvers/zod';
import { optionalText, requiredText } from '@museum/shared/primitives/text';
import type {
  MailChoice,
  MailPreviewBody,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { usePanelForm } from '#components/form/use-kept-form.ts';

/** What staff say about an act while they write it. */
export type ActValues = { reason: string; note: string; isWithheld: boolean };

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

type WrittenAct = {
  /** The request's. */
  id: number;
  act: MailPreviewBody['act'] | 'move';
  /** It may turn out while the act is being sent. */
  needsReason: boolean;
  /** What is written already. */
  note?: string;
  onClose: () => void;
};

/** The form of an act; what is typed is kept until `close`, which also closes the panel. */
export function useActForm({ id, act, needsReason, note = '', onClose }: WrittenAct) {
  const form: ActForm = useForm<ActValues, unknown, ActAnswer>({
    defaultValues: { reason: '', note, isWithheld: false },
    resolver: zodResolver(schemaOf(needsReason)),
  });
  return { form, close: usePanelForm(form, { name: `act/${id}/${act}`, onClose }) };
}
