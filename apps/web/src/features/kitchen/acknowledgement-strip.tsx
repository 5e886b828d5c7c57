import { type KitchenDay, UNDO_SECONDS } from '@museum/shared/kitchen/kitchen-schema';
import { palette } from '@museum/shared/organisation/palette';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { checkPath, repeatPath } from '#components/icons/tool-icon-paths.ts';
import { today } from '#lib/time/dates.ts';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { useToast } from '#lib/toasts.ts';
import { acknowledgeMutation, undoAcknowledgementMutation } from './kitchen-queries.ts';
import { changeCount, changeWords, takenWords } from './kitchen-words.ts';

const Strip = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 18px',
  marginBottom: 12,
  padding: '10px 16px',
  borderRadius: 14,
  fontSize: 18,
  lineHeight: 1.35,
  backgroundColor: palette.mint,
  '& > div': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > div > p': { display: 'flex', gap: 8, margin: 0, fontSize: 19, fontWeight: 800 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 26px',
    margin: '2px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& li > b': { whiteSpace: 'nowrap' },
  '&[data-waits]': {
    border: `3px solid ${palette.amber}`,
    padding: '8px 10px 8px 16px',
    backgroundColor: palette.cream,
  },
  '@media print': {
    '&, &[data-waits]': {
      padding: '7px 12px',
      border: 0,
      borderRadius: 0,
      backgroundColor: palette.printGrey,
      color: palette.black,
    },
    '&, & > div > p': { fontSize: 15 },
    '&:focus-visible': { outline: 0 },
    '& svg': { display: 'none' },
    '&[data-quiet]': { background: 'none', padding: '6px 0' },
  },
});

/** More changes than that are found below, where they are marked. */
const TOLD = 8;

/** What a refusal means in the kitchen. */
const REFUSALS: Partial<Record<string, string>> = {
  STALE_VERSION: 'Stanje se upravo promenilo. Pogledajte ga, pa pritisnite „Preuzeto“.',
  TOO_LATE: `Preuzimanje može da se poništi samo ${UNDO_SECONDS} sekundi.`,
};

/** The cook's acknowledgement, with the way back for some seconds after it was given here. */
function useAcknowledgement(day: KitchenDay) {
  const { date, mark } = day;
  const [undoable, setUndoable] = useState<number>();
  const showToast = useToast();
  // A second press can come before the button is drawn as busy, or as gone.
  const isUnderWay = useRef(false);
  useEffect(() => {
    isUnderWay.current = false;
  }, [day]);
  const onError = (error: unknown) => {
    isUnderWay.current = false;
    const message = REFUSALS[errorCode(error) ?? ''] ?? errorMessage(error);
    showToast({ kind: 'error', message });
  };
  const taking = useMutation(acknowledgeMutation);
  const undoing = useMutation(undoAcknowledgementMutation);
  useEffect(() => {
    if (undoable === undefined) return undefined;
    const timer = setTimeout(() => {
      setUndoable(undefined);
    }, UNDO_SECONDS * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [undoable]);
  return {
    undoable,
    isBusy: taking.isPending || undoing.isPending,
    acknowledge: () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      taking.mutate(
        { date, mark },
        {
          onError,
          onSuccess: ({ id, isNew }) => {
            if (isNew) setUndoable(id);
          },
        },
      );
    },
    undo: (id: number) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      undoing.mutate(
        { date, id },
        {
          onError,
          onSettled: () => {
            isUnderWay.current = false;
            setUndoable(undefined);
          },
        },
      );
    },
  };
}

/** Whether a cook has taken note of the day, and what has changed since. */
export function AcknowledgementStrip({ day }: { day: KitchenDay }) {
  const { acknowledgement, changes } = day;
  const { undoable, isBusy, acknowledge, undo } = useAcknowledgement(day);
  const strip = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const waits = acknowledgement === null || changes.length > 0;
  // A button that was pressed goes; a second press must not meet the other one.
  useEffect(() => {
    if (wasPressed.current) focusIfLost(strip.current);
  }, [waits, undoable]);
  return (
    <Strip
      ref={strip}
      tabIndex={-1}
      aria-label="Preuzimanje"
      data-waits={waits || undefined}
      data-quiet={changes.length === 0 || undefined}
    >
      <div role="status">
        <News day={day} />
      </div>
      {undoable !== undefined && acknowledgement?.id === undoable ? (
        <Button
          variant="outlined"
          onClick={() => {
            wasPressed.current = true;
            undo(undoable);
          }}
          sx={{ minHeight: 56, fontSize: 18 }}
        >
          Poništi
        </Button>
      ) : null}
      {waits ? (
        <BusyButton
          variant="contained"
          color="primary"
          isBusy={isBusy}
          startIcon={<Icon path={checkPath} size={28} />}
          onClick={() => {
            wasPressed.current = true;
            acknowledge();
          }}
          sx={{ minHeight: 64, px: 3, fontSize: 20, ml: 'auto' }}
        >
          Preuzeto
        </BusyButton>
      ) : null}
    </Strip>
  );
}

function News({ day: { acknowledgement, changes } }: { day: KitchenDay }) {
  if (!acknowledgement) {
    return <p>Još nije preuzeto. Posle „Preuzeto“ ovde piše šta se promenilo.</p>;
  }
  const taken = takenWords(acknowledgement, today());
  if (changes.length === 0) {
    return (
      <p>
        <Icon path={circleCheckPath} />
        {`Preuzeto ${taken}. Posle toga nema promena.`}
      </p>
    );
  }
  const rest = changes.length - TOLD;
  return (
    <>
      <p>
        <Icon path={repeatPath} />
        {`${changeCount(changes.length)} od „Preuzeto“ ${taken}`}
      </p>
      <ul>
        {changes.slice(0, TOLD).map((change, index) => {
          const { text, strong } = changeWords(change);
          return (
            <li key={`${change.id} ${change.kind} ${index}`}>
              {`${change.time} ${change.name}: ${text} `}
              <b>{strong}</b>
            </li>
          );
        })}
        {rest > 0 ? <li>{`i još ${rest}, označeno niže`}</li> : null}
      </ul>
    </>
  );
}
