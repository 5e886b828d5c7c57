import { groupSumsOf } from '@museum/shared/day/day-sums';
import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import { formFor, GROUPS, PORTIONS } from '@museum/shared/primitives/plural';
import { inGroups } from '@museum/shared/primitives/words';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import { styled } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';

export const Figures = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& b': { marginRight: 6, fontFamily: fonts.display, fontSize: '1.375rem' },
  [theme.breakpoints.down('sm')]: {
    gap: '6px 10px',
    fontSize: '0.875rem',
    lineHeight: 1.3,
    // A sum of millions takes more.
    '& > li': { flex: '1 0 96px' },
    '& b': { display: 'block', margin: 0, fontSize: '1.125rem' },
  },
}));

const WAITING = { one: 'čeka potvrdu', few: 'čekaju potvrdu', other: 'čeka potvrdu' };

/** What the day comes to: groups, people, portions, debts. */
export function DayFigures({ groups }: { groups: readonly SheetGroup[] }) {
  const sums = groupSumsOf(groups);
  const arrived = groupSumsOf(groups.filter(({ stage }) => stage === 'arrived'));
  const hasBegun = arrived.groups > 0;
  const figures = [
    {
      figure: String(sums.groups),
      words: `${formFor(sums.groups, GROUPS)}${hasBegun ? `, stiglo ${arrived.groups}` : ''}`,
    },
    {
      figure: peopleInWords(sums),
      words: hasBegun ? `ljudi, stiglo ${peopleInWords(arrived)}` : 'ljudi',
    },
    { figure: inGroups(sums.portions), words: formFor(sums.portions, PORTIONS) },
    { figure: formatDinars(sums.open), words: 'din nije plaćeno' },
    ...(sums.waiting > 0
      ? [{ figure: String(sums.waiting), words: formFor(sums.waiting, WAITING) }]
      : []),
  ];
  return (
    <Figures aria-label="Zbir dana">
      {figures.map(({ figure, words }) => (
        <li key={words}>
          <b>{figure}</b>
          {words}
        </li>
      ))}
    </Figures>
  );
}
