import { z } from 'zod';
import { listQuerySchema } from '#http/list-query.ts';
import { AUDIT_ACTION_NAMES } from './audit-action.ts';

const auditValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * One changed field by its dotted path on the wire, of a setting by its Serbian name; null is no value. Both values are missing once
 * the personal data has gone.
 */
export const auditChangeSchema = z.object({
  field: z.string(),
  from: auditValueSchema.optional(),
  to: auditValueSchema.optional(),
});

/** One line of a request's audit trail. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  createdAt: z.iso.datetime(),
  /** First and last name at that time, or the program that did it. */
  actor: z.string(),
  action: z.enum(AUDIT_ACTION_NAMES),
  changes: z.array(auditChangeSchema),
});

/** The query of `GET /visit-request/{id}/audit-trail`: newest first. */
export const auditTrailQuerySchema = listQuerySchema([]).pick({ page: true });

export type AuditChange = z.output<typeof auditChangeSchema>;
export type AuditEntry = z.output<typeof auditEntrySchema>;
