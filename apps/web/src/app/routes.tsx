import type { RouteObject } from 'react-router-dom';

import { lazyPage } from '#app/lazy-page.tsx';
import { PublicLayout } from '#app/public-layout/public-layout.tsx';
import { paths } from '#lib/paths.ts';

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      {
        path: paths.home,
        element: lazyPage(() => import('#pages/home-page.tsx'), 'HomePage'),
      },
    ],
  },
];
