import Button from '@mui/material/Button';

import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import type { Tap } from './tap.ts';
import { moveTaps } from './tap-queue.ts';
import { tapInWords } from './tap-words.ts';

type DiscardTapProps = { tap: Tap; onDone?: () => void };

/** Lets a refused press go; asks first where money would go with it. */
export function DiscardTap({ tap, onDone }: DiscardTapProps) {
  const { key } = tap;
  const asking = useHistoryStep<string>('discard');
  const discard = () => void moveTaps({ kind: 'taken-back', key }).then(onDone);
  return (
    <>
      <Button
        color="inherit"
        onClick={() => {
          if (tap.payment) void asking.enter(key);
          else discard();
        }}
        sx={{ minHeight: 48 }}
      >
        Odbaci
      </Button>
      <ConfirmDialog
        open={asking.value === key}
        title="Odbaciti upis sa novcem?"
        text={`${tapInWords(tap)}. Ovaj novac neće biti upisan.`}
        confirmLabel="Odbaci"
        onConfirm={() => {
          asking.leave();
          discard();
        }}
        onClose={asking.leave}
      />
    </>
  );
}
