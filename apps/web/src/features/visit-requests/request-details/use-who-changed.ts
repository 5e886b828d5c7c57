import type { AuditAction } from '@museum/shared/audit/audit-action';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useInfiniteQuery } from '@tanstack/react-query';

import { historyQuery } from '#features/visit-requests/history-queries.ts';
import { instantInWords } from '#lib/dates.ts';

/** In the history of a request without changing it. */
const CHANGE_NOTHING: AuditAction[] = ['mail-resent'];

/** Who made a newer state of the request, and when: names from its history, once that has come. */
export function useWhoChanged(baseline: VisitRequest, theirs: VisitRequest): string {
  const history = useInfiniteQuery(historyQuery(baseline.id)).data ?? [];
  const names = history
    .filter(({ action }) => !CHANGE_NOTHING.includes(action))
    .filter(({ createdAt }) => createdAt > baseline.updatedAt)
    .map(({ actor }) => actor);
  const who = [...new Set(names)].join(', ') || 'kolega';
  return `${who}, ${instantInWords(theirs.updatedAt)}`;
}
