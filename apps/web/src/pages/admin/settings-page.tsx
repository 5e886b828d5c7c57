import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { SettingsCards } from '#features/settings/settings-cards.tsx';

const ANCHORS = [
  { to: '#radno-vreme', label: 'Radno vreme' },
  { to: '#mesta', label: 'Mesta' },
  { to: '#posebni-dani', label: 'Posebni dani' },
  { to: '#uobicajena-grupa', label: 'Grupa' },
  { to: '#obavestenje', label: 'Obaveštenje' },
  { to: '#vodici', label: 'Vodiči' },
  { to: '#sifre-placanja', label: 'Šifre plaćanja' },
  { to: '#podsetnici', label: 'Podsetnici' },
  { to: '#dnevni-list', label: 'Dnevni list' },
];

const Anchors = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBottom: 22,
  borderBottom: `1px solid ${palette.sand}`,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 46,
    padding: '0 14px',
    borderRadius: 8,
    color: palette.secondaryText,
    fontWeight: 700,
    textDecoration: 'none',
  },
  '& > a:hover': { color: palette.ink, textDecoration: 'underline' },
});

/** What staff set, on one page with anchors. */
export function SettingsPage() {
  return (
    <>
      <StaffPageHeading title="Podešavanja" />
      <Anchors aria-label="Na ovoj strani">
        {ANCHORS.map(({ to, label }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
      </Anchors>
      <SettingsCards />
    </>
  );
}
