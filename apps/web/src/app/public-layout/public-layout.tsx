import Box from '@mui/material/Box';

import { PageOutlet } from '#app/page-outlet.tsx';
import { Footer } from '#app/public-layout/footer.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { TopBar } from '#app/public-layout/top-bar.tsx';
import { useCanonicalLink } from '#app/public-layout/use-canonical-link.ts';

/** What surrounds every public page. */
export function PublicLayout() {
  useCanonicalLink();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <TopBar />
      <main id="sadrzaj" tabIndex={-1}>
        <PageOutlet />
      </main>
      <Footer />
    </Box>
  );
}
