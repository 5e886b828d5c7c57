import type {
  BankStatementLine,
  BankStatementWithLines,
} from '@museum/shared/payments/bank-statement-schema';
import { dinarsText } from '@museum/shared/primitives/money';
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { bringIntoSight } from '#lib/browser/bring-into-sight.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { useToast } from '#lib/toasts.ts';
import { bookMutation } from './bank-statement-queries.ts';
import { chosenOf } from './booking.ts';
import { BookingBar } from './booking-bar.tsx';
import { LineGroups } from './line-groups.tsx';
import { StatementHead } from './statement-head.tsx';
import { paymentsInWords, statementError } from './statement-words.ts';
import { useBooking } from './use-booking.ts';
import { VisitSearchDialog } from './visit-search-dialog.tsx';

/** A statement to be looked at and booked; what staff decided outlives a failed try. */
export function StatementPreview({ statement }: { statement: BankStatementWithLines }) {
  const [booking, move] = useBooking(statement.id);
  const [searched, setSearched] = useState<BankStatementLine>();
  const book = useMutation(bookMutation);
  const showToast = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const { all, next } = chosenOf(statement, booking);
  useEffect(() => {
    // What was booked takes the button of the bar along.
    focusIfLost(frame.current);
  }, [statement.version]);
  const bookChosen = () => {
    const { id, version } = statement;
    const words = `Proknjiženo: ${paymentsInWords(next.count)}, ${dinarsText(next.sum)}`;
    book.mutate(
      { id, version, lines: next.lines },
      {
        onSuccess: () => {
          move({ kind: 'booked', lines: next.lines });
          showToast({ kind: 'success', message: words });
        },
      },
    );
  };
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }}>
      <StatementHead statement={statement} />
      {statement.lines.length === 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          Na ovom izvodu nema uplata.
        </Alert>
      ) : null}
      <LineGroups statement={statement} booking={booking} onDecide={move} onSearch={setSearched} />
      {book.isError ? (
        <Alert ref={bringIntoSight} severity="error" sx={{ mt: 2 }}>
          {statementError(book.error)}
        </Alert>
      ) : null}
      {statement.lines.some(({ booked }) => !booked) ? (
        <BookingBar chosen={all} next={next.count} isBusy={book.isPending} onBook={bookChosen} />
      ) : null}
      {searched ? (
        <VisitSearchDialog
          line={searched}
          onClose={() => {
            setSearched(undefined);
          }}
          onChoose={(visit) => {
            move({ kind: 'tied', line: searched.id, visit });
            setSearched(undefined);
          }}
        />
      ) : null}
    </div>
  );
}
