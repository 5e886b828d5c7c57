import { crowdingOf } from '@museum/shared/capacity/crowding';
import { type Stay, staysOf } from '@museum/shared/capacity/load';
import { type Quarter, quarterAt } from '@museum/shared/capacity/quarters';
import { type Zone, ZONE_LABELS } from '@museum/shared/capacity/zones';
import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { inGroups } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { Icon } from '#components/icons/icon.tsx';
import { boardLine } from '#features/calendar/board/board-looks.ts';
import { GroupBlock } from '#features/calendar/board/group-block.tsx';
import { MovableBlock, type MovableBlockProps } from '#features/calendar/board/movable-block.tsx';
import { countIn, groupSize, placeCount, timesOf } from '#features/calendar/calendar-words.ts';
import { useGroupActs } from '#features/calendar/group-acts.tsx';
import { LevelWord } from '#components/facts/level-mark.tsx';
import { shiftTime } from '#features/calendar/moving/moving.ts';
import { type BoardHours, placeOn } from './board-hours.ts';
import { laneRows } from './lane-rows.ts';
import { LoadBars } from './load-bars.tsx';
import { ClosedHours, QuarterCells } from './quarter-cells.tsx';
import { ZONE_ICONS } from '#features/calendar/zone-icons.ts';

/** A block is at least so many quarters wide, for its name. */
const LEAST_QUARTERS: Record<Zone, number> = { centre: 6, restaurant: 8, memorialHouse: 8 };
const ROW_HEIGHT = '3.125rem';
const LOAD_HEIGHT: Record<Zone, number> = { centre: 104, restaurant: 72, memorialHouse: 60 };
/** Rows of a lane are numbered from here on; no lane has so many groups. */
const ROWS_A_LANE = 1000;

const Head = styled('div')({
  '& > div': {
    position: 'sticky',
    left: 0,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '12px 16px 8px',
  },
});

const Rows = styled('div')({
  position: 'relative',
  margin: '8px 0',
  // What lies between the groups is pressed through, to the quarters below.
  pointerEvents: 'none',
  '& > [role="row"]': { position: 'relative', height: ROW_HEIGHT },
  '& > [role="row"] > *': {
    position: 'absolute',
    top: 0,
    paddingRight: 3,
    containerType: 'inline-size',
    pointerEvents: 'auto',
  },
  // Persons in thousands need the icon's room; the ground tells the stage, too.
  '@container (width < 8.75rem)': { '& [data-group] > svg': { display: 'none' } },
});

type ZoneLaneProps = { of: DaySheet; zone: Zone; hours: BoardHours; index: number };

/** One zone of a day: its load against the places, and the groups that are there. */
export function ZoneLane({ of, zone, hours, index }: ZoneLaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  const base = index * ROWS_A_LANE;
  const stays = of.groups.flatMap((group) => stayIn(zone, group, of));
  const startAt: MovableBlockProps['startAt'] = ({ visitTime }, end, start) => {
    const width = lane.current?.getBoundingClientRect().width ?? 1;
    const quarters = ((end.x - start.x) * (hours.to - hours.from)) / width;
    return { visitDate: of.day.date, visitTime: shiftTime(visitTime, Math.round(quarters)) };
  };
  return (
    <Box role="rowgroup" sx={{ '& + &': { borderTop: boardLine } }}>
      <LaneHead of={of} zone={zone} />
      <Box ref={lane} role="presentation" sx={{ position: 'relative' }}>
        <ClosedHours open={of.day.open} hours={hours} />
        <QuarterCells of={of} zone={zone} hours={hours} row={base} />
        <LoadBars of={of} zone={zone} hours={hours} height={LOAD_HEIGHT[zone]} />
        <Rows role="presentation">
          {laneRows(stays, LEAST_QUARTERS[zone]).map((row, number) => (
            <div key={row[0]?.group.id} role="row">
              {row.map(({ group, from, to, persons }) => (
                <div
                  key={group.id}
                  role="gridcell"
                  style={spanOn(hours, { from, to: Math.max(to, from + LEAST_QUARTERS[zone]) })}
                >
                  <MovableBlock
                    located={{ group, day: of }}
                    withTown
                    at={{ time: timeIn(zone, group), count: persons }}
                    stayShare={
                      zone === 'centre'
                        ? 1
                        : (to - from) / Math.max(LEAST_QUARTERS[zone], to - from)
                    }
                    cell={{
                      id: `${zone} ${group.id}`,
                      row: base + number + 1,
                      column: from,
                    }}
                    // Lunch and memorial house have times of their own, which a move leaves alone.
                    startAt={zone === 'centre' ? startAt : undefined}
                  />
                  {zone === 'centre' ? <MovedBlock group={group} span={{ from, to }} /> : null}
                </div>
              ))}
            </div>
          ))}
          {stays.length === 0 ? <Box sx={{ height: ROW_HEIGHT }} /> : null}
        </Rows>
      </Box>
    </Box>
  );
}

const stayIn = (zone: Zone, group: CalendarGroup, { zones }: DaySheet) =>
  staysOf(group, zones)
    .filter((stay: Stay) => stay.zone === zone)
    .map(({ from, to, persons }) => ({ group, from, to, persons }));

/** When a group comes to a zone. */
const timeIn = (zone: Zone, group: CalendarGroup) =>
  (zone === 'restaurant'
    ? group.lunchTime
    : zone === 'memorialHouse'
      ? group.memorialHouseTime
      : null) ?? group.visitTime;

type Span = { from: Quarter; to: Quarter };

const spanOn = (hours: BoardHours, { from, to }: Span) => ({
  left: `${placeOn(hours, from)}%`,
  width: `${placeOn(hours, hours.from + to - from)}%`,
});

/** Where a group that is being moved would stand, beside the place it leaves. */
function MovedBlock({ group, span }: { group: CalendarGroup; span: Span }) {
  const { moving } = useGroupActs();
  if (moving?.group.id !== group.id) return null;
  const quarters = quarterAt(moving.to.visitTime) - span.from;
  const share = quarters / Math.max(LEAST_QUARTERS.centre, span.to - span.from);
  return (
    <div
      aria-hidden
      style={{
        position: 'absolute',
        inset: 0,
        zIndex: 3,
        pointerEvents: 'none',
        transform: `translateX(${100 * share}%)`,
      }}
    >
      <GroupBlock
        group={group}
        moving="to"
        at={{ time: moving.to.visitTime, count: groupSize(group) }}
        withTown
        tabIndex={-1}
      />
    </div>
  );
}

/** The zone's name and how full it gets. */
function LaneHead({ of, zone }: Pick<ZoneLaneProps, 'of' | 'zone'>) {
  const { level, runs, persons, firm, places } = crowdingOf(of, zone);
  const most = `najviše ${countIn(zone, persons)} na ${placeCount(places)}`;
  return (
    <Head role="row">
      <div role="rowheader">
        <Icon path={ZONE_ICONS[zone]} size={20} />
        <Typography variant="h4" component="h2">
          {ZONE_LABELS[zone]}
        </Typography>
        <LevelWord
          level={of.day.open ? level : 'closed'}
          times={runs.map(timesOf).join(', ') || undefined}
        />
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {persons === firm
            ? most
            : `${most} ako se potvrde svi · potvrđeno najviše ${inGroups(firm)}`}
        </Box>
      </div>
    </Head>
  );
}
