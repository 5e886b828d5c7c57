import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps the canonical link true after a navigation: phones share the address it names, and the HTML
 * that the visit began with names only its own.
 */
export function useCanonicalLink(): void {
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
