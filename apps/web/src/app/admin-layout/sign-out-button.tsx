import Button from '@mui/material/Button';
import { useState } from 'react';

import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { logoutPath } from '#components/icons/tool-icon-paths.ts';
import { signOut, useSession } from '#features/auth/session/session.ts';
import { isWaiting, moneyInWords, type Tap } from '#features/day/offline/tap.ts';
import { taps } from '#features/day/offline/tap-queue.ts';
import { phoneRequestKey } from '#features/visit-requests/phone-entry/phone-forms.ts';
import { hasBegunRequest } from '#features/visit-requests/request-form/draft/request-draft.ts';
import { hasStaffDraft } from '#lib/drafts/staff-draft.ts';
import { hasUnsaved } from '#lib/browser/use-unsaved.ts';
import { useObserved } from '#lib/observable.ts';

const WAITING = {
  title: 'Upisi sa ulaza čekaju mrežu',
  text: 'Dolasci upisani bez mreže još nisu poslati. Ako se odjavite, gube se.',
};

const REFUSED = {
  title: 'Ima odbijenih upisa sa ulaza',
  text: 'Server ih nije primio. Ako se odjavite, gube se; pogledajte ih prvo na dnevnom listu.',
};

const TYPED = {
  title: 'Nesačuvane izmene',
  text: 'Ako se sada odjavite, izmene koje niste sačuvali biće izgubljene.',
};

/** The presses at the gate that would go, with their money. */
function pressesLost(presses: readonly Tap[]) {
  const lost = presses.some(isWaiting) ? WAITING : REFUSED;
  const money = moneyInWords(presses);
  return money
    ? { ...lost, text: `${lost.text} Ni njihov novac neće biti upisan: ${money}.` }
    : lost;
}

const hasTyped = (person: string) =>
  hasUnsaved() || hasStaffDraft(person) || hasBegunRequest(phoneRequestKey(person));

/** What a sign-out would take along that the server doesn't know yet. */
const lossesOf = (person: string, presses: readonly Tap[]) => [
  ...(presses.length > 0 ? [pressesLost(presses)] : []),
  ...(hasTyped(person) ? [TYPED] : []),
];

/** The way out; asks first where something would be lost. */
export function SignOutButton() {
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  // What is sent while the question stands would not be lost any more.
  const presses = useObserved(taps);
  const losses = isAsking ? lossesOf(user?.email ?? '', presses) : [];
  if (isAsking && losses.length === 0) setIsAsking(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Icon path={logoutPath} size={20} />}
        sx={{ justifyContent: 'flex-start', px: 1.5 }}
        onClick={() => {
          if (lossesOf(user?.email ?? '', presses).length > 0) setIsAsking(true);
          else void signOut();
        }}
      >
        Odjavi se
      </Button>
      {losses[0] ? (
        <ConfirmDialog
          open
          title={losses[0].title}
          text={losses.map((loss) => loss.text).join(' ')}
          confirmLabel="Odjavi se"
          onConfirm={() => void signOut()}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      ) : null}
    </>
  );
}
