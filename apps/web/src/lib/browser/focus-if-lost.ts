/** Puts the focus somewhere if it went along with what had it, or is about to: what is disabled loses it. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement: active } = document;
  if (!active || active === document.body || active.matches(':disabled'))
    element?.focus({ preventScroll: true });
}
