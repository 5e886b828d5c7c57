import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { useEffect } from 'react';

import { PanelLink } from './nav-link.tsx';
import { theme } from '#app/theme.ts';
import { xPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { StrataEdge } from '#components/heads/strata-edge.tsx';
import type { Action } from '#content/blocks.ts';
import { mainLinks, museumLinks, museumLinksHeading } from '#content/navigation.ts';
import { fonts } from '#lib/fonts.ts';

// spec §9
const PANEL_WIDTH = 300;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 10px 14px 28px',
  fontFamily: fonts.display,
  fontSize: '1.375rem',
  fontWeight: 700,
});

const List = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: '8px 12px 24px',
  listStyle: 'none',
});

const Ground = styled('div')({
  flexShrink: 0,
  marginTop: 'auto',
  height: 84,
  backgroundColor: palette.deep,
});

const GroupName = styled('h2')({
  margin: 0,
  padding: '16px 28px 4px',
  borderTop: `1px solid ${palette.sand}`,
  color: palette.rust,
  fontSize: '0.875rem',
  fontWeight: 700,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
});

type LinksProps = { links: readonly Action[]; labelledBy?: string; onClose: () => void };

const Links = ({ links, labelledBy, onClose }: LinksProps) => (
  <List aria-labelledby={labelledBy}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <PanelLink to={to} end onClick={onClose}>
          {label}
        </PanelLink>
      </li>
    ))}
  </List>
);

type SidePanelProps = { isOpen: boolean; onClose: () => void };

/** The main links and the museum's own pages on small screens; a dialog that keeps the focus until it is closed. */
export function SidePanel({ isOpen, onClose }: SidePanelProps) {
  useEffect(() => {
    // A phone turned sideways shows the links in the bar again.
    const wide = window.matchMedia(theme.breakpoints.up('nav').replace('@media ', ''));
    wide.addEventListener('change', onClose);
    return () => {
      wide.removeEventListener('change', onClose);
    };
  }, [onClose]);

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Glavni meni',
          sx: { width: PANEL_WIDTH, maxWidth: '100vw', backgroundColor: palette.paper },
        },
      }}
    >
      <Head>
        Meni
        <IconButton aria-label="Zatvorite meni" onClick={onClose}>
          <Icon path={xPath} />
        </IconButton>
      </Head>
      <nav aria-label="Glavni meni">
        <Links links={mainLinks} onClose={onClose} />
        <GroupName id="panel-muzej-i-park">{museumLinksHeading}</GroupName>
        <Links links={museumLinks} labelledBy="panel-muzej-i-park" onClose={onClose} />
      </nav>
      <Ground>
        <StrataEdge ground={palette.paper} height={52} />
      </Ground>
    </Drawer>
  );
}
