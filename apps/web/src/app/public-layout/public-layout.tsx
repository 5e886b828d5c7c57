import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router-dom';

import { Footer } from '#app/public-layout/footer.tsx';
import { ScrollToTop } from '#app/scroll-to-top.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { TopBar } from '#app/public-layout/top-bar.tsx';
import { useCanonicalLink } from '#app/public-layout/use-canonical-link.ts';
import { PageLoading } from '#components/page-loading.tsx';

/** What surrounds every public page. */
export function PublicLayout() {
  const main = useRef<HTMLElement>(null);
  useCanonicalLink();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <ScrollToTop main={main} />
      <TopBar />
      <main id="sadrzaj" tabIndex={-1} ref={main}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </Box>
  );
}
