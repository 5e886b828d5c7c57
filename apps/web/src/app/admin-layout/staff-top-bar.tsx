import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { useState } from 'react';

import { StaffMenu } from './staff-menu.tsx';
import { menu2Path, xPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { SiteLogo } from '#components/site-logo.tsx';

const PANEL_WIDTH = 300;

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 10px 10px 20px',
  backgroundColor: palette.deep,
  color: palette.white,
  [theme.breakpoints.up('nav')]: { display: 'none' },
}));

/** On a phone the sidebar becomes this bar with a panel. */
export function StaffTopBar() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <Bar className="on-dark">
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
