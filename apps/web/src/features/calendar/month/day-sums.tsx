import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { palette } from '@museum/shared/organisation/palette';
import { shortDay } from '@museum/shared/primitives/day-words';
import { inGroups } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import { Icon } from '#components/icons/icon.tsx';
import { inboxPath, soupPath } from '#components/icons/tool-icon-paths.ts';
import {
  groupCount,
  openWords,
  outsideLines,
  shortPersons,
  timesOf,
  waitingCount,
} from '#features/calendar/calendar-words.ts';
import { ZONE_ICONS } from '#features/calendar/zone-icons.ts';
import { LevelWord } from '#components/facts/level-mark.tsx';
import { FIRM_GROUND, RECEIVED_GROUND } from '#features/calendar/board/board-looks.ts';
import { TodayChip, Warning } from '#features/calendar/board/day-marks.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 28,
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 4,
  fontSize: '0.84375rem',
  color: palette.secondaryText,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
});

const Waiting = styled('span')({
  padding: '0 7px 0 5px',
  border: `1px dashed ${palette.clay}`,
  borderRadius: 6,
  backgroundColor: palette.white,
  color: palette.umber,
  fontWeight: 700,
});

type DaySumsProps = { day: CalendarDay; isOtherMonth: boolean; isToday: boolean };

/** A day of the month: its level, who comes, and how full the centre gets at most. */
export function DaySums({ day, isOtherMonth, isToday }: DaySumsProps) {
  const { date, groups, persons, portions, waiting, full } = day;
  return (
    <>
      <Head>
        <Box
          component="span"
          sx={{
            fontFamily: 'h3.fontFamily',
            fontSize: isOtherMonth ? '0.9375rem' : '1.125rem',
            fontWeight: 700,
          }}
        >
          {isOtherMonth ? shortDay(date) : `${Number(date.slice(8))}.`}
        </Box>
        {isToday ? <TodayChip /> : null}
        {day.groups > 0 || day.level !== 'free' ? <LevelWord level={day.level} /> : null}
      </Head>
      {groups === 0 ? (
        <NoGroups day={day} />
      ) : (
        <>
          <Box sx={{ mt: 1, fontSize: '0.875rem' }}>
            <strong>{groupCount(groups)}</strong>
            {` · ${shortPersons(persons)}`}
          </Box>
          <CentreBar day={day} />
          {full.map(({ zone, ...times }) => (
            <Warning key={`${zone} ${times.from}`} icon={ZONE_ICONS[zone]}>
              {timesOf(times)}
            </Warning>
          ))}
          {outsideLines(day).map((words) => (
            <Warning key={words}>{words}</Warning>
          ))}
          <Foot>
            {portions > 0 ? (
              <span>
                <Icon path={soupPath} size={16} />
                {inGroups(portions)}
              </span>
            ) : null}
            {waiting > 0 ? (
              <Waiting>
                <Icon path={inboxPath} size={14} />
                {waitingCount(waiting)}
              </Waiting>
            ) : null}
          </Foot>
        </>
      )}
    </>
  );
}

/** Why nobody comes, where that is said; else that nobody does. */
function NoGroups({ day }: { day: CalendarDay }) {
  const words = day.open ? (day.note ?? 'Nema grupa') : day.note;
  return words ? (
    <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary', lineHeight: 1.35 }}>
      {day.open && day.note ? `${words} (${openWords(day)})` : words}
    </Box>
  ) : null;
}

/** The most persons at the same time in the centre, as a share of its places. */
function CentreBar({ day: { centre } }: { day: CalendarDay }) {
  const share = (persons: number) =>
    `${Math.min(100, (100 * persons) / Math.max(1, centre.places))}%`;
  const bar = { position: 'absolute', insetBlock: 0, left: 0 } as const;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: 12,
        my: 0.75,
        borderRadius: '3px',
        overflow: 'hidden',
        bgcolor: palette.limestone,
      }}
    >
      <Box sx={{ ...bar, width: share(centre.persons), background: RECEIVED_GROUND }} />
      <Box sx={{ ...bar, width: share(centre.firm), background: FIRM_GROUND }} />
    </Box>
  );
}
