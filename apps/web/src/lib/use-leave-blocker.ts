import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Departure = () => void;

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

/** The router numbers its entries in the browser's history. */
const entryNumber = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Holds up whoever leaves the page by a link, the way back or the closing of the tab while
 * `isBlocking`. The plain router has no blocker of its own; navigations by script, such as the one
 * to the sign-in page when a session ends, pass.
 */
export function useLeaveBlocker(isBlocking: boolean) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [departure, setDeparture] = useState<Departure>();
  const isPassing = useRef(false);

  useEffect(() => {
    if (!isBlocking) return;
    const entry = entryNumber(window.history.state);

    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event, pathname);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setDeparture(() => () => void navigate(link.pathname + link.search + link.hash));
    };

    const onWayBack = (event: PopStateEvent) => {
      const steps = entryNumber(event.state) - entry;
      if (isPassing.current || steps === 0) return;
      // The browser has gone already: it comes back, and the router hears of neither.
      event.stopImmediatePropagation();
      window.history.go(-steps);
      setDeparture(() => () => {
        window.history.go(steps);
      });
    };

    const onClosing = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };

    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onWayBack, { capture: true });
    window.addEventListener('beforeunload', onClosing);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onWayBack, { capture: true });
      window.removeEventListener('beforeunload', onClosing);
    };
  }, [isBlocking, pathname, navigate]);

  return {
    isAsking: departure !== undefined,
    stay: () => {
      setDeparture(undefined);
    },
    leave: () => {
      isPassing.current = true;
      setDeparture(undefined);
      departure?.();
    },
  };
}
