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
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import {
  calendarEventPath,
  dotsVerticalPath,
  eyeOffPath,
  eyePath,
} from '#components/icons/tool-icon-paths.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { calendarDayPath } from '#lib/paths.ts';
import { ACT_WORDS } from './act-words.ts';
import { StageActDrawer } from './stage-act-drawer.tsx';
import { markViewedMutation } from '#features/visit-requests/visit-request-queries.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

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
  const { value: step, enter, leave } = useHistoryStep<'menu' | StageAct>(`acts-${row.id}`);
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
            void enter('confirm');
          }}
          sx={{ order: -1, flex: '1 1 100%', mx: 1, my: 0.5, minHeight: 44 }}
        >
          {STAGE_ACTS.confirm.label}
        </Button>
      ) : null}
      <ActsMenu
        row={row}
        possible={possible}
        button={button}
        isOpen={step === 'menu'}
        onOpen={() => void enter('menu')}
        onChoose={(act) => void enter(act)}
        onClose={leave}
      />
      {step !== undefined && step !== 'menu' ? (
        <StageActDrawer
          id={row.id}
          act={step}
          onClose={() => {
            leave();
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
  isOpen: boolean;
  onOpen: () => void;
  onChoose: (act: StageAct) => void;
  onClose: () => void;
};

function ActsMenu({ row, possible, button, isOpen, onOpen, onChoose, onClose }: ActsMenuProps) {
  const label = `Još radnji: ${row.normalizedId}`;
  return (
    <>
      <IconButton
        ref={button}
        color="primary"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Icon path={dotsVerticalPath} size={20} />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <ListSubheader aria-hidden sx={{ maxWidth: 300, lineHeight: 1.4, py: 1 }}>
          {`${row.normalizedId} · ${row.requester}`}
        </ListSubheader>
        <MenuItem component={Link} to={calendarDayPath(row.visitDate, row.id)} replace>
          <ListItemIcon>
            <Icon path={calendarEventPath} size={20} />
          </ListItemIcon>
          Pokaži u kalendaru
        </MenuItem>
        {possible.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
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
        <MarkViewed row={row} onDone={onClose} />
      </Menu>
    </>
  );
}

type MarkViewedProps = { row: Pick<VisitRequestRow, 'id' | 'isViewed'>; onDone: () => void };

/** Notes in the row's menu that staff have looked at a request, or that somebody still should. */
function MarkViewed({ row: { id, isViewed }, onDone }: MarkViewedProps) {
  const { mutateAsync } = useMutation(markViewedMutation);
  const showToast = useToast();
  const mark = async () => {
    onDone();
    try {
      await mutateAsync({ id, isViewed: !isViewed });
      showToast({
        kind: 'success',
        message: isViewed ? 'Označen kao nepregledan' : 'Označen kao pregledan',
      });
    } catch (error) {
      showToast(failureToast(error));
    }
  };
  return (
    <MenuItem onClick={() => void mark()}>
      <ListItemIcon>
        <Icon path={isViewed ? eyeOffPath : eyePath} size={20} />
      </ListItemIcon>
      {isViewed ? 'Označi kao nepregledan' : 'Označi kao pregledan'}
    </MenuItem>
  );
}
