import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import type { DraftNoticeState } from './use-draft-notice.ts';

const WORDS: Record<DraftNoticeState, string> = {
  restored: 'Nastavljate zahtev koji ste ranije započeli u ovoj kartici pregledača.',
  copied: 'Ovo je kopija zahteva iz druge kartice. Šalje se kao nov zahtev, sa svojim brojem.',
  erased: 'Uneti podaci su obrisani.',
};

type DraftNoticeProps = {
  state: DraftNoticeState;
  onErase: () => void;
  onUndo: () => void;
};

/** Says where the filled-in fields come from, and lets them go; an erasure can be taken back. */
export function DraftNotice({ state, onErase, onUndo }: DraftNoticeProps) {
  const isErased = state === 'erased';
  return (
    <Alert
      severity="info"
      role={isErased ? 'status' : 'note'}
      action={
        <Button color="inherit" size="small" onClick={isErased ? onUndo : onErase}>
          {isErased ? 'Vratite' : 'Obrišite uneto'}
        </Button>
      }
    >
      {WORDS[state]}
    </Alert>
  );
}
