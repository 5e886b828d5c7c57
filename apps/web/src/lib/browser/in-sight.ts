/** For the `ref` of what appears away from the button that was pressed: scrolls it in from where it hides. */
export const bringIntoSight = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

/** Below the sticky head of a page, in pixels. */
const BELOW_HEAD = 104;

/**
 * For the `ref` of a sticky column: one that is taller than the window scrolls with the page until
 * its end is in sight, and stays there.
 */
export function keepInSight(column: HTMLElement): () => void {
  const place = () => {
    const spare = window.innerHeight - column.offsetHeight - 24;
    column.style.top = `${Math.min(BELOW_HEAD, spare)}px`;
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(column);
  window.addEventListener('resize', place);
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', place);
  };
}
