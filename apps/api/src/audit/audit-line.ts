import { AUDIT_ACTIONS, type AuditAction } from '@museum/shared/audit/audit-action';
import { auditChangeSchema, type AuditChange } from '@museum/shared/audit/audit-schema';
import { minuteInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { AuditEntry } from '#generated/prisma/client.ts';

/** A line of the audit trail for a terminal: when, who, what, with which changes. */
export function auditLine({ createdAt, actor, action, subject, changes }: AuditEntry): string {
  const what = AUDIT_ACTIONS[action as AuditAction].label;
  const head = [minuteInBelgrade(createdAt), actor, what, subject].filter(Boolean).join('  ');
  const details = auditChangeSchema.array().parse(changes).map(inWords);
  return [head, ...details].map(onOneLine).join('\n    ');
}

const inWords = ({ field, from, to }: AuditChange) =>
  from === undefined ? field : `${field}: ${from ?? '–'} → ${to ?? '–'}`;

/** What visitors typed may hold line breaks, and letters that steer a terminal. */
const onOneLine = (text: string) => text.replaceAll(/\p{C}+/gu, ' ');
