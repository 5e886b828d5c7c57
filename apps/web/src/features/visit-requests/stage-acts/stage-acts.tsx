import {
  mayAct,
  STAGE_ACT_NAMES,
  STAGE_ACTS,
  type StageAct,
} from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { calendarEventPath, dotsVerticalPath } from '#components/icons/tool-icon-paths.ts';
import { calendarDayPath } from '#lib/paths.ts';
import { ACT_WORDS } from './act-words.ts';
import { MarkViewed } from './mark-viewed.tsx';
import { StageActDrawer } from './stage-act-drawer.tsx';

type Row = Pick<
  VisitRequestRow,
  'id' | 'normalizedId' | 'requester' | 'stage' | 'visitDate' | 'isViewed'
>;

type StageActsProps = {
  row: Row;
  /** Confirming is one press away, where there is room for its button. */
  hasConfirmButton: boolean;
};

/** What can be done with a request from where it stands, and the way to its day. */
export function StageActs({ row, hasConfirmButton }: StageActsProps) {
  const [act, setAct] = useState<StageAct>();
  const button = useRef<HTMLButtonElement>(null);
  const possible = STAGE_ACT_NAMES.filter((name) => mayAct(name, row.stage));
  return (
    <>
      {hasConfirmButton && possible.includes('confirm') ? (
        <Button
          variant="contained"
          size="small"
          aria-label={`${STAGE_ACTS.confirm.label} ${row.normalizedId}`}
          startIcon={<Icon path={ACT_WORDS.confirm.icon} size={18} />}
          onClick={() => {
            setAct('confirm');
          }}
          sx={{ order: -1, flex: '1 1 100%', mx: 1, my: 0.5, minHeight: 44 }}
        >
          {STAGE_ACTS.confirm.label}
        </Button>
      ) : null}
      <ActsMenu row={row} possible={possible} button={button} onChoose={setAct} />
      {act ? (
        <StageActDrawer
          id={row.id}
          act={act}
          onClose={() => {
            setAct(undefined);
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

type ActsMenuProps = {
  row: Row;
  possible: StageAct[];
  button: React.RefObject<HTMLButtonElement | null>;
  onChoose: (act: StageAct) => void;
};

function ActsMenu({ row, possible, button, onChoose }: ActsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        ref={button}
        color="primary"
        aria-label={`Još radnji: ${row.normalizedId}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Icon path={dotsVerticalPath} size={20} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
      >
        <ListSubheader aria-hidden sx={{ maxWidth: 300, lineHeight: 1.4, py: 1 }}>
          {`${row.normalizedId} · ${row.requester}`}
        </ListSubheader>
        <MenuItem component={Link} to={calendarDayPath(row.visitDate, row.id)}>
          <ListItemIcon>
            <Icon path={calendarEventPath} size={20} />
          </ListItemIcon>
          Pokaži u kalendaru
        </MenuItem>
        {possible.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onChoose(name);
            }}
          >
            <ListItemIcon>
              <Icon path={ACT_WORDS[name].icon} size={20} />
            </ListItemIcon>
            {`${STAGE_ACTS[name].label}…`}
          </MenuItem>
        ))}
        <Divider />
        <MarkViewed
          row={row}
          onDone={() => {
            setAnchor(null);
          }}
        />
      </Menu>
    </>
  );
}
