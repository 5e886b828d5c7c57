import {
  type BankStatement,
  type BankStatementLine,
  type BankStatementWithLines,
  statementName,
} from '@museum/shared/payments/bank-statement-schema';
import { dinarsText } from '@museum/shared/primitives/money';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { z } from 'zod';

import { EMPTY_TEXT } from '#components/data-table/data-table-props.ts';
import type { ListState } from '#components/data-table/list-state.ts';
import { bringIntoSight } from '#lib/browser/in-sight.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { useToast } from '#lib/toasts.ts';
import { bookMutation } from './bank-statement-queries.ts';
import {
  type Booking,
  type BookingMove,
  chosenOf,
  decide,
  isTicked,
  NOTHING_DECIDED,
} from './booking.ts';
import { BookingBar } from './booking-bar.tsx';
import { linesShown, type StatementView } from './line-filter.ts';
import { LineGroups } from './line-groups.tsx';
import { LinesToolbar } from './lines-toolbar.tsx';
import {
  paymentsInWords,
  statementError,
  balanceInWords,
  movementsInWords,
} from './statement-words.ts';
import { VisitSearchDialog } from './visit-search-dialog.tsx';
import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { buildingBankPath } from '#components/icons/tool-icon-paths.ts';

type StatementPreviewProps = { statement: BankStatementWithLines; view: ListState<StatementView> };

/** A statement to be looked at and booked; what staff decided outlives a failed try. */
export function StatementPreview({ statement, view }: StatementPreviewProps) {
  const { lines } = statement;
  const [booking, move] = useBooking(statement.id);
  const [searched, setSearched] = useState<BankStatementLine>();
  const shown = useMemo(() => linesShown(lines, view.query), [lines, view.query]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was booked takes the button of the bar along.
    focusIfLost(frame.current);
  }, [statement.version]);
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }}>
      <StatementHead statement={statement} />
      {lines.length === 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          Na ovom izvodu nema uplata.
        </Alert>
      ) : (
        <LinesToolbar lines={lines} {...view} />
      )}
      <LineGroups
        statementId={statement.id}
        lines={shown}
        booking={booking}
        onDecide={move}
        onSearch={setSearched}
      />
      {lines.length > 0 && shown.length === 0 ? (
        <Typography role="status" sx={{ mt: 3 }}>
          {EMPTY_TEXT}
        </Typography>
      ) : null}
      <BookingAct statement={statement} booking={booking} shown={shown} onDecide={move} />
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

type BookingActProps = {
  statement: BankStatementWithLines;
  booking: Booking;
  shown: BankStatementLine[];
  onDecide: (move: BookingMove) => void;
};

/** Books what is ticked, be it shown or not; nothing where all is booked. */
function BookingAct({ statement, booking, shown, onDecide }: BookingActProps) {
  const book = useMutation(bookMutation);
  const showToast = useToast();
  const { all, next } = chosenOf(statement, booking);
  const bookChosen = () => {
    const { id, version } = statement;
    const words = `Proknjiženo: ${paymentsInWords(next.count)}, ${dinarsText(next.sum)}`;
    book.mutate(
      { id, version, lines: next.lines },
      {
        onSuccess: () => {
          onDecide({ kind: 'booked', lines: next.lines });
          showToast({ kind: 'success', message: words });
        },
      },
    );
  };
  return (
    <>
      {book.isError ? (
        <Alert ref={bringIntoSight} severity="error" sx={{ mt: 2 }}>
          {statementError(book.error)}
        </Alert>
      ) : null}
      {statement.lines.some(({ booked }) => !booked) ? (
        <BookingBar
          chosen={all}
          hidden={all.count - shown.filter((line) => isTicked(line, booking)).length}
          next={next.count}
          isBusy={book.isPending}
          onBook={bookChosen}
        />
      ) : null}
    </>
  );
}

const storedSchema = z.object({
  ticks: z.record(z.string(), z.boolean()),
  visits: z.record(
    z.string(),
    z.object({ id: z.number(), normalizedId: z.string(), requester: z.string() }),
  ),
});

/**
 * What a person decides about a statement, kept for the tab: a look at a visit leaves the page, and
 * comes back to it.
 */
function useBooking(statement: number) {
  const draft = useStaffDraft(`bank-statement/${statement}`, (stored) =>
    storedSchema.parse(stored),
  );
  const state = useReducer(decide, NOTHING_DECIDED, (nothing) => draft.mine ?? nothing);
  const [booking] = state;
  useEffect(() => {
    if (Object.keys(booking.ticks).length > 0) draft.write(booking);
    else draft.remove();
  }, [draft, booking]);
  return state;
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: { xs: 2, sm: 3 },
  '& > :nth-of-type(2)': { ml: { md: 'auto' }, textAlign: { md: 'right' } },
  '& small': { display: 'block', color: 'text.secondary', fontSize: '0.9375rem' },
};

/** Which statement it is, and that its balances agree with its lines. */
function StatementHead({ statement }: { statement: BankStatement }) {
  const { fileName, account } = statement;
  const facts = [fileName, `račun ${account}`, movementsInWords(statement)].filter(Boolean);
  return (
    <Card component="section" aria-label="Izvod" sx={head}>
      <Icon path={buildingBankPath} size={36} />
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 200px', md: '0 1 auto' } }}>
        <Box component="strong" sx={{ fontSize: '1.0625rem' }}>
          {statementName(statement)}
        </Box>
        <Box component="small" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Box>
      </Box>
      <Box>
        <Box sx={{ display: 'inline-flex', gap: 1, fontWeight: 700 }}>
          <Icon path={circleCheckPath} size={22} />
          Stanje se slaže
        </Box>
        <Box component="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {balanceInWords(statement)}
        </Box>
      </Box>
    </Card>
  );
}
