import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { Link, NavLink } from 'react-router-dom';

import { SignOutButton } from './sign-out-button.tsx';
import { staffLinks } from './staff-links.ts';
import { userCirclePath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { SiteLogo } from '#components/site-logo.tsx';
import { useSession } from '#features/auth/session/session.ts';
import { paths } from '#lib/paths.ts';

/** On a low screen the way out has to be in sight, too. */
const LOW = '@media (height <= 50rem)';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '22px 16px 20px',
  overflowY: 'auto',
});

const LogoLink = styled(Link)({
  alignSelf: 'flex-start',
  paddingLeft: 8,
  color: palette.white,
  textDecoration: 'none',
  borderRadius: 8,
  // Words that are set wider need a second line.
  '& > span': { whiteSpace: 'normal' },
});

const Links = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: '32px 0',
  padding: 0,
  listStyle: 'none',
  [LOW]: { gap: 2, margin: '16px 0' },
});

const StaffLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px',
  [LOW]: { paddingBlock: 8 },
  borderRadius: 10,
  color: palette.mint,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'rgb(207 224 210 / 10%)', color: palette.white },
  '&.active': {
    backgroundColor: 'rgb(207 224 210 / 14%)',
    color: palette.white,
    '& > svg': { color: palette.amber },
  },
});

const Person = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '0 12px',
  marginTop: 'auto',
  padding: '20px 8px 12px',
  [LOW]: { paddingBlock: '12px 4px' },
  borderTop: '1px solid rgb(207 224 210 / 22%)',
  lineHeight: 1.35,
  '& > svg': { gridRow: 'span 2', color: palette.amber },
  '& > span': { fontSize: '0.875rem' },
});

const AccountLink = styled(NavLink)({
  color: palette.white,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textUnderlineOffset: 3,
  '&:not(:hover)': { textDecorationColor: 'rgb(207 224 210 / 45%)' },
});

/** What the sidebar and, on a phone, the panel hold: the areas, the person, the way out. */
export function StaffMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { user } = useSession();
  return (
    <Column>
      <LogoLink to={paths.admin} aria-label="Prirodnjački centar – početak administracije">
        <SiteLogo />
      </LogoLink>
      <nav aria-label="Administracija">
        <Links>
          {staffLinks.map(({ label, to, icon, Badge }) => (
            <li key={to}>
              <StaffLink to={to} onClick={onNavigate}>
                <Icon path={icon} size={22} />
                {label}
                {Badge ? <Badge /> : null}
              </StaffLink>
            </li>
          ))}
        </Links>
      </nav>
      <Person>
        <Icon path={userCirclePath} size={32} />
        <AccountLink to={paths.adminAccount} onClick={onNavigate}>
          {user?.lastName} {user?.firstName}
        </AccountLink>
        <span>Admin</span>
      </Person>
      <SignOutButton />
    </Column>
  );
}
