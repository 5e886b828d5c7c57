import { type BankStatement, statementName } from '@museum/shared/payments/bank-statement-schema';
import { dinarsText } from '@museum/shared/primitives/money';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { historyPath } from '#components/icons/tool-icon-paths.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { useToast } from '#lib/toasts.ts';
import { undoMutation } from './bank-statement-queries.ts';
import { paymentsInWords, statementError } from './statement-words.ts';

/** Takes back all payments of a statement after asking; nothing where none was booked. */
export function UndoButton({ statement }: { statement: BankStatement }) {
  const [isAsking, setIsAsking] = useState(false);
  const undo = useMutation(undoMutation);
  const showToast = useToast();
  const { id, version, booked } = statement;
  const isUndone = useRef(false);
  useEffect(() => {
    // The button went along with what was booked.
    if (isUndone.current && booked.count === 0) focusIfLost(document.querySelector('main'));
  }, [booked.count]);
  if (booked.count === 0) return null;
  const name = statementName(statement);
  const confirm = () => {
    undo.mutate(
      { id, version },
      {
        onSuccess: () => {
          isUndone.current = true;
          showToast({ kind: 'success', message: `${name}: uvoz je poništen` });
        },
        onError: (error) => {
          showToast({ kind: 'error', message: statementError(error) });
        },
        onSettled: () => {
          setIsAsking(false);
        },
      },
    );
  };
  return (
    <>
      <Button
        color="error"
        size="small"
        startIcon={<Icon path={historyPath} size={18} />}
        aria-label={`Poništi uvoz: ${name}`}
        sx={{ minHeight: { xs: 44, md: 40 } }}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Poništi uvoz
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Poništiti uvoz?"
        text={`${name}: svaka od proknjiženih uplata (${paymentsInWords(booked.count)}, ${dinarsText(booked.sum)}) dobija ispravku sa minusom. Izvod posle toga može ponovo da se knjiži.`}
        confirmLabel="Poništi uvoz"
        isBusy={undo.isPending}
        onConfirm={confirm}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </>
  );
}
