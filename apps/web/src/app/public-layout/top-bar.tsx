import { palette } from '@museum/shared/organisation/palette';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { MuseumMenu } from './museum-menu.tsx';
import { TopBarLink } from './nav-link.tsx';
import { useSelectedPage } from './use-selected-page.ts';
import { theme } from '#app/theme.ts';
import { menu2Path } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { SiteLogo } from '#components/site-logo.tsx';
import { mainLinks } from '#content/navigation.ts';
import { paths } from '#lib/paths.ts';

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
  };
};

/** Whether the page is scrolled away from its top. */
const useScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );

const loadSidePanel = () => import('./side-panel.tsx');
// Its dialog is half the weight of the layout, and wide screens never see it.
const SidePanel = lazy(async () => ({ default: (await loadSidePanel()).SidePanel }));

/** Narrow screens of browsers that run no scripts. */
const noScript = theme.breakpoints.down('nav').replace('@media', '@media (scripting: none) and');

const HEIGHT = { narrow: 72, wide: 80 };

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 1100,
  color: palette.ink,
  '--active-link': palette.forest,
  transition: 'background-color 200ms, box-shadow 200ms, color 200ms',
  '&[data-scrolled="true"]': {
    backgroundColor: palette.white,
    boxShadow: '0 1px 0 rgb(18 48 47 / 8%), 0 6px 24px rgb(18 48 47 / 12%)',
  },
  // At the top of a page with a dark hero the bar lies on the picture.
  'body:has([data-hero-tone="dark"]) &[data-scrolled="false"]': {
    color: palette.white,
    backgroundImage: 'linear-gradient(rgb(13 28 44 / 45%), rgb(13 28 44 / 0%))',
    '--active-link': palette.amber,
    '--focus-ring': palette.amber,
    [noScript]: {
      color: palette.ink,
      backgroundImage: 'none',
      '--active-link': palette.forest,
      '--focus-ring': palette.ink,
    },
  },
  // Without scripts nothing opens the side panel: its links stand in the page instead.
  [noScript]: { position: 'static', backgroundColor: palette.white },
  // Below a notice it lies on the page's head just the same, until that is scrolled away.
  '[data-notice] + &': {
    position: 'sticky',
    marginBottom: -HEIGHT.narrow,
    [theme.breakpoints.up('lg')]: { marginBottom: -HEIGHT.wide },
    [noScript]: { position: 'static', marginBottom: 0 },
  },
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: HEIGHT.narrow,
  [noScript]: { flexWrap: 'wrap', paddingBlock: 12 },
  [theme.breakpoints.up('lg')]: { minHeight: HEIGHT.wide },
}));

const LinkList = styled('ul')(({ theme }) => ({
  display: 'none',
  // In a second row where larger or wider set text leaves no room in the first.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('nav')]: { display: 'flex' },
  [theme.breakpoints.up('lg')]: { gap: 4 },
  [noScript]: { display: 'flex', justifyContent: 'flex-start' },
}));

const Navigation = styled('nav')({ display: 'flex', alignItems: 'center', gap: 8 });

// MUI's own button would bring 10 kB to every visitor for this one place.
const MenuButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  width: 48,
  height: 48,
  marginRight: -10,
  padding: 0,
  border: 0,
  borderRadius: 24,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'rgb(127 140 135 / 22%)' },
  [theme.breakpoints.up('nav')]: { display: 'none' },
  [noScript]: { display: 'none' },
}));

const HomeLink = styled(Link)({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 8,
});

/** The fixed bar: the logo, and the main links or, below 1060 px, the button of the side panel. */
export function TopBar() {
  const isScrolled = useScrolled();
  const selectedPage = useSelectedPage();
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused');

  useEffect(() => {
    void loadSidePanel();
  }, []);

  return (
    <Bar data-scrolled={isScrolled} data-selected-page={selectedPage}>
      <Row>
        <HomeLink to={paths.home} aria-label="Prirodnjački centar – početna strana">
          <SiteLogo />
        </HomeLink>
        <Navigation aria-label="Glavna navigacija">
          <LinkList>
            {mainLinks.map(({ page, label, to }) => (
              <li key={to} data-page={page} data-selected={page && page === selectedPage}>
                <TopBarLink to={to} end>
                  {label}
                </TopBarLink>
              </li>
            ))}
          </LinkList>
          <MuseumMenu />
          <MenuButton
            type="button"
            aria-label="Otvorite meni"
            aria-haspopup="dialog"
            aria-expanded={panel === 'open'}
            onClick={() => {
              setPanel('open');
            }}
          >
            <Icon path={menu2Path} size={28} />
          </MenuButton>
        </Navigation>
      </Row>
      <Suspense>
        {panel === 'unused' ? null : (
          <SidePanel
            isOpen={panel === 'open'}
            onClose={() => {
              setPanel('closed');
            }}
          />
        )}
      </Suspense>
    </Bar>
  );
}
