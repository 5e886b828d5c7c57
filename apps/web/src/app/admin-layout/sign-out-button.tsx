import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';

import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Icon } from '#components/icon.tsx';
import { logoutPath } from '#components/tool-icon-paths.ts';
import { signOut } from '#features/auth/session.ts';
import { isWaiting } from '#features/day/offline/tap.ts';
import { taps } from '#features/day/offline/tap-queue.ts';

/** The way out; asks first where it would take presses along that the server doesn't know yet. */
export function SignOutButton() {
  const [isAsking, setAsking] = useState(false);
  const hasWaiting = useSyncExternalStore(taps.subscribe, taps.get).some(isWaiting);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Icon path={logoutPath} size={20} />}
        sx={{ justifyContent: 'flex-start', px: 1.5 }}
        onClick={() => {
          if (hasWaiting) setAsking(true);
          else void signOut();
        }}
      >
        Odjavi se
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Upisi sa ulaza čekaju mrežu"
        text="Dolasci upisani bez mreže još nisu poslati. Ako se odjavite, gube se."
        confirmLabel="Odjavi se"
        onConfirm={() => void signOut()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
