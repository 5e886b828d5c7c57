import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { GATE_ACTS, mayActAtGate } from '@museum/shared/visit-requests/gate/gate-act';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { arrowBackUpPath, checkPath } from '#components/icons/tool-icon-paths.ts';
import { GroupTaps, TakeBack } from '#features/day/offline/group-taps.tsx';
import { groupAfter } from '#features/day/offline/sheet-after.ts';
import { useWaiting } from '#features/day/offline/tap-queue.ts';
import { wideSheet } from '#features/day/sheet/sheet-columns.ts';
import { useToday } from '#lib/time/new-day.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { useGate } from './gate-context.ts';
import { GateMenu } from './gate-menu.tsx';
import { largeButton } from './large-button.ts';
import { useMayUndo } from './use-may-undo.ts';

const row = { display: 'flex', gap: 1.25, [wideSheet]: { flexWrap: 'wrap', gap: 0.25 } };

/** What staff note of a group with a thumb; before its day only the way to its details. */
export function GateActs({ group }: { group: SheetGroup }) {
  const { date, takeFocus } = useGate();
  const today = useToday();
  const acts = useRef<HTMLDivElement>(null);
  const waiting = useWaiting(group.id);
  useEffect(() => {
    if (!takeFocus(group.id)) return;
    const button = acts.current?.querySelector('button');
    button?.focus({ preventScroll: true });
    // Only for the keyboard, which has to see the focus; a mouse keeps its place in the list.
    if (button?.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
  }, [group.id, takeFocus]);
  if (date > today || !mayActAtGate('arrive', group.stage)) {
    return (
      <Button
        component={Link}
        to={visitRequestDetailsPath(group.id)}
        variant="outlined"
        aria-label={`Detalji: ${group.requester}`}
        sx={{ minHeight: 56, [wideSheet]: { minHeight: 44 } }}
      >
        Detalji
      </Button>
    );
  }
  const last = waiting.at(-1);
  const after = groupAfter(group, waiting);
  const focusNext = () => {
    focusIfLost(acts.current?.querySelector('button'));
  };
  return (
    <Box ref={acts} data-acts={group.id}>
      <GroupTaps group={group} onDone={focusNext} />
      <Box sx={row}>
        {last && last.act !== 'late' ? null : <Main group={group} />}
        {last ? <TakeBack tap={last} group={after} onDone={focusNext} /> : null}
        <GateMenu group={after} mayAct={last?.act !== 'undo-arrival'} />
      </Box>
    </Box>
  );
}

const Main = ({ group }: { group: SheetGroup }) =>
  group.stage === 'arrived' ? <Undo group={group} /> : <Arrive group={group} />;

function Arrive({ group }: { group: SheetGroup }) {
  const { askArrival } = useGate();
  return (
    <Button
      variant="contained"
      aria-label={`${GATE_ACTS.arrive.label}: ${group.requester}`}
      startIcon={<Icon path={checkPath} size={24} />}
      onClick={() => {
        askArrival(group);
      }}
      sx={largeButton}
    >
      {GATE_ACTS.arrive.label}
    </Button>
  );
}

/** For ten minutes. */
function Undo({ group }: { group: SheetGroup }) {
  const { note } = useGate();
  const mayUndo = useMayUndo(group);
  if (!mayUndo) return null;
  return (
    <Button
      variant="outlined"
      aria-label={`${GATE_ACTS['undo-arrival'].label}: ${group.requester}`}
      startIcon={<Icon path={arrowBackUpPath} size={24} />}
      onClick={() => {
        note(group, 'undo-arrival');
      }}
      sx={largeButton}
    >
      {GATE_ACTS['undo-arrival'].label}
    </Button>
  );
}
