import { useRoutes } from 'react-router-dom';

import { PageProgress } from '#app/page-progress.tsx';
import { PageScroll } from '#app/page-scroll.tsx';
import { routes } from '#app/routes.tsx';

/**
 * The page of the current address. It stands in a plain router (browser, memory or static): React
 * Router's data router weighs 14 kB more, and no page here loads through it.
 */
export function AppRoutes() {
  const page = useRoutes(routes);
  return (
    <>
      <PageScroll />
      <PageProgress />
      {page}
    </>
  );
}
