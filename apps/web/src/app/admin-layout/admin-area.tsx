import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { StaffMenu } from './staff-menu.tsx';
import { StaffTopBar } from './staff-top-bar.tsx';
import { PageOutlet } from '#app/page-outlet.tsx';
import { SkipLink } from '#app/skip-link.tsx';
import { RequireSession } from '#features/auth/require-session.tsx';

const SIDEBAR_WIDTH = 272;
const TOAST_ROOM = 260;

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('nav')]: { paddingLeft: SIDEBAR_WIDTH },
}));

/** Toasts stand beside the sidebar, and while they last the page has room for three below its end. */
const besideToasts = (theme: Theme) => ({
  [theme.breakpoints.up('nav')]: { ':root': { '--left-bar': `${SIDEBAR_WIDTH}px` } },
  '@media screen': {
    'body:has(.notistack-SnackbarContainer) #sadrzaj': { paddingBottom: TOAST_ROOM },
  },
});

const Sidebar = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  width: SIDEBAR_WIDTH,
  backgroundColor: palette.deep,
  color: palette.mint,
  display: 'none',
  [theme.breakpoints.up('nav')]: { display: 'block' },
}));

const Main = styled('main')(({ theme }) => ({
  padding: '24px 16px 64px',
  [theme.breakpoints.up('sm')]: { padding: '32px 28px 80px' },
  [theme.breakpoints.up('lg')]: { padding: '40px 48px 96px' },
}));

/** The back office: for signed-in staff, with its sidebar. */
export function AdminArea() {
  return (
    <RequireSession>
      <Frame>
        <GlobalStyles styles={besideToasts} />
        <SkipLink />
        <StaffTopBar />
        <Sidebar className="on-dark">
          <StaffMenu />
        </Sidebar>
        <Main id="sadrzaj" tabIndex={-1}>
          <PageOutlet />
        </Main>
      </Frame>
    </RequireSession>
  );
}
