/** Fields whose browser scrolls them into view only in part, or not at all, when they take the focus. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** The place of such a bar; on a low window, of which it would take half, it stays where the page has it. */
export const atLowerEdge = {
  position: 'sticky',
  bottom: 0,
  '@media (height < 22rem)': { position: 'static', bottom: 'auto' },
} as const;

/**
 * For the `ref` of a bar at the lower edge of the window: while it is there, `--bottom-bar` on the
 * page is its height in pixels. Toasts stand above it, what takes the focus is scrolled above it
 * (global.css), and what has the focus already is, too. Where the same bar is no longer at the edge
 * (`bottom: auto`), it covers nothing.
 */
export function coverBottom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const reveal = () => {
    const field = document.activeElement;
    if (field?.matches(TYPED)) field.scrollIntoView({ block: 'nearest' });
  };
  const sizes = new ResizeObserver(() => {
    const isAtEdge = getComputedStyle(bar).bottom !== 'auto';
    style.setProperty('--bottom-bar', isAtEdge ? `${bar.offsetHeight}px` : '0px');
    if (isAtEdge) reveal();
  });
  sizes.observe(bar);
  const revealAfterTab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') reveal();
  };
  document.addEventListener('click', reveal);
  document.addEventListener('keyup', revealAfterTab);
  return () => {
    sizes.disconnect();
    document.removeEventListener('click', reveal);
    document.removeEventListener('keyup', revealAfterTab);
    style.removeProperty('--bottom-bar');
  };
}
