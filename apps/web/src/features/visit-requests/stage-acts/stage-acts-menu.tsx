import {
  mayAct,
  STAGE_ACT_NAMES,
  STAGE_ACTS,
  type StageAct,
} from '@museum/shared/visit-requests/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';

import { Icon } from '#components/icon.tsx';
import { dotsVerticalPath } from '#components/tool-icon-paths.ts';
import { ACT_WORDS } from './act-words.ts';
import { StageActDrawer } from './stage-act-drawer.tsx';

type StageActsMenuProps = {
  row: Pick<VisitRequestRow, 'id' | 'normalizedId' | 'requester' | 'stage'>;
};

/** What can be done with a request from where it stands; nothing once it is cancelled. */
export function StageActsMenu({ row }: StageActsMenuProps) {
  const { id, normalizedId, requester, stage } = row;
  const [isOpen, setIsOpen] = useState(false);
  const [act, setAct] = useState<StageAct>();
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const possible = STAGE_ACT_NAMES.filter((name) => mayAct(name, stage));
  // The icons before it stay below those of the other rows.
  if (possible.length === 0 && !act) return <Box sx={{ width: 44 }} />;
  return (
    <>
      <IconButton
        ref={button}
        color="primary"
        aria-label={`Još radnji: ${normalizedId}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon path={dotsVerticalPath} size={20} />
      </IconButton>
      <Menu
        id={menuId}
        open={isOpen}
        anchorEl={button.current}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <ListSubheader aria-hidden sx={{ maxWidth: 300, lineHeight: 1.4, py: 1 }}>
          {`${normalizedId} · ${requester}`}
        </ListSubheader>
        {possible.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setIsOpen(false);
              setAct(name);
            }}
          >
            <ListItemIcon>
              <Icon path={ACT_WORDS[name].icon} size={20} />
            </ListItemIcon>
            {`${STAGE_ACTS[name].label}…`}
          </MenuItem>
        ))}
      </Menu>
      {act ? (
        <StageActDrawer
          id={id}
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
