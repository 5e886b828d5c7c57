import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { PanelLink } from './nav-link.tsx';
import { chevronDownPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { museumLinks, museumLinksHeading } from '#content/navigation.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';

const MENU_ID = 'muzej-i-park';

const MenuButton = styled('button')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 40,
  minHeight: 40,
  padding: 0,
  border: '1.5px solid currentColor',
  borderRadius: 20,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'rgb(127 140 135 / 22%)' },
  [theme.breakpoints.up('nav')]: { display: 'inline-flex' },
  [theme.breakpoints.up('lg')]: { padding: '8px 14px' },
  // Beside the six main links there is no room for words yet.
  [theme.breakpoints.down('lg')]: { '& > span': visuallyHidden },
  '@supports not selector(:popover-open)': { display: 'none' },
}));

/** Opened, closed and left by the browser itself, so it works before any script has come. */
const Menu = styled('div')({
  // Below its button, or below the bar where a browser can't tell its place.
  top: ['80px', 'calc(anchor(bottom) + 8px)'],
  right: ['24px', 'anchor(right)'],
  bottom: 'auto',
  left: 'auto',
  width: 300,
  maxHeight: 'calc(100dvh - 96px)',
  margin: 0,
  padding: 12,
  overflowY: 'auto',
  border: `1px solid ${palette.sand}`,
  borderRadius: 14,
  backgroundColor: palette.paper,
  boxShadow: '0 16px 40px rgb(18 48 47 / 24%)',
  '& > ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul a': { paddingBlock: 9 },
  '@supports not selector(:popover-open)': { display: 'none' },
});

/** On wide screens: the museum's own pages under one button beside the main links. */
export function MuseumMenu() {
  return (
    <>
      <MenuButton type="button" popoverTarget={MENU_ID}>
        <span>{museumLinksHeading}</span>
        <Icon path={chevronDownPath} size={18} />
      </MenuButton>
      <Menu id={MENU_ID} popover="auto">
        <ul role="list" aria-label={museumLinksHeading}>
          {museumLinks.map(({ label, to }) => (
            <li key={to}>
              <PanelLink
                to={to}
                end
                onClick={() => document.getElementById(MENU_ID)?.hidePopover()}
              >
                {label}
              </PanelLink>
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}
