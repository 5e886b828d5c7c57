import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type DraftNoticeProps = {
  state: 'restored' | 'erased';
  onErase: () => void;
  onUndo: () => void;
};

/** Says where the filled-in fields come from, and lets them go; an erasure can be taken back. */
export function DraftNotice({ state, onErase, onUndo }: DraftNoticeProps) {
  const isErased = state === 'erased';
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={isErased ? onUndo : onErase}>
          {isErased ? 'Vrati' : 'Obriši uneto'}
        </Button>
      }
    >
      {isErased
        ? 'Uneti podaci su obrisani.'
        : 'Nastavljate zahtev koji ste ranije započeli. Uneto čuvamo samo u ovoj kartici pregledača.'}
    </Alert>
  );
}
