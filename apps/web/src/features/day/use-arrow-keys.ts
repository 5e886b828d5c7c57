import { useEffect, useEffectEvent } from 'react';

type ArrowKeys = Record<'ArrowLeft' | 'ArrowRight', () => void>;

/** Keys of the page itself: nothing that has keys of its own may have the focus. */
const isOnPage = (target: EventTarget | null) =>
  target === document.body || (target as HTMLElement | null)?.id === 'sadrzaj';

/** Turns the page's days by the arrows, while no field, menu or dialog has the focus. */
export function useArrowKeys(keys: ArrowKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey || !isOnPage(event.target)) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') keys[event.key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
