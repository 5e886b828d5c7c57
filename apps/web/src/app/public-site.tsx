import { useRoutes } from 'react-router-dom';

import { PageProgress } from './page/page-progress.tsx';
import { PageScroll } from './page/page-scroll.tsx';
import { publicRoutes } from './public-routes.tsx';

/**
 * The public page of the current address. It stands in a plain router (browser, memory or static):
 * React Router's data router weighs 14 kB more, and no public page needs it.
 */
export function PublicSite() {
  const page = useRoutes(publicRoutes);
  return (
    <>
      <PageScroll />
      <PageProgress />
      {page}
    </>
  );
}
