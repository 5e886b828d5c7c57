import { groupSumsOf, type ZoneSums, zoneSumsOf } from '@museum/shared/day/day-sums';
import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { ZONE_LABELS } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import { formatDinars } from '@museum/shared/primitives/money';
import { styled } from '@mui/material/styles';

import { Icon } from '#components/icon.tsx';
import { LevelWord } from '#components/level-mark.tsx';
import { countIn, placeCount, timesOf } from '#features/calendar/calendar-words.ts';
import { ZONE_ICONS } from '#features/calendar/zone-icons.ts';

const Figures = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& b': { marginRight: 6, fontFamily: 'var(--font-display)', fontSize: '1.375rem' },
});

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

type DayFiguresProps = {
  sheet: DaySheet;
  /** Those who are counted. */
  groups: readonly SheetGroup[];
};

/** What the day comes to: groups, people, portions, debts, and how full each zone gets. */
export function DayFigures({ sheet, groups }: DayFiguresProps) {
  const sums = groupSumsOf(groups);
  const arrived = groupSumsOf(groups.filter(({ stage }) => stage === 'arrived'));
  const hasBegun = arrived.groups > 0;
  const figures = [
    {
      figure: String(sums.groups),
      words: hasBegun ? `grupa, stiglo ${arrived.groups}` : 'grupa',
    },
    {
      figure: `${sums.visitors} + ${sums.followers}`,
      words: hasBegun ? `ljudi, stiglo ${arrived.visitors} + ${arrived.followers}` : 'ljudi',
    },
    { figure: String(sums.portions), words: 'porcija' },
    { figure: formatDinars(sums.open), words: 'din nije plaćeno' },
    ...(sums.waiting > 0 ? [{ figure: String(sums.waiting), words: 'čeka potvrdu' }] : []),
  ];
  return (
    <>
      <Figures aria-label="Zbir dana">
        {figures.map(({ figure, words }) => (
          <li key={words}>
            <b>{figure}</b>
            {words}
          </li>
        ))}
      </Figures>
      <Zones aria-label="Zauzetost po zonama">
        {zoneSumsOf(sheet).map((sums) => (
          <ZoneFigures key={sums.zone} sums={sums} isOpen={sheet.day.open !== null} />
        ))}
      </Zones>
    </>
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
      <span>{`${countIn(zone, total)}, najviše ${peak} od ${placeCount(places)}`}</span>
      <LevelWord level={isOpen ? level : 'closed'} times={runs.map(timesOf).join(', ')} />
    </li>
  );
}
