import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { paths } from '#lib/paths.ts';
import { goToSection, keepPlace, placeOf, returnTo, storePlaces } from './scroll-places.ts';

const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;
const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** The browser keeps the place over a reload; within the site it would scroll before the page is there. */
function useOwnScrolling() {
  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
      storePlaces();
    };
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);
}

/** Remembers how far the shown entry is scrolled. */
function useKeptPlace(location: Location) {
  const entry = entryOf(location);
  useLayoutEffect(() => {
    const keep = () => {
      keepPlace(entry, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      window.removeEventListener('scroll', keep);
    };
  }, [entry]);
}

/**
 * Where a page is read from: its top when it is opened (spec §2), also by a link to the page itself;
 * a section that the address names; on the way back the place that was left (contract §5). The
 * page's main part takes the focus, so that keyboards and screen readers are there.
 */
export function PageScroll() {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef(location);
  useOwnScrolling();
  useKeptPlace(location);

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = location;
    if (last === location) return startAt(location);
    const isOtherPage = last.pathname !== location.pathname;
    if (isOtherPage || isOpenedAgain(last, location, kind)) {
      document.getElementById('sadrzaj')?.focus({ preventScroll: true });
    } else if (last.hash === location.hash || isOwnJump(location, kind)) return;

    if (kind === NavigationType.Pop) return returnTo(placeOf(entryOf(location)) ?? 0);
    window.scrollTo(0, 0);
    if (location.hash) return goToSection(location.hash.slice(1));
  }, [location, kind]);

  return null;
}

/** Where the page comes with its program the browser has found no place to go to. */
function startAt(location: Location) {
  const entry = entryOf(location);
  const isAtTop = window.scrollY === 0;
  if (isAtTop && hasComeBack()) return returnTo(placeOf(entry) ?? 0);
  // Somebody may have scrolled before the program came.
  keepPlace(entry, window.scrollY);
  if (isAtTop && location.hash) return goToSection(location.hash.slice(1));
}

/** By a reload, or along the history from another site. */
const hasComeBack = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type !== 'navigate',
  );

/**
 * A link to the address one is at, which the router lets replace the entry; on public pages also
 * without the query that a newsletter added (lists of staff keep their state there).
 */
function isOpenedAgain(last: Location, next: Location, kind: NavigationType) {
  // An entry with a state is a step of the page, such as an open dialog, and opens no page.
  if (kind === NavigationType.Replace)
    return last !== next && next.state === null && addressOf(last) === addressOf(next);
  const isWithoutQuery =
    last.search !== '' && addressOf({ ...last, search: '' }) === addressOf(next);
  return kind === NavigationType.Push && isWithoutQuery && !next.pathname.startsWith(paths.admin);
}

/** A plain anchor such as the skip link: the browser scrolls by itself. */
const isOwnJump = ({ key, hash }: Location, kind: NavigationType) =>
  kind === NavigationType.Pop && key === 'default' && hash !== '';
