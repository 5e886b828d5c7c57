import { Outlet } from 'react-router-dom';

import { ScrollToTop } from '#app/scroll-to-top.tsx';

/** Around pages outside of the layouts: they too open at their top (spec §2). */
export function BareLayout() {
  return (
    <>
      <ScrollToTop />
      <Outlet />
    </>
  );
}
