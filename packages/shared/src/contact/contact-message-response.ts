import { z } from 'zod';
import { listQuerySchema, queryFlag } from '#http/list-query.ts';
import { REQUIRED_MESSAGE } from '#primitives/text.ts';

/** The query of `GET /contact-message`: newest first. */
export const contactMessageQuerySchema = listQuerySchema([])
  .pick({ page: true, search: true })
  .extend({ read: queryFlag });

/** A message as staff read it. */
export const storedContactMessageSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** What staff may change of a message. */
export const updateContactMessageSchema = z.object({
  isRead: z.boolean({ error: REQUIRED_MESSAGE }),
});

export type ContactMessageQuery = z.output<typeof contactMessageQuerySchema>;
export type StoredContactMessage = z.output<typeof storedContactMessageSchema>;
export type UpdateContactMessage = z.output<typeof updateContactMessageSchema>;
