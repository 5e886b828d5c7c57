import GlobalStyles from '@mui/material/GlobalStyles';
import { type Breakpoint, styled, type Theme } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { useMatch } from 'react-router-dom';

import { StaffMenu } from './staff-menu.tsx';
import { StaffTopBar } from './staff-top-bar.tsx';
import { PageOutlet } from '#app/page/page-outlet.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { LeaveQuestion } from '#components/dialogs/leave-question.tsx';
import { RequireSession } from '#features/auth/require-session.tsx';
import { useSession } from '#features/auth/session/session.ts';
import { PersonContext } from '#lib/drafts/staff-draft.ts';
import { useLiveNews } from '#lib/live/use-live-news.ts';
import { paths } from '#lib/paths.ts';

const SIDEBAR_WIDTH = '17rem';
const TOAST_ROOM = 260;

/** From which width on the menu stands beside the page. */
type MenuFrom = { menuFrom: Breakpoint | number };

/** In rem: a board that is read from a metre away needs the sidebar's width longer than other pages (design). */
const BOARD_MENU_FROM = 81.25;

const ownProps = { shouldForwardProp: (name: PropertyKey) => name !== 'menuFrom' };

/** Paper, however wide, has no sidebar. */
const withSidebar = (theme: Theme, menuFrom: MenuFrom['menuFrom']) =>
  theme.breakpoints.up(menuFrom).replace('@media', '@media screen and');

const Frame = styled(
  'div',
  ownProps,
)<MenuFrom>(({ theme, menuFrom }) => ({
  '@media screen': { minHeight: '100dvh' },
  [withSidebar(theme, menuFrom)]: { paddingLeft: SIDEBAR_WIDTH },
}));

/** Toasts stand beside the sidebar, and while they last the page has room for three below its end. */
const besideToasts = (theme: Theme, menuFrom: MenuFrom['menuFrom']) => ({
  [theme.breakpoints.up(menuFrom)]: { ':root': { '--left-bar': SIDEBAR_WIDTH } },
  '@media screen': {
    'body:has(.notistack-SnackbarContainer) #sadrzaj': { paddingBottom: TOAST_ROOM },
  },
});

const Sidebar = styled(
  'aside',
  ownProps,
)<MenuFrom>(({ theme, menuFrom }) => ({
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  width: SIDEBAR_WIDTH,
  backgroundColor: palette.deep,
  color: palette.mint,
  display: 'none',
  [withSidebar(theme, menuFrom)]: { display: 'block' },
}));

const Main = styled('main')(({ theme }) => ({
  padding: '24px 16px 64px',
  [theme.breakpoints.up('sm')]: { padding: '32px 28px 80px' },
  [theme.breakpoints.up('lg')]: { padding: '40px 48px 96px' },
  '&[data-board]': { padding: '14px 16px 24px' },
  [theme.breakpoints.up(BOARD_MENU_FROM)]: { '&[data-board]': { padding: '20px 28px 24px' } },
}));

/** The back office: for signed-in staff, with its sidebar. */
export function AdminArea() {
  const isBoard = useMatch(`${paths.adminKitchen}/*`) !== null;
  const menuFrom = isBoard ? BOARD_MENU_FROM : 'nav';
  const { user } = useSession();
  return (
    <RequireSession>
      <LiveNews />
      <Frame menuFrom={menuFrom}>
        <GlobalStyles styles={(theme) => besideToasts(theme, menuFrom)} />
        <SkipLink />
        <StaffTopBar menuFrom={menuFrom} />
        <Sidebar menuFrom={menuFrom} className="on-dark">
          <StaffMenu />
        </Sidebar>
        <Main id="sadrzaj" tabIndex={-1} data-board={isBoard || undefined}>
          <PersonContext value={user}>
            <PageOutlet />
            <LeaveQuestion />
          </PersonContext>
        </Main>
      </Frame>
    </RequireSession>
  );
}

/** Inside of the session, which the stream of news is a call of. */
function LiveNews() {
  useLiveNews();
  return null;
}
