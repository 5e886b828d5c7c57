import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import { plural } from '@museum/shared/primitives/plural';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { useGate } from '#features/day/gate/gate-context.ts';
import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { coverBottom } from '#lib/browser/cover-bottom.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { errorCode } from '#lib/http/error-message.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { useObserved } from '#lib/observable.ts';
import { isWaiting, PRESSES, type Tap, tapInWords } from './tap.ts';
import { moveTaps, othersTaps, taps } from './tap-queue.ts';

/** The refused presses: those whose groups are on a sheet, and all others. */
function useRefused({ groups, missed }: Pick<DaySheet, 'groups' | 'missed'>) {
  const refused = useObserved(taps).filter((tap) => !isWaiting(tap));
  const shown = new Set([...groups, ...missed].map(({ id }) => id));
  return {
    onCards: refused.filter(({ id }) => shown.has(id)),
    strays: refused.filter(({ id }) => !shown.has(id)),
  };
}

const bar = { position: 'sticky', bottom: { xs: 8, md: 16 }, zIndex: 2 };
const looks = {
  alignItems: 'center',
  border: `1px solid ${palette.danger}`,
  fontWeight: 700,
  '& .MuiAlert-action': { pt: 0 },
};

/** How many presses were refused, wherever that is shown, and the way to the first. */
export function RefusedBar({ sheet }: { sheet: DaySheet }) {
  const { strays, onCards } = useRefused(sheet);
  const count = strays.length + onCards.length;
  if (count === 0) return null;
  const show = () => {
    const first =
      strays.length > 0 ? '[data-stray] :is(a, button)' : `[data-acts="${onCards[0]?.id}"] button`;
    const button = document.querySelector<HTMLElement>(first);
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  };
  return (
    <Box ref={coverBottom} sx={bar}>
      <Alert
        severity="error"
        sx={looks}
        action={
          <Button color="inherit" onClick={show} sx={{ minHeight: 48 }}>
            Prikaži
          </Button>
        }
      >
        {`Nije upisano: ${plural(count, PRESSES)}`}
      </Alert>
    </Box>
  );
}

/**
 * Presses that no card of this sheet shows: refused ones for groups that were moved away, cancelled,
 * come another day or are another guide's, and those of colleagues whose session ran out here.
 */
export function StrayTaps({ sheet }: { sheet: DaySheet }) {
  const { strays } = useRefused(sheet);
  const others = useObserved(othersTaps);
  return (
    <>
      {strays.map((tap) => (
        <StrayTap key={tap.key} tap={tap} text={tap.refusal} />
      ))}
      {others.map((tap) => (
        <StrayTap key={tap.key} tap={tap} text={OF_COLLEAGUE} />
      ))}
    </>
  );
}

const OF_COLLEAGUE =
  'Upisao kolega čija je prijava na ovom uređaju istekla. Šalje se kad se ponovo prijavi ovde.';

const MONEY = 'Novac možete da upišete u detaljima zahteva, pod „Plaćanje“.';
const MONEY_OF_NOBODY = 'Zahtev je obrisan, pa novac ne može da se upiše.';

/** The device keeps no names: which group a press was for is asked of the server. */
function StrayTap({ tap, text }: { tap: Tap; text: string | undefined }) {
  const { data: request, error } = useQuery(visitRequestQuery(tap.id));
  const isDeleted = errorCode(error) === 'NOT_FOUND';
  return (
    <Alert data-stray severity="error" sx={{ mb: 2 }}>
      <b>{`Nije upisano: ${tapInWords(tap)}.`}</b>
      <div>
        {[text, request && `Sada: ${STAGE_LABELS[request.stage]}.`].filter(Boolean).join(' ')}
      </div>
      {tap.payment ? <div>{isDeleted ? MONEY_OF_NOBODY : MONEY}</div> : null}
      {isDeleted ? null : (
        <Button component={Link} to={visitRequestDetailsPath(tap.id)} sx={{ minHeight: 48 }}>
          {request ? `${request.requester}, ${request.normalizedId}` : `Zahtev ${tap.id}`}
        </Button>
      )}
      <DiscardTap tap={tap} />
    </Alert>
  );
}

type RefusedTapProps = { tap: Tap; group: SheetGroup; onDone: () => void };

/** Why a press was not written down; it is tried again, an arrival after a look at what is recorded, or let go. */
export function RefusedTap({ tap, group, onDone }: RefusedTapProps) {
  const { askArrival } = useGate();
  const { key } = tap;
  const sendAgain = () => {
    if (tap.act === 'arrive') askArrival(group, tap);
    else void moveTaps({ kind: 'again', key, version: group.version }).then(onDone);
  };
  return (
    <Alert severity="error" icon={false} sx={{ mb: 1, fontSize: '0.9375rem' }}>
      <b>{`Nije upisano: ${tapInWords(tap)}.`}</b>
      <div>{tap.refusal}</div>
      {/* What a colleague has recorded since is undone by the card's own button only. */}
      {tap.act === 'undo-arrival' ? null : (
        <Button onClick={sendAgain} sx={{ minHeight: 48 }}>
          Pošalji ponovo
        </Button>
      )}
      <DiscardTap tap={tap} onDone={onDone} />
    </Alert>
  );
}

type DiscardTapProps = { tap: Tap; onDone?: () => void };

/** Lets a refused press go; asks first where money would go with it. */
function DiscardTap({ tap, onDone }: DiscardTapProps) {
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
