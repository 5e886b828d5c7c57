import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the focus on a group of whichever board is shown; where it isn't, on the board or the way to another. */
export function focusGroup(id: number): void {
  const places = [`[data-group="${id}"]`, '[role="grid"] [tabindex="0"]', 'main a'];
  const place = places.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
  place?.focus();
}

/** Who comes back from a group's details stands on the group again. */
export function useReturnToGroup(): void {
  const { state } = useLocation() as { state: { group?: number } | null };
  const id = state?.group;
  useEffect(() => {
    if (id !== undefined) focusGroup(id);
  }, [id]);
}
