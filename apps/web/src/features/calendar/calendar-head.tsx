import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { chevronLeftPath, chevronRightPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { plusPath } from '#components/icons/tool-icon-paths.ts';
import { useToday } from '#lib/time/new-day.ts';
import { paths } from '#lib/paths.ts';
import {
  CALENDAR_VIEWS,
  calendarPath,
  type CalendarPlace,
  type CalendarView,
  phoneEntryPath,
  stepPlace,
} from './calendar-place.ts';
import { titleOf } from './calendar-words.ts';
import { segments } from './segments.ts';

const Views = styled('nav')(segments, ({ theme }) => ({
  display: 'flex',
  '& > a': { flex: 1, minHeight: 40, padding: '0 12px' },
  [theme.breakpoints.down('sm')]: {
    order: 1,
    flex: '1 1 100%',
    '& > a': { minHeight: 44, padding: 0 },
  },
}));

/** So large that beside it everything stays in one line. */
const titleSize = (view: CalendarView) => ({
  fontSize: { xs: '1.5rem', sm: ['day', 'guides'].includes(view) ? '1.3125rem' : '1.625rem' },
  lineHeight: 1.3,
  '@media (width >= 87.5rem)': { fontSize: '2rem' },
});

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 };

const WEEKS = { back: 'Prethodna nedelja', on: 'Sledeća nedelja' };

const STEPS: Record<CalendarView, typeof WEEKS> = {
  day: { back: 'Prethodni dan', on: 'Sledeći dan' },
  week: WEEKS,
  month: { back: 'Prethodni mesec', on: 'Sledeći mesec' },
  guides: WEEKS,
};

/** Back, to today, and on. */
function PlaceSteps({ place }: { place: CalendarPlace }) {
  const today = useToday();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        component={Link}
        to={calendarPath(stepPlace(place, -1))}
        color="primary"
        aria-label={STEPS[place.view].back}
      >
        <Icon path={chevronLeftPath} />
      </IconButton>
      <Button
        component={Link}
        to={calendarPath({ ...place, date: today })}
        variant="outlined"
        size="small"
        sx={{ minHeight: 44 }}
      >
        Danas
      </Button>
      <IconButton
        component={Link}
        to={calendarPath(stepPlace(place, 1))}
        color="primary"
        aria-label={STEPS[place.view].on}
      >
        <Icon path={chevronRightPath} />
      </IconButton>
    </Box>
  );
}

/** Where one is in the calendar, and the ways to other days and boards. */
export function CalendarHead({ place }: { place: CalendarPlace }) {
  const { view, date } = place;
  const isPast = date < useToday();
  return (
    <Box sx={row}>
      <Typography
        variant="h2"
        component="h1"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, ...titleSize(view) }}
      >
        {titleOf(place)}
      </Typography>
      <PlaceSteps place={place} />
      <Views aria-label="Prikaz kalendara">
        {Object.entries(CALENDAR_VIEWS).map(([name, label]) => (
          <Link
            key={name}
            to={calendarPath({ ...place, view: name as CalendarView })}
            aria-current={name === view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </Views>
      <Button
        component={Link}
        to={isPast ? paths.adminNewVisitRequest : phoneEntryPath(date)}
        variant="contained"
        color="amber"
        size="small"
        startIcon={<Icon path={plusPath} size={20} />}
        sx={{ minHeight: 46, ml: { xs: 'auto', sm: 0 } }}
      >
        Unesi zahtev
      </Button>
    </Box>
  );
}
