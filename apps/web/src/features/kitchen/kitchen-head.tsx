import { palette } from '@museum/shared/organisation/palette';
import { timeInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { dayInBelgrade, weekOf } from '@museum/shared/primitives/calendar-date';
import { shortDay } from '@museum/shared/primitives/day-words';
import { formFor, PORTIONS } from '@museum/shared/primitives/plural';
import { inGroups } from '@museum/shared/primitives/words';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { OUTLINED_EDGE } from '#components/buttons/outlined-edge.ts';
import { DaySteps, type DayStepsProps } from '#components/day-steps.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { printerPath } from '#components/icons/tool-icon-paths.ts';
import { fonts } from '#lib/fonts.ts';
import { kitchenPath, kitchenWeekPath } from '#lib/paths.ts';
import { useMinute } from '#lib/time/use-minute.ts';
import { figure, OnPaper } from './kitchen-looks.ts';
import { kitchenQuery } from './kitchen-queries.ts';
import { shortDayWithWeekday } from './kitchen-words.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  marginBottom: 10,
  '& h1': { margin: 0, fontFamily: fonts.display, fontSize: 32, fontWeight: 760, lineHeight: 1.15 },
  '& h1 span': { fontWeight: 600 },
  '& .total': { ...figure, marginLeft: 'auto', fontSize: 32, whiteSpace: 'nowrap' },
  '& .total small': { fontSize: 18 },
  // The ways to other days, the sum and the paper stand in one row of a phone.
  '@media (width < 37.5rem)': {
    columnGap: 4,
    '& h1': { order: -1, flex: '1 1 100%', fontSize: 26 },
    '& .total': { fontSize: 26 },
    '& .total small': { fontSize: 15 },
    '&& .MuiIconButton-root': { width: 48, height: 48 },
  },
  '@media print': {
    borderBottom: `3px solid ${palette.black}`,
    paddingBottom: 7,
    marginBottom: 0,
    '& a': { display: 'none' },
    '& h1': { fontSize: 29 },
    '& .total, & .total small': { fontSize: 20 },
    '& .printed': { marginLeft: 'auto', fontSize: 12 },
    '& .printed + .total': { marginLeft: 8 },
  },
});

const step = { width: 56, height: 56, borderRadius: '10px' };

/** In the head of the paper: below the board it took a sheet of its own on a full day. */
function PrintedAt() {
  const minute = useMinute();
  if (!minute) return null;
  const day = shortDay(dayInBelgrade(minute));
  return <OnPaper className="printed">{`odštampano ${day} u ${timeInBelgrade(minute)}`}</OnPaper>;
}

type HeadBarProps = {
  /** The ways to other days or weeks. */
  steps: Pick<DayStepsProps, 'date' | 'pathOf' | 'byWeek'>;
  /** Of what and when. */
  children: ReactNode;
  /** Undefined where there is nothing to cook. */
  portions: number | undefined;
};

/** Which time it is about, how much there is to cook, the ways to other times, and the paper. */
function HeadBar({ steps, children, portions }: HeadBarProps) {
  return (
    <Head>
      <DaySteps {...steps} iconSize={32} sx={step}>
        <h1>{children}</h1>
      </DaySteps>
      <PrintedAt />
      <span className="total">
        {portions === undefined ? null : (
          <>
            {inGroups(portions)} <small>{formFor(portions, PORTIONS)}</small>
          </>
        )}
      </span>
      <IconButton
        color="primary"
        aria-label="Štampaj"
        onClick={() => {
          window.print();
        }}
        sx={{ ...step, border: OUTLINED_EDGE }}
      >
        <Icon path={printerPath} size={28} />
      </IconButton>
    </Head>
  );
}

/** The head of a day. */
export function KitchenHead({ date }: { date: string }) {
  const { data } = useQuery(kitchenQuery(date));
  const portions = data && data.servings.length > 0 ? data.portions : undefined;
  return (
    <HeadBar steps={{ date, pathOf: kitchenPath }} portions={portions}>
      {'Kuhinja '}
      <span>{shortDayWithWeekday(date)}</span>
      <OnPaper>{` ${date.slice(0, 4)}.`}</OnPaper>
    </HeadBar>
  );
}

type WeekHeadProps = Pick<HeadBarProps, 'portions'> & { date: string };

/** The head of a week. */
export function KitchenWeekHead({ date, portions }: WeekHeadProps) {
  const { from, to } = weekOf(date);
  return (
    <HeadBar steps={{ date, pathOf: kitchenWeekPath, byWeek: true }} portions={portions}>
      {'Nabavka '}
      <span>{`${shortDay(from)} – ${shortDay(to)}`}</span>
      <OnPaper>{` ${to.slice(0, 4)}.`}</OnPaper>
    </HeadBar>
  );
}
