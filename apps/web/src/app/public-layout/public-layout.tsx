import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { PageOutlet } from '#app/page/page-outlet.tsx';
import { Footer } from './footer.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { TopBar } from './top-bar.tsx';
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

/**
 * Keeps the canonical link true after a navigation: phones share the address it names, and the HTML
 * that the visit began with names only its own.
 */
function useCanonicalLink(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // The server knows best what it has sent, e.g. the one spelling of several.
    if (shown.current === pathname) return;
    shown.current = pathname;
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
