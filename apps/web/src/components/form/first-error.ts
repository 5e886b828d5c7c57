import { type RefObject, useEffect, useRef } from 'react';

const visibleFieldIn = (marked: Element) =>
  marked.matches('input, select, textarea')
    ? (marked as HTMLElement)
    : marked.querySelector<HTMLElement>('input, select, textarea, button');

/** Scrolls the form's first field with an error smoothly into view and puts the cursor there. */
export function focusFirstError(form: HTMLElement | null): void {
  const marked = [...(form?.querySelectorAll('[aria-invalid="true"]') ?? [])];
  const field = marked.map(visibleFieldIn).find((element) => element?.checkVisibility?.() ?? true);
  if (!field) return;
  field.scrollIntoView({ behavior: 'smooth', block: 'center' });
  field.focus({ preventScroll: true });
}

/**
 * Does so after each attempt to submit that left errors (spec §2). The form itself is created with
 * `shouldFocusError: false`, since react-hook-form follows the order of registration, not of the page.
 */
export function useFirstErrorFocus(
  form: RefObject<HTMLElement | null>,
  { submitCount, errors }: { submitCount: number; errors: object },
): void {
  const seen = useRef(0);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [form, submitCount, errors]);
}
