import { useState } from 'react';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { LEAVE_WORDS } from './leave-question.tsx';

type Closing = {
  isDirty: boolean;
  onClose: () => void;
};

/**
 * Asks before a dialog or drawer is closed with something typed in it. `close` is what MUI calls,
 * `question` stands beside the dialog.
 */
export function useCloseQuestion({ isDirty, onClose }: Closing) {
  const [isAsking, setIsAsking] = useState(false);
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
