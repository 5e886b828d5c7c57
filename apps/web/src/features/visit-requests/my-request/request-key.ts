import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useIsBrowser } from '#lib/browser/use-is-browser.ts';

/** The link past the navigation puts its own name into the address. */
const SKIP_ANCHOR = '#sadrzaj';

/**
 * The key in the address's fragment, "" where there is none; undefined while the page is a file. An
 * anchor of the page doesn't push it out: the address works again when it is loaded anew.
 */
export function useRequestKey(): string | undefined {
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const isAnchor = hash === SKIP_ANCHOR;
  const [key, setKey] = useState(isAnchor ? '' : hash.slice(1));
  if (!isAnchor && key !== hash.slice(1)) setKey(hash.slice(1));
  useEffect(() => {
    if (isAnchor && key) window.history.replaceState(window.history.state, '', `#${key}`);
  }, [isAnchor, key]);
  return isBrowser ? key : undefined;
}

/** Whether a fragment can be a key at all; an HTTP header can't hold every character. */
export const isKeyLike = (fragment: string) => /^[\w.~-]{1,200}$/.test(fragment);
