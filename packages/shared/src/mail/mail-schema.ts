import { z } from 'zod';
import { listQuerySchema, queryChoice } from '#http/list-query.ts';
import { databaseIdInPath } from '#primitives/database-id.ts';
import { MAIL_KINDS, MAIL_STATES } from './mail-kind.ts';

/**
 * The query of `GET /mail`: newest first; `search` is part of the recipient's address, or of the
 * number, names, addresses and phones of the request that a mail is about.
 */
export const mailQuerySchema = listQuerySchema([])
  .omit({ sortByColumn: true, sortDirection: true })
  .extend({
    state: queryChoice(MAIL_STATES),
    kind: queryChoice(MAIL_KINDS),
    visitRequestId: databaseIdInPath.optional(),
  });

/** A row of the list of mails; what is in the mail is fetched for one mail only. */
export const mailRowSchema = z.object({
  id: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  recipientEmail: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  /** Why the last attempt failed, or what a mail waits for; null after a success. */
  lastError: z.string().nullable(),
  /** When a waiting mail is tried next. */
  nextAttemptAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** When it left the house; null while it has not, also for what was only saved to a file. */
  sentAt: z.iso.datetime().nullable(),
  visitRequestId: z.number().int().nullable(),
  /** The request's display id, and by what staff know it; null for a mail about no request. */
  normalizedId: z.string().nullable(),
  requester: z.string().nullable(),
});

/** One mail with all that was, or will be, sent. */
export const mailSchema = mailRowSchema.extend({
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string(),
  /** The names of the files that go along. */
  attachments: z.string().array(),
});

/** A mail's id as it stands in a path. */
export const mailPathSchema = z.object({ id: z.uuid({ error: 'Nevažeća oznaka' }) });

/** Where mails go: to a mail server, or into files that nobody gets. */
export const mailDeliverySchema = z.object({ mode: z.enum(['smtp', 'files']) });

export type MailQuery = z.output<typeof mailQuerySchema>;
export type MailRow = z.output<typeof mailRowSchema>;
export type Mail = z.output<typeof mailSchema>;
export type MailDelivery = z.output<typeof mailDeliverySchema>;
