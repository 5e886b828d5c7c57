import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
  };
};

/** Whether the page is scrolled away from its top. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
