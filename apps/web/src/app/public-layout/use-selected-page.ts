import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Spec §3: the identifiers of the main pages; the marker itself only ever knows two of them. */
export type SelectedPage = 'home' | 'contactUs';

const pageOf = (pathname: string): SelectedPage =>
  // Spec §2: in that lowercase spelling only, and home for every other path.
  pathname === '/contactus' ? 'contactUs' : 'home';

/**
 * The selected-page marker of spec §2. It is not the highlighted link, which is simply the current
 * address: scrolling back to the top resets the marker to home.
 */
export function useSelectedPage(): SelectedPage {
  const { pathname } = useLocation();
  const [markedAt, setMarkedAt] = useState(pathname);

  useEffect(() => {
    const resetAtTop = () => {
      if (window.scrollY === 0) setMarkedAt('');
    };
    const arrive = () => {
      setMarkedAt(pathname);
    };
    arrive();
    window.addEventListener('scroll', resetAtTop, { passive: true });
    return () => {
      window.removeEventListener('scroll', resetAtTop);
    };
  }, [pathname]);

  return pageOf(markedAt);
}
