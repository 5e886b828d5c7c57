/**
 * For the `ref` of a bar at the lower edge of the window: while it is there, `--bottom-bar` on the
 * page is its height in pixels, and toasts stand above it (global.css).
 */
export function coverBottom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
  });
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
