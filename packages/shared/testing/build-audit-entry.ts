import type { AuditEntry } from '#audit/audit-schema.ts';

/** A line of a request's audit trail: Jelena postponed the visit. */
export const buildAuditEntry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  createdAt: '2026-03-28T09:05:00.000Z',
  actor: 'Jelena Đorđević',
  action: 'request-changed',
  changes: [{ field: 'status', from: 'SCHEDULED', to: 'POSTPONED' }],
  ...overrides,
});
