import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import { GATE_ACTS, mayActAtGate } from '@museum/shared/visit-requests/gate/gate-act';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { OUTLINED_EDGE } from '#components/buttons/outlined-edge.ts';
import { Icon } from '#components/icons/icon.tsx';
import {
  arrowBackUpPath,
  calendarOffPath,
  clipboardListPath,
  clockExclamationPath,
  dotsPath,
  pencilPath,
} from '#components/icons/tool-icon-paths.ts';
import { wideSheet } from '#features/day/sheet/sheet-columns.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { type Gate, useGate } from './gate-context.ts';
import { useMayUndo } from './use-may-undo.ts';

const item = { minHeight: 56, fontSize: '1.0625rem', fontWeight: 700 };

/** What is possible with a group beside the one large button. */
function entriesOf(group: SheetGroup, mayUndo: boolean, { askArrival, close, note }: Gate) {
  const { stage } = group;
  return [
    stage === 'arrived' && {
      label: 'Ispravi brojeve',
      icon: pencilPath,
      act: () => {
        askArrival(group);
      },
    },
    // What was noted of who came is undone beside this menu.
    mayUndo &&
      stage !== 'arrived' && {
        label: `Poništi „${stage === 'missed' ? GATE_ACTS.missed.label : GATE_ACTS.late.label}“`,
        icon: arrowBackUpPath,
        act: () => {
          close();
          note(group, 'undo-arrival');
        },
      },
    mayActAtGate('late', stage) &&
      group.lateAt === null && {
        label: GATE_ACTS.late.label,
        icon: clockExclamationPath,
        act: () => {
          close();
          note(group, 'late');
        },
      },
    mayActAtGate('missed', stage) && {
      label: GATE_ACTS.missed.label,
      icon: calendarOffPath,
      act: () => {
        close();
        note(group, 'missed');
      },
    },
  ].filter((entry) => entry !== false);
}

type GateMenuProps = {
  group: SheetGroup;
  /** False while an undoing waits: how the group stands after it is not known yet. */
  mayAct: boolean;
};

/** What is done with a group less often than letting it in. */
export function GateMenu({ group, mayAct }: GateMenuProps) {
  const gate = useGate();
  const button = useRef<HTMLButtonElement>(null);
  const mayUndo = useMayUndo(group);
  const { requester } = group;
  const entries = mayAct ? entriesOf(group, mayUndo, gate) : [];
  const isOpen = gate.menuOf === group.id;
  const label = `Više: ${requester}`;
  return (
    <>
      <IconButton
        ref={button}
        color="primary"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          gate.openMenu(group);
        }}
        sx={{
          width: 56,
          height: 56,
          borderRadius: '10px',
          border: OUTLINED_EDGE,
          color: palette.forest,
          [wideSheet]: { width: 44, height: 44, border: 0 },
        }}
      >
        <Icon path={dotsPath} size={26} />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={gate.close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {entries.map(({ label, icon, act }) => (
          <MenuItem key={label} onClick={act} sx={item}>
            <ListItemIcon>
              <Icon path={icon} size={24} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        <MenuItem component={Link} to={visitRequestDetailsPath(group.id)} replace sx={item}>
          <ListItemIcon>
            <Icon path={clipboardListPath} size={24} />
          </ListItemIcon>
          Detalji
        </MenuItem>
      </Menu>
    </>
  );
}
