import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Departure = { kind: 'link'; address: string } | { kind: 'way back' };

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

/** Puts the second entry into the history and takes it away again. */
function useGuardEntry(isBlocking: boolean) {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isArmed = useRef(isGuardEntry(state));

  const put = () => {
    const address = location.pathname + location.search;
    void navigate(address, { state: { ...(state as object | null), isGuard: true } });
  };
  const armOrDisarm = useEffectEvent(() => {
    if (isBlocking === isArmed.current) return;
    isArmed.current = isBlocking;
    if (isBlocking) put();
    else void navigate(-1);
  });
  useEffect(() => {
    armOrDisarm();
  }, [isBlocking]);

  const forget = () => {
    isArmed.current = false;
  };
  return { put, forget };
}

/** Calls back when somebody is about to leave by a link or the way back. */
function useDepartures(isBlocking: boolean, onDeparture: (departure: Departure) => void) {
  const { pathname } = useLocation();
  const report = useEffectEvent(onDeparture);

  useEffect(() => {
    if (!isBlocking) return;
    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event, pathname);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      report({ kind: 'link', address: link.pathname + link.search + link.hash });
    };
    const onPopState = ({ state }: PopStateEvent) => {
      const isFirstEntry = !isGuardEntry((state as { usr?: unknown } | null)?.usr);
      if (isFirstEntry && window.location.pathname === pathname) report({ kind: 'way back' });
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('popstate', onPopState, { signal });
    window.addEventListener('beforeunload', onBeforeUnload, { signal });
    return () => {
      listening.abort();
    };
  }, [isBlocking, pathname]);
}

/**
 * Holds up whoever leaves the page by a link, the way back or the closing of the tab while
 * `isBlocking`. The plain router has no blocker of its own; navigations by script, such as the one
 * to the sign-in page when a session ends, pass.
 */
export function useLeaveBlocker(isBlocking: boolean) {
  const navigate = useNavigate();
  const [departure, setDeparture] = useState<Departure>();
  const guardEntry = useGuardEntry(isBlocking);
  useDepartures(isBlocking, setDeparture);
  return {
    isAsking: departure !== undefined,
    stay: () => {
      if (departure?.kind === 'way back') guardEntry.put();
      setDeparture(undefined);
    },
    leave: () => {
      guardEntry.forget();
      setDeparture(undefined);
      if (departure?.kind === 'link') void navigate(departure.address, { replace: true });
      else void navigate(-1);
    },
  };
}
