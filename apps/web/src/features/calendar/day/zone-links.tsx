import { ZONE_LABELS, ZONES } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { calendarPath, type CalendarPlace } from '#features/calendar/calendar-place.ts';
import { segments } from '#features/calendar/segments.ts';

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
