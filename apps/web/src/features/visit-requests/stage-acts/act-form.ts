import { zodResolver } from '@hookform/resolvers/zod';
import { optionalText, requiredText } from '@museum/shared/primitives/text';
import type { MailChoice } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

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

/** The form of an act, with what is written already; whether a reason is needed may turn out while it is being sent. */
export const useActForm = (needsReason: boolean, note = ''): ActForm =>
  useForm<ActValues, unknown, ActAnswer>({
    defaultValues: { reason: '', note, isWithheld: false },
    resolver: zodResolver(schemaOf(needsReason)),
  });
