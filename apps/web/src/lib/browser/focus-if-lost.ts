/**
 * Puts the focus somewhere if it went along with what had it, or is about to: what is disabled loses
 * it, and the page as a whole has it where nothing better was known.
 */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (!document.activeElement || document.activeElement.matches('body, main, :disabled'))
    element?.focus({ preventScroll: true });
}
