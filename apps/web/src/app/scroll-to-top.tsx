import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Every page scrolls to the top on opening (spec §2), unless its address names a place in it. After
 * a navigation the page's main part takes the focus, so that keyboards and screen readers are there.
 */
export function ScrollToTop({ main }: { main?: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    if (!isFirst) main?.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash, main]);

  return null;
}
