import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import { lastNote } from '@museum/shared/visit-requests/gate/gate-act';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { Icon } from '#components/icons/icon.tsx';
import { arrowBackUpPath, cloudOffPath } from '#components/icons/tool-icon-paths.ts';
import { useGate } from '#features/day/gate/gate-context.ts';
import { largeButton } from '#features/day/gate/large-button.ts';
import { useObserved } from '#lib/observable.ts';
import { RefusedTap } from './refused-taps.tsx';
import { tapUnderWay } from './send-taps.ts';
import { isWaiting, type Tap, tapInWords } from './tap.ts';
import { moveTaps, taps } from './tap-queue.ts';

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
  const own = useObserved(taps).filter(({ id }) => id === group.id);
  const underWay = useObserved(tapUnderWay);
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

type TakeBackProps = {
  tap: Tap;
  /** As it stands once its presses are sent. */
  group: SheetGroup;
  onDone: () => void;
};

/**
 * Takes a press back that waits. One that may be on the server is undone as what is there, right behind
 * it; an undoing and a correction of numbers then stay.
 */
export function TakeBack({ tap: { key, at, wasSent }, group, onDone }: TakeBackProps) {
  const { note } = useGate();
  const isUnderWay = useObserved(tapUnderWay) === key;
  if (wasSent && lastNote(group)?.at !== at) return null;
  const takeBack = () => {
    if (wasSent) note(group, 'undo-arrival');
    else if (!isUnderWay) void moveTaps({ kind: 'taken-back', key }).then(onDone);
  };
  return (
    <Button
      variant="outlined"
      aria-label={`Poništi: ${group.requester}`}
      startIcon={<Icon path={arrowBackUpPath} size={24} />}
      onClick={takeBack}
      sx={largeButton}
    >
      Poništi
    </Button>
  );
}
