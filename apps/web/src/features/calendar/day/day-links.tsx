import { ZONE_LABELS, ZONES } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { listCheckPath, soupPath } from '#components/icons/tool-icon-paths.ts';
import { calendarPath, type CalendarPlace } from '#features/calendar/calendar-place.ts';
import { segments } from '#features/calendar/segments.ts';
import { dayPath, kitchenPath } from '#lib/paths.ts';

/** The ways to the same day for the gate and for the cooks. */
export function DayLinks({ date }: { date: string }) {
  const links = [
    { to: dayPath(date), icon: listCheckPath, label: 'Dnevni list' },
    { to: kitchenPath(date), icon: soupPath, label: 'Kuhinja' },
  ];
  return (
    <Box component="nav" aria-label="Isti dan" sx={{ display: 'flex', gap: 1.5, ml: 'auto' }}>
      {links.map(({ to, icon, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="outlined"
          size="small"
          startIcon={<Icon path={icon} size={20} />}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const Zones = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    gap: '4px 16px',
    marginBottom: 4,
    fontSize: '0.9375rem',
    '& > a': {
      display: 'inline-grid',
      alignItems: 'center',
      minHeight: 44,
      color: palette.forest,
      fontWeight: 600,
      textUnderlineOffset: 3,
      '&[aria-current]': { color: palette.ink, fontWeight: 800, textDecoration: 'none' },
    },
  },
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end', '& > a': { minHeight: 32 } },
  // A phone has no room for all in one row.
  [theme.breakpoints.down('sm')]: {
    ...segments,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 3,
    marginBlock: 12,
    '& > a': { ...segments['& > a'], minHeight: 44 },
  },
}));

/** One zone of the day alone, or all of them. */
export function ZoneLinks({ place }: { place: CalendarPlace }) {
  return (
    <Zones aria-label="Zone">
      {[undefined, ...ZONES].map((zone) => (
        <Link
          key={zone ?? 'all'}
          to={calendarPath({ ...place, zone })}
          aria-current={zone === place.zone ? 'page' : undefined}
        >
          {zone ? ZONE_LABELS[zone] : 'Sve zone'}
        </Link>
      ))}
    </Zones>
  );
}
