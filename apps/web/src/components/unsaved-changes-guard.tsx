import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLeaveBlocker } from '#lib/use-leave-blocker.ts';

type UnsavedChangesGuardProps = {
  isDirty: boolean;
  /** Before the page is left for good. */
  onDiscard: () => void;
};

/** Asks before unsaved changes are left behind. */
export function UnsavedChangesGuard({ isDirty, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useLeaveBlocker(isDirty);
  return (
    <ConfirmDialog
      open={blocker.isAsking}
      title="Nesačuvane izmene"
      text="Ako sada napustite stranicu, izmene koje niste sačuvali biće izgubljene."
      confirmLabel="Napusti bez čuvanja"
      cancelLabel="Ostani na stranici"
      onClose={blocker.stay}
      onConfirm={() => {
        onDiscard();
        blocker.leave();
      }}
    />
  );
}
