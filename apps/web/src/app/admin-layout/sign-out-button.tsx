import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';

import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Icon } from '#components/icon.tsx';
import { logoutPath } from '#components/tool-icon-paths.ts';
import { signOut } from '#features/auth/session.ts';
import { isWaiting } from '#features/day/offline/tap.ts';
import { taps } from '#features/day/offline/tap-queue.ts';

const WAITING = {
  title: 'Upisi sa ulaza čekaju mrežu',
  text: 'Dolasci upisani bez mreže još nisu poslati. Ako se odjavite, gube se.',
};

const REFUSED = {
  title: 'Ima odbijenih upisa sa ulaza',
  text: 'Server ih nije primio. Ako se odjavite, gube se; pogledajte ih prvo na dnevnom listu.',
};

/** The way out; asks first where it would take presses along that the server doesn't know. */
export function SignOutButton() {
  const [isAsking, setAsking] = useState(false);
  const kept = useSyncExternalStore(taps.subscribe, taps.get);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Icon path={logoutPath} size={20} />}
        sx={{ justifyContent: 'flex-start', px: 1.5 }}
        onClick={() => {
          if (kept.length > 0) setAsking(true);
          else void signOut();
        }}
      >
        Odjavi se
      </Button>
      <ConfirmDialog
        open={isAsking}
        {...(kept.some(isWaiting) ? WAITING : REFUSED)}
        confirmLabel="Odjavi se"
        onConfirm={() => void signOut()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
