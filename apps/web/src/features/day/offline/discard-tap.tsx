import Button from '@mui/material/Button';
import { useState } from 'react';

import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import type { Tap } from './tap.ts';
import { moveTaps } from './tap-queue.ts';
import { tapInWords } from './tap-words.ts';

type DiscardTapProps = { tap: Tap; onDone?: () => void };

/** Lets a refused press go; asks first where money would go with it. */
export function DiscardTap({ tap, onDone }: DiscardTapProps) {
  const [isAsking, setIsAsking] = useState(false);
  const discard = () => void moveTaps({ kind: 'taken-back', key: tap.key }).then(onDone);
  return (
    <>
      <Button
        color="inherit"
        onClick={() => {
          if (tap.payment) setIsAsking(true);
          else discard();
        }}
        sx={{ minHeight: 48 }}
      >
        Odbaci
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Odbaciti upis sa novcem?"
        text={`${tapInWords(tap)}. Ovaj novac neće biti upisan.`}
        confirmLabel="Odbaci"
        onConfirm={discard}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </>
  );
}
