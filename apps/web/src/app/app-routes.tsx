import { useRoutes } from 'react-router-dom';

import { PageProgress } from './page-progress.tsx';
import { PageScroll } from './page-scroll.tsx';
import { routes } from './routes.tsx';

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
