import './lib/zod-without-eval.ts';
import './app/fonts.css';
import './app/global.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { createEmotionCache } from './app/emotion-cache.ts';
import { Providers } from './app/providers.tsx';
import { PublicSite } from './app/public-site.tsx';
import { keepsDraft, STAFF_DRAFTS } from '#lib/drafts/keeps-draft.ts';
import { createQueryClient } from '#lib/http/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const site = (
  <StrictMode>
    <Providers emotionCache={createEmotionCache()} queryClient={createQueryClient()}>
      <BrowserRouter>
        <PublicSite />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

// Pages that the server has rendered are taken over; in development they are drawn from nothing. As a
// transition the work comes in slices, between which the page can already be scrolled and pressed.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, site);
  else createRoot(root).render(site);
});

if (keepsDraft(STAFF_DRAFTS)) {
  void import('./features/auth/session/forget-typed.ts').then(({ forgetTypedAtSignOut }) => {
    forgetTypedAtSignOut();
  });
}
