import Box from '@mui/material/Box';

import { PageOutlet } from '#app/page-outlet.tsx';
import { Footer } from './footer.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useCanonicalLink } from './use-canonical-link.ts';

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
