import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { GROUP_PARAM } from '#lib/paths.ts';

/** The block of a group, or the first of its blocks, on whichever board is shown. */
export const groupOnBoard = (id: number) =>
  document.querySelector<HTMLElement>(`[data-group="${id}"]`);

/** Puts the focus on a group of whichever board is shown; where it isn't, on the board or the way to another. */
export function focusGroup(id: number): void {
  const others = ['[role="grid"] [tabindex="0"]', 'main a'];
  const place = others.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
  (groupOnBoard(id) ?? place)?.focus();
}

/** Who comes back from a group's details stands on the group again; a group that the address names is opened, too. */
export function useReturnToGroup(): void {
  const { state } = useLocation() as { state: { group?: number } | null };
  const [params] = useSearchParams();
  const left = state?.group;
  const named = Number(params.get(GROUP_PARAM));
  useEffect(() => {
    if (left !== undefined) {
      focusGroup(left);
    } else if (Number.isInteger(named) && named > 0) {
      focusGroup(named);
      groupOnBoard(named)?.click();
    }
  }, [left, named]);
}
