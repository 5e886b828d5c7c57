import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(notify: () => void) {
  const medium = window.matchMedia('print');
  const change = (next: boolean) => () => {
    isPrinting = next;
    notify();
  };
  const [begin, end] = [change(true), change(false)];
  const follow = () => {
    change(medium.matches)();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  medium.addEventListener('change', follow);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    medium.removeEventListener('change', follow);
  };
}

/** Whether the page is being put on paper at this moment. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
