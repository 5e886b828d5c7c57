import { useBlocker, useLocation } from 'react-router-dom';

import { lostWith } from '#lib/browser/use-unsaved.ts';
import { paths } from '#lib/paths.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What is asked before something unsaved is lost with its page, or with the panel over it. */
export const LEAVE_WORDS = {
  page: {
    title: 'Nesačuvane izmene',
    text: 'Ako sada napustite stranicu, izmene koje niste sačuvali biće izgubljene.',
    confirmLabel: 'Napusti bez čuvanja',
    cancelLabel: 'Ostani na stranici',
  },
  panel: {
    title: 'Nesačuvane izmene',
    text: 'Ako sada zatvorite, ono što ste uneli biće izgubljeno.',
    confirmLabel: 'Zatvori bez čuvanja',
    cancelLabel: 'Nastavi unos',
  },
} as const;

type Place = { pathname: string };

/** On the same page a step back closes a panel at most. */
const leftBy = (from: Place, to: Place) => (from.pathname === to.pathname ? 'panel' : 'page');

/** Asks before a link or the back key loses what is unsaved; the end of a session passes, which keeps it. */
export function LeaveQuestion() {
  const here = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== paths.signIn &&
      lostWith(leftBy(currentLocation, nextLocation)).length > 0,
  );
  if (blocker.state !== 'blocked') return null;
  const left = leftBy(here, blocker.location);
  return (
    <ConfirmDialog
      {...LEAVE_WORDS[left]}
      open
      onClose={blocker.reset}
      onConfirm={() => {
        for (const { discard } of lostWith(left)) discard?.();
        blocker.proceed();
      }}
    />
  );
}
