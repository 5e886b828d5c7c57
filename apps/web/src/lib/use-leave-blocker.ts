import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Departure = { go: () => void; isWayBack: boolean };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link under a click, if pressing it leaves the page within this tab and this site. */
function leavingLink(event: MouseEvent, pathname: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlainClick(event)) return undefined;
  const isElsewhere = link.target === '_blank' || link.hasAttribute('download');
  const isOwn = link.origin === window.location.origin;
  return isOwn && !isElsewhere && link.pathname !== pathname ? link : undefined;
}

/**
 * While there is something to lose, the page stands in the browser's history twice: the way back
 * then leads to its first entry, where the person can still be asked.
 */
const isGuardEntry = (state: unknown) =>
  (state as { isGuard?: boolean } | null | undefined)?.isGuard === true;

/**
 * Holds up whoever leaves the page by a link, the way back or the closing of the tab while
 * `isBlocking`. The plain router has no blocker of its own; navigations by script, such as the one
 * to the sign-in page when a session ends, pass.
 */
export function useLeaveBlocker(isBlocking: boolean) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [departure, setDeparture] = useState<Departure>();
  const isArmed = useRef(isGuardEntry(state));

  const putGuardEntry = () => {
    void navigate(pathname + search, { state: { ...(state as object | null), isGuard: true } });
  };

  const armOrDisarm = useEffectEvent(() => {
    if (isBlocking === isArmed.current) return;
    isArmed.current = isBlocking;
    if (isBlocking) putGuardEntry();
    else void navigate(-1);
  });
  useEffect(() => {
    armOrDisarm();
  }, [isBlocking]);

  useEffect(() => {
    if (!isBlocking) return;

    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event, pathname);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const address = link.pathname + link.search + link.hash;
      setDeparture({ go: () => void navigate(address, { replace: true }), isWayBack: false });
    };

    const onWayBack = ({ state: entry }: PopStateEvent) => {
      const isFirstEntry = !isGuardEntry((entry as { usr?: unknown } | null)?.usr);
      if (!isFirstEntry || window.location.pathname !== pathname) return;
      setDeparture({ go: () => void navigate(-1), isWayBack: true });
    };

    const onClosing = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };

    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onWayBack);
    window.addEventListener('beforeunload', onClosing);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onWayBack);
      window.removeEventListener('beforeunload', onClosing);
    };
  }, [isBlocking, pathname, navigate]);

  return {
    isAsking: departure !== undefined,
    stay: () => {
      if (departure?.isWayBack) putGuardEntry();
      setDeparture(undefined);
    },
    leave: () => {
      isArmed.current = false;
      setDeparture(undefined);
      departure?.go();
    },
  };
}
