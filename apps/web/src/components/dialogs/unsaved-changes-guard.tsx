import { useBlocker } from 'react-router-dom';

import { paths } from '#lib/paths.ts';
import { useAskBeforeUnload } from '#lib/browser/use-ask-before-unload.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesGuardProps = {
  isDirty: boolean;
  /** Before the page is left for good. */
  onDiscard: () => void;
};

/** Asks before unsaved changes are left behind; the end of a session passes, which keeps them. */
export function UnsavedChangesGuard({ isDirty, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      isDirty && nextLocation.pathname !== pathname && nextLocation.pathname !== paths.signIn,
  );
  useAskBeforeUnload(isDirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Nesačuvane izmene"
      text="Ako sada napustite stranicu, izmene koje niste sačuvali biće izgubljene."
      confirmLabel="Napusti bez čuvanja"
      cancelLabel="Ostani na stranici"
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}
