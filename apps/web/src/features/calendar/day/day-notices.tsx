import { type Crowding, crowdingOf } from '@museum/shared/capacity/crowding';
import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { closedTimes } from '@museum/shared/capacity/levels';
import type { Part } from '@museum/shared/capacity/load';
import { partsInWords } from '@museum/shared/capacity/part-words';
import { ZONE_LABELS, ZONES } from '@museum/shared/capacity/zones';
import { plural } from '@museum/shared/primitives/plural';
import { sentence } from '@museum/shared/primitives/words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { sheet } from '#features/calendar/board/board-looks.ts';
import {
  calendarPath,
  type CalendarPlace,
  phoneEntryPath,
} from '#features/calendar/calendar-place.ts';
import { nextGroupsQuery } from '#features/calendar/calendar-queries.ts';
import {
  countIn,
  openWords,
  placeCount,
  shortWeekdayAndDay,
  timesOf,
} from '#features/calendar/calendar-words.ts';
import { IF_RECEIVED_COME } from '#features/visit-requests/crowding/starts-in-words.ts';
import { useToday } from '#lib/time/new-day.ts';

const WAITING = {
  one: 'primljen zahtev čeka',
  few: 'primljena zahteva čekaju',
  other: 'primljenih zahteva čeka',
};

/** What of a day staff should see first: too many somewhere, or groups that come while it is closed. */
export function DayNotices({ of }: { of: DaySheet }) {
  const { day } = of;
  const outside = of.groups
    .map((group) => ({ ...group, closed: closedTimes(day, group) }))
    .filter(({ closed }) => closed.length > 0);
  const crowded = ZONES.map((zone) => crowdingOf(of, zone)).filter(({ level }) => level === 'full');
  return (
    <>
      {day.open === null && day.groups > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>{sentence(openWords(day))}</strong>{' '}
          {[
            ...(day.waiting > 0 ? [`${plural(day.waiting, WAITING)} odgovor za taj dan.`] : []),
            ...(day.groups > day.waiting ? ['Za taj dan ima potvrđenih grupa.'] : []),
          ].join(' ')}
        </Alert>
      ) : null}
      {day.open && outside.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>{`Van radnog vremena, ${openWords(day).toLowerCase()}: `}</strong>
          {namesOf(outside)}
        </Alert>
      ) : null}
      {crowded.length > 0 ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {crowded.map((zone) => (
            <div key={zone.zone}>
              <strong>{`${ZONE_LABELS[zone.zone]}, ${zone.runs.map(timesOf).join(', ')}: `}</strong>
              {crowdWords(zone)}
            </div>
          ))}
        </Alert>
      ) : null}
    </>
  );
}

/** So many groups are named before the rest is a number (design). */
const NAMED = 5;

function namesOf(groups: readonly (CalendarGroup & { closed: Part[] })[]): string {
  const names = groups
    .slice(0, NAMED)
    .map(
      ({ visitTime, requester, closed }) => `${visitTime} ${requester} (${partsInWords(closed)})`,
    );
  const rest = groups.length - NAMED;
  return [...names, ...(rest > 0 ? [`i još ${rest}`] : [])].join(', ');
}

/** How many are too many: persons, or groups that start at once. */
function crowdWords({ zone, persons, firm, places }: Crowding): string {
  if (persons <= places) return 'previše grupa počinje u isto vreme.';
  const condition = firm > places ? '' : IF_RECEIVED_COME;
  return `${countIn(zone, persons)} na ${placeCount(places)}${condition}.`;
}

/** A day without groups: what can be done there, and where the next groups are. */
export function EmptyDay({ place, of: { day, zones } }: { place: CalendarPlace; of: DaySheet }) {
  const { date } = day;
  const { data: next } = useQuery(nextGroupsQuery(date));
  const isPast = date < useToday();
  return (
    <Box sx={{ ...sheet, display: 'grid', justifyItems: 'center', gap: 1, p: 5, mb: 2 }}>
      <Typography variant="h4" component="h2">
        {`Za ${shortWeekdayAndDay(date)} nema grupa`}
      </Typography>
      <Box sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {day.open
          ? `${openWords(day)}, slobodno ${placeCount(zones.centre.places)}.`
          : openWords(day)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        {isPast ? null : (
          <Button component={Link} to={phoneEntryPath(date)} variant="outlined" size="small">
            Unesi zahtev
          </Button>
        )}
        {next ? (
          <Button component={Link} to={calendarPath({ ...place, date: next.date })} size="small">
            {`Sledeći dan sa grupama: ${shortWeekdayAndDay(next.date)}`}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
