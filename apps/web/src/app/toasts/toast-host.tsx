import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';

import { ToastAction, ToastContent } from './toast-content.tsx';
import { hostToasts, type ShowToast, type Toast } from '#lib/toasts.ts';

// Limits: spec §9.
const MAX_VISIBLE = 3;
const AUTO_HIDE_MS = 5000;
/** Time to read and to decide. */
const ACTION_MS = 10_000;
const TRANSITION_MS = { enter: 225, exit: 195 };

const looks = { success: ToastContent, error: ToastContent, info: ToastContent };

/** Here a toast is as wide as the screen: two corners would lie over each other. */
const ONE_CORNER = '(width < 37.5rem)';

/** A toast of which nothing can be done: it waits to be seen, is seen, or leaves to come anew. */
type Standing = { key?: SnackbarKey; isSeen: boolean; anew?: Toast };

/**
 * The way to show toasts. What is said again leaves and comes anew, so that a screen reader reads it out
 * again and two of them never stand beside each other.
 */
function openHost(): ShowToast {
  const all = new Map<string, Standing>();

  const enter = (toast: Toast, own: Standing) => {
    const { message, kind, action } = toast;
    const isRight = kind === 'error' && !window.matchMedia(ONE_CORNER).matches;
    own.isSeen = false;
    own.anew = undefined;
    own.key = enqueueSnackbar(message, {
      variant: kind,
      autoHideDuration: action ? ACTION_MS : AUTO_HIDE_MS,
      action: action && ((id) => <ToastAction id={id} {...action} />),
      anchorOrigin: { vertical: 'bottom', horizontal: isRight ? 'right' : 'left' },
      onEnter: () => {
        own.isSeen = true;
      },
      onExited: () => {
        if (own.anew) enter(own.anew, own);
        else if (all.get(message) === own) all.delete(message);
      },
    });
  };

  return (toast) => {
    const { message, action } = toast;
    const before = action ? undefined : all.get(message);
    const own: Standing = before ?? { isSeen: false };
    if (!before) enter(toast, own);
    else if (before.isSeen) {
      before.anew = toast;
      closeSnackbar(before.key);
    }
    if (!action) all.set(message, own);
    return () => {
      own.anew = undefined;
      closeSnackbar(own.key);
      // What has not been seen doesn't leave, either.
      if (!own.isSeen && all.get(message) === own) all.delete(message);
    };
  };
}

/**
 * Beside the app and its dialogs. An open dialog hides everything else from assistive technology
 * (MUI sets `aria-hidden`); what toasts say must be heard all the same.
 */
function openToastPlace(place: HTMLElement): () => void {
  const hidden = new MutationObserver(() => {
    if (place.hasAttribute('aria-hidden')) place.removeAttribute('aria-hidden');
  });
  hidden.observe(place, { attributeFilter: ['aria-hidden'] });
  document.body.append(place);
  return () => {
    hidden.disconnect();
    place.remove();
  };
}

/** Shows what `useToast` is told; a file of its own, fetched on the first page that needs it. */
export function ToastHost() {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => openToastPlace(place), [place]);
  useEffect(() => {
    const leave = hostToasts(openHost());
    return () => {
      leave();
      closeSnackbar();
    };
  }, []);
  return (
    <SnackbarProvider
      domRoot={place}
      maxSnack={MAX_VISIBLE}
      autoHideDuration={AUTO_HIDE_MS}
      transitionDuration={TRANSITION_MS}
      Components={looks}
    />
  );
}
