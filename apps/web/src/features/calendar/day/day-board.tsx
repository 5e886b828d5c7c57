import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { type Zone, ZONES } from '@museum/shared/capacity/zones';
import { quarterStart } from '@museum/shared/capacity/quarters';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import { BoardGrid } from '#features/calendar/board/board-grid.tsx';
import { BoardLegend, LoadSigns } from '#features/calendar/board/board-legend.tsx';
import { boardLine, sheet } from '#features/calendar/board/board-looks.ts';
import type { CalendarPlace } from '#features/calendar/calendar-place.ts';
import { titleOf } from '#features/calendar/calendar-words.ts';
import { useGroupActs, useGroupKeys } from '#features/calendar/group-acts.tsx';
import { locate } from '#features/calendar/moving/fit.ts';
import { MovingNews } from '#features/calendar/moving/moving-news.tsx';
import { boardHours, placeOn, quartersBetween } from './board-hours.ts';
import { ZoneLane } from './zone-lane.tsx';

const SHIFTS = {
  ArrowLeft: { quarters: -1, days: 0 },
  ArrowRight: { quarters: 1, days: 0 },
};

const Axis = styled('div')({
  position: 'relative',
  height: '2.375rem',
  backgroundColor: palette.limestone,
  borderBottom: boardLine,
  color: palette.umber,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: '2.375rem',
  '& > span': { position: 'absolute', paddingLeft: 6 },
});

/** A day: its zones below each other, the quarters of an hour beside each other. */
export function DayBoard({ place, of }: { place: CalendarPlace; of: DaySheet }) {
  const { moving, news } = useGroupActs();
  const hours = boardHours(of);
  const groupKeys = useGroupKeys({
    shifts: SHIFTS,
    groupOf: (cell) => locate([of], ({ id }) => cell.endsWith(` ${id}`)),
  });
  const zones: readonly Zone[] = place.zone ? [place.zone] : ZONES;
  const first = of.groups[0];
  return (
    <Box sx={sheet}>
      <Box sx={{ overflowX: 'auto' }}>
        <BoardGrid
          label={titleOf(place)}
          initial={first && `${zones[0]} ${first.id}`}
          onLetter={groupKeys}
          sx={{ minWidth: '56.25rem' }}
        >
          <Axis aria-hidden>
            {quartersBetween(hours)
              .filter((quarter) => quarter % 4 === 0)
              .map((quarter) => (
                <span key={quarter} style={{ left: `${placeOn(hours, quarter)}%` }}>
                  {quarterStart(quarter)}
                </span>
              ))}
          </Axis>
          {zones.map((zone, index) => (
            <ZoneLane key={zone} of={of} zone={zone} hours={hours} index={index} />
          ))}
        </BoardGrid>
      </Box>
      <BoardLegend
        keys={
          <>
            strelice biraju grupu, <kbd>M</kbd> premešta, <kbd>P</kbd> potvrđuje
          </>
        }
      >
        <LoadSigns isOverShown />
      </BoardLegend>
      <MovingNews moving={moving} news={news} days={[of]} />
    </Box>
  );
}
