import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { quarterLevel } from '@museum/shared/capacity/crowding';
import { isOpenAt, LEVEL_LABELS } from '@museum/shared/capacity/levels';
import { type Quarter, quarterAt, quarterStart } from '@museum/shared/capacity/quarters';
import type { Zone } from '@museum/shared/capacity/zones';
import type { OpenTimes } from '@museum/shared/opening-hours/opening-hours';
import { palette } from '@museum/shared/organisation/palette';
import { isInOpeningWindow } from '@museum/shared/primitives/time-of-day';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { useBoardCell } from '#features/calendar/board/board-grid.tsx';
import { CLOSED_GROUND } from '#features/calendar/board/board-looks.ts';
import { phoneEntryPath } from '#features/calendar/calendar-place.ts';
import { countIn } from '#features/calendar/calendar-words.ts';
import { useToday } from '#lib/time/new-day.ts';
import { type BoardHours, placeOn, quartersBetween } from './board-hours.ts';

const Quarters = styled('div')({
  '& > *': {
    position: 'absolute',
    insetBlock: 0,
    '&[data-hour]': { borderLeft: `1px solid ${palette.limestone}` },
    '&[data-full]': { backgroundColor: 'rgb(184 66 31 / 9%)' },
    '&:focus-visible, & > a:focus-visible': { outlineOffset: -3 },
    '& > a': { position: 'absolute', inset: 0 },
    '& > a:hover': { backgroundColor: 'rgb(31 90 75 / 8%)' },
  },
});

type QuarterCellsProps = { of: DaySheet; zone: Zone; hours: BoardHours; row: number };

const Closed = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  background: CLOSED_GROUND,
});

/** The hours in which the house is closed. */
export function ClosedHours({ open, hours }: { open: OpenTimes | null; hours: BoardHours }) {
  const spans = open
    ? [
        { from: hours.from, to: quarterAt(open.from) },
        { from: quarterAt(open.to), to: hours.to },
      ]
    : [hours];
  return spans
    .filter(({ from, to }) => from < to)
    .map((span) => (
      <Closed
        key={span.from}
        aria-hidden
        style={{
          left: `${placeOn(hours, span.from)}%`,
          width: `${placeOn(hours, hours.from + span.to - span.from)}%`,
        }}
      />
    ));
}

/**
 * The quarters of a lane, each over its whole height: how many are there; in the centre a press
 * enters a request, until the day has passed.
 */
export function QuarterCells(lane: QuarterCellsProps) {
  const isPast = lane.of.day.date < useToday();
  return (
    <Quarters role="row">
      {quartersBetween(lane.hours).map((quarter) => (
        <QuarterCell key={quarter} {...lane} quarter={quarter} isPast={isPast} />
      ))}
    </Quarters>
  );
}

function QuarterCell(props: QuarterCellsProps & { quarter: Quarter; isPast: boolean }) {
  const { of, zone, hours, row, quarter, isPast } = props;
  const time = quarterStart(quarter);
  const isOpen = isOpenAt({ open: of.day.open }, time);
  const cell = useBoardCell({ id: `${zone} ${time}`, row, column: quarter });
  const isFull = quarterLevel(of, zone, quarter) === 'full';
  const look = {
    style: { left: `${placeOn(hours, quarter)}%`, width: `${placeOn(hours, hours.from + 1)}%` },
    'data-hour': time.endsWith(':00') || undefined,
    'data-full': isFull || undefined,
  };
  const words = wordsOf(props, isOpen);
  if (zone !== 'centre' || !isInOpeningWindow(time) || isPast) {
    return <div role="gridcell" {...look} {...cell} aria-label={words} />;
  }
  return (
    <div role="gridcell" {...look}>
      <Link
        {...cell}
        to={phoneEntryPath(of.day.date, time)}
        title={`${time} Unesi zahtev`}
        aria-label={`${words}. Unesi zahtev`}
        draggable={false}
      />
    </div>
  );
}

/** A quarter for the ears: "10:30, 277 osoba od 240, puno". */
function wordsOf(
  { of, zone, quarter }: Pick<QuarterCellsProps, 'of' | 'zone'> & { quarter: Quarter },
  isOpen: boolean,
): string {
  const there = countIn(zone, of.all.persons[zone][quarter] ?? 0);
  const level = isOpen ? quarterLevel(of, zone, quarter) : 'closed';
  return `${quarterStart(quarter)}, ${there} od ${of.zones[zone].places}, ${LEVEL_LABELS[level].toLowerCase()}`;
}
