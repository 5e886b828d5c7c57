import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';

import { PageOutlet } from '#app/page/page-outlet.tsx';
import { Footer } from './footer.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useCanonicalLink } from './use-canonical-link.ts';
import { forgetPress } from '#lib/browser/early-press.ts';
import { useFreshSiteHours } from '#lib/site-hours.ts';

/** What surrounds every public page. */
export function PublicLayout() {
  useCanonicalLink();
  useFreshSiteHours(useLocation().pathname);
  return (
    <Box
      onClickCapture={forgetPress}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}
    >
      <SkipLink />
      <NoticeStrip />
      <TopBar />
      <main id="sadrzaj" tabIndex={-1}>
        <PageOutlet />
      </main>
      <Footer />
    </Box>
  );
}
