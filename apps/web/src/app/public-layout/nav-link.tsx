import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { NavLink as RouterNavLink } from 'react-router-dom';

/** A link of the top bar; the router marks the current page's link by `aria-current`. */
export const TopBarLink = styled(RouterNavLink)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: '10px 8px',
  borderRadius: 6,
  color: 'inherit',
  fontWeight: 600,
  fontSize: '0.875rem',
  lineHeight: 1.25,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('lg')]: { padding: '10px 12px', fontSize: '0.9375rem' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 8,
    bottom: 3,
    height: 3,
    borderRadius: 2,
    backgroundColor: 'currentColor',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: 'transform 180ms ease-out',
  },
  '&:hover::after, &[aria-current="page"]::after': { transform: 'scaleX(1)' },
  '&[aria-current="page"]': { color: 'var(--active-link)' },
}));

/** A link of the side panel: a full row, the current one on a mint ground. */
export const PanelLink = styled(RouterNavLink)({
  display: 'block',
  padding: '13px 16px',
  borderRadius: 10,
  color: palette.ink,
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'balance',
  textDecoration: 'none',
  '&:hover': { backgroundColor: palette.limestone },
  '&[aria-current="page"]': { backgroundColor: palette.mint },
});
