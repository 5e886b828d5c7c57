import { inGroups } from '@museum/shared/primitives/words';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import type { Quarter } from '@museum/shared/capacity/quarters';
import type { Zone } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { FIRM_GROUND, OVER_GROUND, RECEIVED_GROUND } from '#features/calendar/board/board-looks.ts';
import { placeCount } from '#features/calendar/calendar-words.ts';
import { type BoardHours, placeOn, quartersBetween } from './board-hours.ts';

const Bars = styled('div')({
  position: 'relative',
  borderBottom: `1.5px solid ${palette.outline}`,
  pointerEvents: 'none',
});

const Bar = styled('i')({
  position: 'absolute',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingRight: 1,
});

/** A number stays readable over bars and hatching. */
const onWhite = { padding: '0 3px', borderRadius: 3, backgroundColor: palette.white };

const Places = styled('div')({
  position: 'absolute',
  insetInline: 0,
  borderTop: `2px dashed ${palette.ink}`,
  '& > span': {
    position: 'absolute',
    right: 5,
    bottom: 2,
    fontSize: '0.78125rem',
    fontWeight: 700,
    lineHeight: '1rem',
    ...onWhite,
  },
});

const Value = styled('span')({
  position: 'absolute',
  display: 'grid',
  placeContent: 'center',
  fontSize: '0.78125rem',
  fontWeight: 700,
  lineHeight: '0.9375rem',
  color: palette.secondaryText,
  '& > b': onWhite,
  '&[data-over] > b': { color: palette.crimson },
});

/** The room above the highest bar, for its number. */
const HEAD_ROOM = 1.25;

type LoadBarsProps = {
  of: DaySheet;
  zone: Zone;
  hours: BoardHours;
  height: number;
  /** Without numbers, where there is no room. */
  isBare?: boolean;
};

/** The persons of a zone by quarter against its places; the same is read out by the quarters themselves. */
export function LoadBars({ of, zone, hours, height, isBare = false }: LoadBarsProps) {
  const { places } = of.zones[zone];
  const persons = of.all.persons[zone];
  const most = Math.max(1, places, ...persons);
  const tall = (count: number) => (count * height) / (most * HEAD_ROOM);
  return (
    <Bars aria-hidden style={{ height }}>
      {quartersBetween(hours).map((quarter) => (
        <Bar
          key={quarter}
          style={{
            left: `${placeOn(hours, quarter)}%`,
            width: `${placeOn(hours, hours.from + 1)}%`,
          }}
        >
          {partsOf(of, zone, quarter).map(({ count, line, background }) => (
            <b
              key={background}
              style={{
                height: tall(count),
                background,
                boxShadow: line && `inset 0 0 0 1px ${line}`,
              }}
            />
          ))}
        </Bar>
      ))}
      <Places style={{ bottom: tall(places) }}>
        {isBare ? null : <span>{placeCount(places)}</span>}
      </Places>
      {(isBare ? [] : peaksOf(persons, hours)).map(({ from, to, persons: there }) => (
        <Value
          key={from}
          data-over={there > places || undefined}
          style={{
            left: `${placeOn(hours, from)}%`,
            width: `${placeOn(hours, hours.from + to - from)}%`,
            bottom: tall(there) + 1,
          }}
        >
          <b>{inGroups(there)}</b>
        </Value>
      ))}
    </Bars>
  );
}

type Part = { count: number; background: string; line?: string };

/** What a quarter's bar is stacked of, from below: confirmed, only received, over the places. */
function partsOf({ zones, firm, all }: DaySheet, zone: Zone, quarter: Quarter): Part[] {
  const { places } = zones[zone];
  const there = all.persons[zone][quarter] ?? 0;
  const sure = Math.min(firm.persons[zone][quarter] ?? 0, places);
  const parts = [
    { count: sure, background: FIRM_GROUND },
    {
      count: Math.min(there, places) - sure,
      background: RECEIVED_GROUND,
      line: palette.forest,
    },
    { count: there - places, background: OVER_GROUND, line: palette.lava },
  ];
  return parts.filter(({ count }) => count > 0);
}

/** Runs of equally full quarters that are fuller than the quarters beside them. */
function peaksOf(persons: readonly number[], hours: BoardHours) {
  const plateaus: { from: Quarter; to: Quarter; persons: number }[] = [];
  for (const quarter of quartersBetween(hours)) {
    const there = persons[quarter] ?? 0;
    const last = plateaus.at(-1);
    if (last?.persons === there) last.to = quarter + 1;
    else plateaus.push({ from: quarter, to: quarter + 1, persons: there });
  }
  return plateaus.filter(
    ({ persons: there }, index) =>
      there > (plateaus[index - 1]?.persons ?? 0) && there > (plateaus[index + 1]?.persons ?? 0),
  );
}
