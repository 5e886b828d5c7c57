import type { SubmitVisitRequest } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { useLocation } from 'react-router-dom';

import { useIsBrowser } from '#lib/browser/use-is-browser.ts';

/** What the form tells the thank-you page. */
export type SentRequest = {
  normalizedId: string;
  /** Opens the requester's own page. */
  requestKey: string;
  request: SubmitVisitRequest;
};

/** What the form handed over; the page as a file knows nothing of it, the visitor's history does. */
export function useSentRequest(): SentRequest | undefined {
  const state = useLocation().state as Partial<SentRequest> | null;
  const isBrowser = useIsBrowser();
  const { normalizedId, requestKey, request } = state ?? {};
  return isBrowser && normalizedId && requestKey && request
    ? { normalizedId, requestKey, request }
    : undefined;
}
