/** Brings a part of the page into sight, and the keyboard along. */
export function goToPart(id: string, behavior: ScrollBehavior = 'auto'): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ behavior });
  part?.focus({ preventScroll: true });
}
