import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';

import { ToastAction, ToastContent } from './toast-content.tsx';
import { hostToasts, type Toast } from '#lib/toasts.ts';

// Limits: spec §9.
const MAX_VISIBLE = 3;
const AUTO_HIDE_MS = 5000;
/** Time to read and to decide. */
const ACTION_MS = 10_000;
const TRANSITION_MS = { enter: 225, exit: 195 };

const looks = { success: ToastContent, error: ToastContent, info: ToastContent };

/** Here a toast is as wide as the screen: two corners would lie over each other. */
const ONE_CORNER = '(width < 37.5rem)';

function show({ message, kind, action }: Toast) {
  const isRight = kind === 'error' && !window.matchMedia(ONE_CORNER).matches;
  const key = enqueueSnackbar(message, {
    variant: kind,
    // The same message is not shown twice at once, unless something can be done about it.
    preventDuplicate: action === undefined,
    autoHideDuration: action ? ACTION_MS : AUTO_HIDE_MS,
    action: action && ((id) => <ToastAction id={id} {...action} />),
    anchorOrigin: { vertical: 'bottom', horizontal: isRight ? 'right' : 'left' },
  });
  return () => {
    closeSnackbar(key);
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
    const leave = hostToasts(show);
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
