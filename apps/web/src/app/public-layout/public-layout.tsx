import Box from '@mui/material/Box';
import { useRef } from 'react';

import { PageOutlet } from '#app/page-outlet.tsx';
import { Footer } from '#app/public-layout/footer.tsx';
import { ScrollToTop } from '#app/scroll-to-top.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { TopBar } from '#app/public-layout/top-bar.tsx';
import { useCanonicalLink } from '#app/public-layout/use-canonical-link.ts';

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
        <PageOutlet />
      </main>
      <Footer />
    </Box>
  );
}
