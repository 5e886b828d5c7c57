import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type Breakpoint, styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { useState } from 'react';

import { StaffMenu } from './staff-menu.tsx';
import { menu2Path, xPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { SiteLogo } from '#components/site-logo.tsx';

const PANEL_WIDTH = 300;

/** From which width on the menu stands beside the page instead. */
type MenuFrom = { menuFrom: Breakpoint | number };

const Bar = styled('header', {
  shouldForwardProp: (name) => name !== 'menuFrom',
})<MenuFrom>(({ theme, menuFrom }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 10px 10px 20px',
  backgroundColor: palette.deep,
  color: palette.white,
  // Wider spaced the name takes two lines, so that the menu stays on the screen.
  '& > span': { minWidth: 0, whiteSpace: 'normal' },
  [theme.breakpoints.up(menuFrom)]: { display: 'none' },
}));

/** Where there is no room for the sidebar it becomes this bar with a panel. */
export function StaffTopBar({ menuFrom }: MenuFrom) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <Bar menuFrom={menuFrom} className="on-dark">
      <SiteLogo />
      <IconButton
        aria-label="Otvorite meni"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon path={menu2Path} size={28} />
      </IconButton>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Meni administracije',
            className: 'on-dark',
            sx: {
              width: PANEL_WIDTH,
              maxWidth: '100vw',
              backgroundColor: palette.deep,
              color: palette.mint,
            },
          },
        }}
      >
        <IconButton
          aria-label="Zatvorite meni"
          onClick={close}
          sx={{ position: 'absolute', top: 20, right: 2, color: palette.white }}
        >
          <Icon path={xPath} />
        </IconButton>
        <StaffMenu onNavigate={close} />
      </Drawer>
    </Bar>
  );
}
