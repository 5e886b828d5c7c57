import { DAYS_AHEAD } from '@museum/shared/primitives/calendar-date';
import { sentence } from '@museum/shared/primitives/words';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { dayInSentence, shortDay, weekdayAsWhen } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { ArtImage } from '#components/article/art-image.tsx';
import { nextGroupsQuery } from '#features/calendar/calendar-queries.ts';
import { openWords } from '#features/calendar/calendar-words.ts';
import { today } from '#lib/time/dates.ts';
import { dayPath } from '#lib/paths.ts';

/** A day to which nobody comes: whether the house is open, and when the next groups come. */
export function EmptySheet({ sheet: { day } }: { sheet: DaySheet }) {
  const { date } = day;
  const { data: next } = useQuery(nextGroupsQuery(date));
  const when = date === today() ? 'Danas' : `Za ${weekdayAsWhen(date)}, ${shortDay(date)}`;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, pt: 4, textAlign: 'center' }}>
      <Box sx={{ width: 220, borderRadius: '16px', overflow: 'hidden', lineHeight: 0 }}>
        <ArtImage art="tracks" alt="" />
      </Box>
      <Typography variant="h3" component="h2">{`${when} niko nije najavljen`}</Typography>
      <Box component="p" sx={{ m: 0, maxWidth: '42ch' }}>
        {`${sentence(openWords(day))} `}
        {next
          ? `Sledeće grupe dolaze u ${weekdayAsWhen(next.date)}, ${dayInSentence(next.date)}`
          : null}
        {next === null ? `U narednih ${DAYS_AHEAD} dana nema najavljenih grupa.` : null}
      </Box>
      {next ? (
        <Button component={Link} to={dayPath(next.date)} variant="contained" sx={{ minHeight: 48 }}>
          {`Otvorite ${weekdayAsWhen(next.date)}, ${shortDay(next.date)}`}
        </Button>
      ) : null}
    </Box>
  );
}
