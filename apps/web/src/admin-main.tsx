import './lib/zod-without-eval.ts';
import './app/fonts.css';
import './app/global.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { adminRoutes } from './app/admin-routes.tsx';
import { followSession } from './app/day-on-device.ts';
import { createEmotionCache } from './app/emotion-cache.ts';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from '#lib/http/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element with the id root');

const queryClient = createQueryClient();
followSession(queryClient);

createRoot(root).render(
  <StrictMode>
    <Providers emotionCache={createEmotionCache()} queryClient={queryClient}>
      <RouterProvider router={createBrowserRouter(adminRoutes)} />
    </Providers>
  </StrictMode>,
);
