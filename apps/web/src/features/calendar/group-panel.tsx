import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import { groupOnBoard } from './board/focus-group.ts';
import { GroupInFull, type GroupInFullProps } from './group-in-full.tsx';

type GroupPanelProps = GroupInFullProps & { anchor: HTMLElement };

/** One group with what can be done: beside its block, on a phone at the lower edge. */
export function GroupPanel({ anchor, ...shown }: GroupPanelProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const paper = { role: 'dialog', 'aria-label': shown.group.requester };
  return isPhone ? (
    <Drawer
      open
      anchor="bottom"
      onClose={shown.onClose}
      slotProps={{ paper: { ...paper, sx: { borderRadius: '16px 16px 0 0' } } }}
    >
      <GroupInFull {...shown} />
    </Drawer>
  ) : (
    <Popover
      open
      // Moved by a colleague, the group has another block.
      anchorEl={() => (anchor.isConnected ? anchor : groupOnBoard(shown.group.id)) ?? anchor}
      onClose={shown.onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: -8 }}
      slotProps={{ paper: { ...paper, sx: { width: 428, borderRadius: '16px' } } }}
    >
      <GroupInFull {...shown} />
    </Popover>
  );
}
