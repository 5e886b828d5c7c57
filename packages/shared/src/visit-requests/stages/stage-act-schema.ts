import { z } from 'zod';
import { databaseId } from '#primitives/database-id.ts';
import { optionalText, requiredText } from '#primitives/text.ts';
import { STAGE_ACT_NAMES, STAGE_ACTS, type StageAct } from './stage.ts';

/** Whether the requester is told by mail, and with which sentence of the staff beside the usual text. */
export const mailChoiceSchema = z.object({ send: z.boolean(), note: optionalText('longText') });

/** Whether the requester of a confirmed visit is told of a change of it; without `mail` nobody is. */
export const tellingSchema = z.object({ mail: mailChoiceSchema.optional() });

/** The body of taking today's prices over. */
export const recalculationSchema = tellingSchema.extend({ version: databaseId });

/** The body of an act of the staff; `version` is the one that the person was looking at (contract §6). */
export const stageActSchema = (act: StageAct) =>
  z.object({
    version: databaseId,
    reason: STAGE_ACTS[act].needsReason ? requiredText('longText') : optionalText('longText'),
    mail: mailChoiceSchema,
  });

/** What staff answer to a change that a requester proposed. */
export const PROPOSAL_ANSWERS = ['accept', 'decline'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/**
 * The body of an answer to a proposal; `reason` says why it is accepted although the house is full.
 * The sentence to the requester may stand beside `mail` or in it (contract §6).
 */
export const proposalAnswerSchema = z
  .object({
    version: databaseId,
    reason: optionalText('longText'),
    note: optionalText('longText'),
    mail: mailChoiceSchema,
  })
  .transform(({ note, mail, ...answer }) => ({
    ...answer,
    mail: { ...mail, note: note ?? mail.note },
  }));

/** What staff do with the lunch of a visit beside editing it. */
const LUNCH_ACTS = ['add-dinner', 'remove-dinner'] as const;
export type LunchAct = (typeof LUNCH_ACTS)[number];

/**
 * What a preview is asked for: the mail of an act as it would go now, or of saving `changes`, which
 * are the body of an update.
 */
export const mailPreviewQuerySchema = z.object({
  act: z.enum([
    ...STAGE_ACT_NAMES,
    ...LUNCH_ACTS,
    'change',
    'recalculate',
    'accept-proposal',
    'decline-proposal',
  ]),
  changes: z.record(z.string(), z.unknown()).nullish(),
  reason: optionalText('longText'),
  note: optionalText('longText'),
});

/** A mail as it would go; `to` is null where there is nobody to write to. */
export const mailPreviewSchema = z.object({
  to: z.string().nullable(),
  subject: z.string(),
  html: z.string(),
});

export type MailChoice = z.output<typeof mailChoiceSchema>;
export type Telling = z.output<typeof tellingSchema>;
export type ProposalAnswerBody = z.output<typeof proposalAnswerSchema>;
export type StageActBody = z.output<ReturnType<typeof stageActSchema>>;
export type MailPreviewQuery = z.output<typeof mailPreviewQuerySchema>;
export type MailPreviewBody = z.input<typeof mailPreviewQuerySchema>;
export type MailPreview = z.output<typeof mailPreviewSchema>;
