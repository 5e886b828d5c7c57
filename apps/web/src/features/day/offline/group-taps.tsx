import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

import { Icon } from '#components/icons/icon.tsx';
import { arrowBackUpPath, cloudOffPath } from '#components/icons/tool-icon-paths.ts';
import { useGate } from '#features/day/gate/gate-context.ts';
import { DiscardTap } from './discard-tap.tsx';
import { tapUnderWay } from './send-taps.ts';
import { isWaiting, type Tap } from './tap.ts';
import { moveTaps, taps } from './tap-queue.ts';
import { tapInWords } from './tap-words.ts';

const Wait = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 8px',
  fontSize: '0.9375rem',
  fontWeight: 700,
  '& svg': { color: palette.warning },
});

type GroupTapsProps = {
  group: SheetGroup;
  /** Puts the focus on what can be done next. */
  onDone: () => void;
};

/** The presses of a group that wait, and those that were refused. */
export function GroupTaps({ group, onDone }: GroupTapsProps) {
  const own = useSyncExternalStore(taps.subscribe, taps.get).filter(({ id }) => id === group.id);
  const underWay = useSyncExternalStore(tapUnderWay.subscribe, tapUnderWay.get);
  return (
    <div role="status">
      {own.map((tap) =>
        isWaiting(tap) ? (
          <Wait key={tap.key}>
            <Icon path={cloudOffPath} size={22} />
            {`${tapInWords(tap)}, ${tap.key === underWay ? 'šalje se' : 'čeka slanje'}`}
          </Wait>
        ) : (
          <RefusedTap key={tap.key} tap={tap} group={group} onDone={onDone} />
        ),
      )}
    </div>
  );
}

type RefusedTapProps = GroupTapsProps & { tap: Tap };

/** Why a press was not written down; it is tried again, an arrival after a look at what is recorded, or let go. */
function RefusedTap({ tap, group, onDone }: RefusedTapProps) {
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

type TakeBackProps = { tap: Tap; group: string; onDone: () => void };

/** Takes a press back that waits; while it is under way to the server that is no longer possible. */
export function TakeBack({ tap: { key }, group, onDone }: TakeBackProps) {
  const isUnderWay = useSyncExternalStore(tapUnderWay.subscribe, tapUnderWay.get) === key;
  return (
    <Button
      variant="outlined"
      aria-label={`Poništi: ${group}`}
      startIcon={<Icon path={arrowBackUpPath} size={24} />}
      onClick={() => {
        if (!isUnderWay) void moveTaps({ kind: 'taken-back', key }).then(onDone);
      }}
      sx={{ flex: '1 1 auto', minHeight: 56, fontSize: '1.125rem' }}
    >
      Poništi
    </Button>
  );
}
