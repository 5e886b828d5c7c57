import { useState } from 'react';

import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LEAVE_WORDS } from './leave-question.tsx';

type Closing = {
  isDirty: boolean;
  /** Throws away the draft of what is typed. */
  discard: () => void;
  onClose: () => void;
};

/**
 * Asks before a dialog or drawer is closed, or the page left, with something typed in it. `close` is
 * what MUI calls, `question` stands beside the dialog.
 */
export function useCloseQuestion({ isDirty, discard, onClose }: Closing) {
  const [isAsking, setIsAsking] = useState(false);
  useUnsaved(isDirty, { place: 'panel', discard });
  const close = () => {
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const question = (
    <ConfirmDialog
      {...LEAVE_WORDS.panel}
      open={isAsking}
      onConfirm={onClose}
      onClose={() => {
        setIsAsking(false);
      }}
    />
  );
  return { close, question };
}
