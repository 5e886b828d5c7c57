import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import Box from '@mui/material/Box';

import type { CalendarPlace } from '#features/calendar/calendar-place.ts';
import { titleOf } from '#features/calendar/calendar-words.ts';
import { useGroupActs, useGroupKeys } from '#features/calendar/group-acts.tsx';
import { locate } from '#features/calendar/moving/fit.ts';
import { MovingNews } from '#features/calendar/moving/moving-news.tsx';
import { StageChip } from '#features/visit-requests/stage-chip.tsx';
import { BoardGrid } from '#features/calendar/board/board-grid.tsx';
import { BoardLegend } from '#features/calendar/board/board-legend.tsx';
import { sheet } from '#features/calendar/board/board-looks.ts';
import { DaysHead, HourCell, hourOf } from './week-cells.tsx';
import { LineHead, ofSheets, weekColumns, WeekLine } from './week-looks.ts';

const SHIFTS = {
  ArrowLeft: { quarters: 0, days: -1 },
  ArrowRight: { quarters: 0, days: 1 },
  ArrowUp: { quarters: -1, days: 0 },
  ArrowDown: { quarters: 1, days: 0 },
};

type WeekBoardProps = { place: CalendarPlace; days: readonly DaySheet[]; present: string };

/** A week: its days beside each other, the hours below, each group where it arrives. */
export function WeekBoard({ place, days, present }: WeekBoardProps) {
  const { moving, news } = useGroupActs();
  const groupKeys = useGroupKeys({
    shifts: SHIFTS,
    groupOf: (cell) => locate(days, ({ id }) => cell === `group ${id}`),
  });
  const columns = weekColumns('3.5rem', days);
  return (
    <Box sx={sheet}>
      <BoardGrid
        sx={ofSheets}
        label={titleOf(place)}
        initial={`day ${place.date}`}
        onLetter={groupKeys}
      >
        <DaysHead days={days} columns={columns} place={place} present={present}>
          <LineHead role="columnheader">Sat</LineHead>
        </DaysHead>
        {hoursOf(days).map((hour) => (
          <WeekLine key={hour} role="row" style={columns}>
            <LineHead role="rowheader">{`${hour} h`}</LineHead>
            {days.map((of, column) => (
              <HourCell key={of.day.date} of={of} hour={hour} column={column} present={present} />
            ))}
          </WeekLine>
        ))}
      </BoardGrid>
      <BoardLegend
        keys={
          <>
            strelice kroz dane i sate, <kbd>Enter</kbd> otvara, <kbd>M</kbd> premešta
          </>
        }
      >
        <StageChip stage="received" />
        <StageChip stage="confirmed" />
        {days.some(({ missed }) => missed.length > 0) ? <StageChip stage="missed" /> : null}
      </BoardLegend>
      <MovingNews moving={moving} news={news} days={days} />
    </Box>
  );
}

/** The hours in which visits start, without those at both ends in which the house is closed and no group comes. */
function hoursOf(days: readonly DaySheet[]): string[] {
  const [first, last] = [OPENING_WINDOW.from, OPENING_WINDOW.to].map((time) =>
    Number(hourOf(time)),
  );
  const hours = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) =>
    String((first ?? 0) + index).padStart(2, '0'),
  );
  const isUsed = (hour: string) =>
    days.some(
      ({ day: { open }, groups, missed }) =>
        (open && hour >= hourOf(open.from) && `${hour}:00` < open.to) ||
        [...groups, ...missed].some(({ visitTime }) => hourOf(visitTime) === hour),
    );
  const used = hours.filter(isUsed);
  if (used.length === 0) return hours;
  return hours.filter((hour) => hour >= (used[0] ?? '') && hour <= (used.at(-1) ?? ''));
}
