import { useState } from 'react';

import { useAskBeforeUnload } from '#lib/browser/use-ask-before-unload.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Asks before a dialog or drawer is closed, or the page left, with something typed in it. `close` is
 * what MUI calls, `question` stands beside the dialog.
 */
export function useCloseQuestion(isDirty: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  useAskBeforeUnload(isDirty);
  const close = () => {
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const question = (
    <ConfirmDialog
      open={isAsking}
      title="Nesačuvane izmene"
      text="Ako sada zatvorite, ono što ste uneli biće izgubljeno."
      confirmLabel="Zatvori bez čuvanja"
      cancelLabel="Nastavi unos"
      onConfirm={onClose}
      onClose={() => {
        setIsAsking(false);
      }}
    />
  );
  return { close, question };
}
