import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { NavigationPage } from '#content/navigation.ts';

// Of the five identifiers the marker only ever takes two.
const pageOf = (pathname: string): NavigationPage =>
  // Spec §2: in that lowercase spelling only, and home for every other path.
  pathname === '/contactus' ? 'contactUs' : 'home';

/**
 * The selected-page marker of spec §2. It is not the highlighted link, which is simply the current
 * address: scrolling back to the top resets the marker to home.
 */
export function useSelectedPage(): NavigationPage {
  const { pathname } = useLocation();
  // The HTML of an address serves its other spellings too, and is marked as home.
  const [markedAt, setMarkedAt] = useState('');

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
