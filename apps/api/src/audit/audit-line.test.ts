import { expect, it } from 'vitest';
import type { AuditEntry } from '#generated/prisma/client.ts';
import { auditLine } from './audit-line.ts';

const entry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  createdAt: new Date('2026-06-30T22:05:00Z'),
  actor: 'Jelena Đorđević',
  action: 'price-changed',
  subject: 'TICKET_ADULT',
  changes: [{ field: 'price', from: 800, to: 850.5 }],
  staffId: 1,
  visitRequestId: null,
  ...overrides,
});

it('says when at the centre, who, what, and from what to what', () => {
  expect(auditLine(entry())).toBe(
    '2026-07-01 00:05  Jelena Đorđević  Cena izmenjena  TICKET_ADULT\n    price: 800 → 850.5',
  );
});

it('has a dash for no value, and nothing for values that have gone', () => {
  const changes = [{ field: 'comment', from: null, to: 'Dolazimo' }, { field: 'personalName' }];

  expect(auditLine(entry({ action: 'request-changed', subject: 'GP-2026-000001', changes }))).toBe(
    '2026-07-01 00:05  Jelena Đorđević  Zahtev izmenjen  GP-2026-000001\n    comment: – → Dolazimo\n    personalName',
  );
});

it('lets nothing that was typed steer the terminal or look like a line of its own', () => {
  const to = 'a\u001B[2J\r\n2026-07-01 00:05  Mira\u202E';

  expect(auditLine(entry({ changes: [{ field: 'comment', from: null, to }] })).split('\n')[1]).toBe(
    '    comment: – → a [2J 2026-07-01 00:05  Mira ',
  );
});
