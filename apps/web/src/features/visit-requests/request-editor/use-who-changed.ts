import type { AuditAction } from '@museum/shared/audit/audit-action';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useInfiniteQuery } from '@tanstack/react-query';

import { historyQuery } from '#features/visit-requests/history-queries.ts';
import { instantInWords } from '#lib/dates.ts';

/** Each of these counts the request's version up by one. */
const CHANGE_THE_REQUEST: AuditAction[] = [
  'request-changed',
  'request-recalculated',
  'dinner-added',
  'dinner-restored',
  'dinner-deleted',
  'request-anonymized',
  'personal-data-erased',
];

/** Who made a newer state of the request, and when: names from its history, once that has come. */
export function useWhoChanged(baseline: VisitRequest, theirs: VisitRequest): string {
  const history = useInfiniteQuery(historyQuery(baseline.id)).data ?? [];
  const names = history
    .filter(({ action }) => CHANGE_THE_REQUEST.includes(action))
    .slice(0, theirs.version - baseline.version)
    // A save that changed nothing counts a version and leaves no entry.
    .filter(({ createdAt }) => createdAt > baseline.updatedAt)
    .map(({ actor }) => actor);
  const who = [...new Set(names)].join(', ') || 'kolega';
  return `${who}, ${instantInWords(theirs.updatedAt)}`;
}
