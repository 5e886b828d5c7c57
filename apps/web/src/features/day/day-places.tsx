import { type ZoneSums, zoneSumsOf } from '@museum/shared/day/day-sums';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { ZONE_LABELS } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import { inGroups } from '@museum/shared/primitives/words';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import { Icon } from '#components/icons/icon.tsx';
import { LevelWord } from '#components/facts/level-mark.tsx';
import { countIn, placeCount, timesOf } from '#features/calendar/calendar-words.ts';
import { DayNotices } from '#features/calendar/day/day-notices.tsx';
import { ZONE_ICONS } from '#features/calendar/zone-icons.ts';

const Zones = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 10,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gap: 2,
    padding: '10px 14px',
    border: `1px solid ${palette.sand}`,
    borderRadius: 12,
    backgroundColor: palette.white,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    alignContent: 'start',
  },
  '& b': { display: 'flex', alignItems: 'center', gap: 8 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    border: `1px solid ${palette.sand}`,
    borderRadius: 12,
    backgroundColor: palette.white,
    '& > li': { gap: 0, padding: '6px 12px', border: 0, backgroundColor: 'transparent' },
    '& > li + li': { borderTop: `1px solid ${palette.sand}`, borderRadius: 0 },
  },
}));

const Folded = styled('details')({
  marginBottom: 14,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 700,
    cursor: 'pointer',
  },
  '& > summary::before': { content: '"▸"', marginRight: 8 },
  '&[open] > summary::before': { content: '"▾"' },
});

/** How full the house gets; on a phone folded away, so that the first group is in sight. */
export function DayPlaces({ sheet }: { sheet: DaySheet }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const sums = zoneSumsOf(sheet);
  const isOpen = sheet.day.open !== null;
  const all = (
    <>
      <Zones aria-label="Zauzetost po zonama">
        {sums.map((zone) => (
          <ZoneFigures key={zone.zone} sums={zone} isOpen={isOpen} />
        ))}
      </Zones>
      <DayNotices of={sheet} />
    </>
  );
  if (!isNarrow) return all;
  const full = sums.filter(({ level }) => level === 'full').map(({ zone }) => ZONE_LABELS[zone]);
  return (
    <Folded>
      <summary>
        {['Mesta', ...(isOpen ? [] : ['zatvoreno']), ...full.map((zone) => `${zone} puno`)].join(
          ' · ',
        )}
      </summary>
      {all}
    </Folded>
  );
}

function ZoneFigures({ sums, isOpen }: { sums: ZoneSums; isOpen: boolean }) {
  const { zone, total, peak, places, runs, level } = sums;
  return (
    <li>
      <b>
        <Icon path={ZONE_ICONS[zone]} size={18} />
        {ZONE_LABELS[zone]}
      </b>
      <span>{`${countIn(zone, total)}, najviše ${inGroups(peak)} od ${placeCount(places)}`}</span>
      <LevelWord level={isOpen ? level : 'closed'} times={runs.map(timesOf).join(', ')} />
    </li>
  );
}
