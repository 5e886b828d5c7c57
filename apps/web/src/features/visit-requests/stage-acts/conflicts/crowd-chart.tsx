import type { HouseDay } from '@museum/shared/capacity/levels';
import type { Stay } from '@museum/shared/capacity/load';
import { type Quarter, QUARTERS_A_DAY, quarterStart } from '@museum/shared/capacity/quarters';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import { LOAD_GROUNDS } from '#features/visit-requests/crowding/load-grounds.ts';

/** Pixels of the highest bar; its number stands above it. */
const HEIGHT = 76;
/** Quarters shown before the group comes, and after it has gone. */
const AROUND = { before: 2, after: 3 };

const Bars = styled('div')({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 2,
  fontSize: '0.78125rem',
  fontVariantNumeric: 'tabular-nums',
});

const Quarter = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: HEIGHT + 18,
  borderBottom: `1.5px solid ${palette.outline}`,
  '& > b': { color: palette.crimson, textAlign: 'center', lineHeight: '17px' },
});

const Places = styled('div')({
  position: 'absolute',
  insetInline: 0,
  borderTop: `2px dashed ${palette.ink}`,
  '& > span': { position: 'absolute', right: 0, bottom: 1, fontWeight: 700, lineHeight: '16px' },
});

const SIGNS = { firm: 'potvrđeno', own: 'ova grupa', over: 'preko broja mesta' } as const;

type CrowdChartProps = { house: HouseDay; stay: Stay };

/** A zone by quarters around a stay: who is confirmed, the group, and what is over the places. The words beside it say the same. */
export function CrowdChart({ house, stay }: CrowdChartProps) {
  const { places } = house.zones[stay.zone];
  const first = Math.max(0, stay.from - AROUND.before);
  const last = Math.min(QUARTERS_A_DAY, stay.to + AROUND.after);
  const quarters = Array.from({ length: last - first }, (_, index) => first + index);
  const there = quarters.map((quarter) => partsAt(house, stay, quarter));
  const most = Math.max(places, ...there.map(({ firm, own, over }) => firm + own + over), 1);
  const tall = (count: number) => (count * HEIGHT) / most;
  return (
    <Box aria-hidden sx={{ p: 1.25, my: 1, borderRadius: '10px', backgroundColor: palette.white }}>
      <Bars>
        {there.map(({ over, own, firm }, index) => (
          <div key={quarters[index]}>
            <Quarter>
              {over > 0 ? <b>{firm + own + over}</b> : null}
              {Object.entries({ over, own, firm }).map(([part, count]) => (
                <div
                  key={part}
                  style={{
                    height: tall(count),
                    background: LOAD_GROUNDS[part as keyof typeof LOAD_GROUNDS],
                  }}
                />
              ))}
            </Quarter>
            <HourBelow quarter={quarters[index] ?? 0} />
          </div>
        ))}
        <Places style={{ top: HEIGHT + 18 - tall(places) }}>
          <span>{`${places} mesta`}</span>
        </Places>
      </Bars>
      <Legend />
    </Box>
  );
}

/** Of the group only what has a place counts as itself; the rest is over the places. */
function partsAt({ zones, firm }: HouseDay, { zone, from, to, persons }: Stay, quarter: Quarter) {
  const { places } = zones[zone];
  const others = firm.persons[zone][quarter] ?? 0;
  const own = from <= quarter && quarter < to ? persons : 0;
  const fits = Math.max(0, Math.min(own, places - others));
  return {
    firm: Math.min(others, places),
    own: fits,
    over: others + own - Math.min(others, places) - fits,
  };
}

const HourBelow = ({ quarter }: { quarter: Quarter }) => (
  <Box sx={{ height: 18, whiteSpace: 'nowrap', color: 'text.secondary' }}>
    {quarter % 4 === 0 ? quarterStart(quarter) : null}
  </Box>
);

function Legend() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', fontSize: '0.84375rem' }}>
      {Object.entries(SIGNS).map(([part, words]) => (
        <Box key={part} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            sx={{
              width: 18,
              height: 13,
              borderRadius: '2px',
              background: LOAD_GROUNDS[part as keyof typeof LOAD_GROUNDS],
            }}
          />
          {words}
        </Box>
      ))}
    </Box>
  );
}
