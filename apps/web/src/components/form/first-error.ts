/** Marks a message that belongs to no single field, so that the way to the first error can end there. */
export const formError = { 'data-form-error': '', tabIndex: -1 } as const;

const MARKED = '[aria-invalid="true"], [data-form-error]';

const targetIn = (marked: Element) =>
  marked.matches('input, select, textarea, [data-form-error]')
    ? (marked as HTMLElement)
    : marked.querySelector<HTMLElement>('input, select, textarea, button');

/** Scrolls the form's first error smoothly into view and puts the focus there. */
export function focusFirstError(form: HTMLElement | null): void {
  const marked = [...(form?.querySelectorAll(MARKED) ?? [])];
  const target = marked.map(targetIn).find((element) => element?.checkVisibility?.() ?? true);
  if (!target) return;
  target.scrollIntoView({ behavior: 'smooth', block: 'center' });
  target.focus({ preventScroll: true });
}
