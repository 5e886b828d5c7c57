import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What a service worker has and a page has not; the types of both can't stand in one program. */
declare const self: {
  addEventListener: (
    event: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

/** What the day sheet is made of, put here by the build; names carry their content, the page its mark. */
declare const DAY_FILES: { url: string; revision: string | null }[];

/** So long a page of the day may take to come before the kept one stands in, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Every day is this one page, which the browser fills. */
const SHELL = '/admin/day';

precache(DAY_FILES);
const keptShell = createHandlerBoundToURL(SHELL);

function fetchInTime(request: Request): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
  }, PATIENCE_MS);
  return fetch(request, { signal: late.signal }).finally(() => {
    clearTimeout(timer);
  });
}

/** The server's page whenever there is one, so that nobody works with an old release. */
registerRoute(
  new NavigationRoute(
    async (context) => {
      const answer = await fetchInTime(context.request).catch(() => undefined);
      if (answer?.ok || answer?.type === 'opaqueredirect') return answer;
      return keptShell(context);
    },
    { allowlist: [/^\/admin\/day(?:[/?]|$)/] },
  ),
);

// Files come from the cache, where the worker has them; all else goes to the network as without it.
addRoute();

// A new release takes over at once, and the files of the former one go.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
