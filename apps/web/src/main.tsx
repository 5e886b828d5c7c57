import './lib/zod-without-eval.ts';
import './app/fonts.css';
import './app/global.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { AppRoutes } from './app/app-routes.tsx';
import { createEmotionCache } from './app/emotion-cache.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './lib/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const site = (
  <StrictMode>
    <Providers emotionCache={createEmotionCache()} queryClient={createQueryClient()}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

// Pages that were the server has rendered are taken over, all others are drawn from nothing. As a
// transition the work comes in slices, between which the page can already be scrolled and pressed.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
