import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { groupCount, mealCount, personCount, waitingCount } from './calendar-words.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  margin: '0 0 16px',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
});

const sumOf = (
  days: readonly CalendarDay[],
  field: 'groups' | 'persons' | 'portions' | 'waiting',
) => days.reduce((sum, day) => sum + day[field], 0);

/** The sums of the days in sight; `children` come before and after them. */
export function CalendarFacts({
  days,
  before,
  after,
}: {
  days: readonly CalendarDay[];
  before?: ReactNode;
  after?: ReactNode;
}) {
  const waiting = sumOf(days, 'waiting');
  return (
    <Row>
      {before}
      <strong>{groupCount(sumOf(days, 'groups'))}</strong>
      <strong>{personCount(sumOf(days, 'persons'))}</strong>
      <strong>{mealCount(sumOf(days, 'portions'))}</strong>
      {waiting > 0 ? (
        <span style={{ color: palette.umber }}>
          <strong>{waitingCount(waiting)}</strong> odgovor
        </span>
      ) : null}
      {after}
    </Row>
  );
}
