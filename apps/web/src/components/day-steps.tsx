import { addDays, weekOf } from '@museum/shared/primitives/calendar-date';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useToday } from '#lib/time/new-day.ts';
import { chevronLeftPath, chevronRightPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

export type DayStepsProps = {
  date: string;
  pathOf: (day: string) => string;
  /** What stands between the arrows. */
  children: ReactNode;
  /** The arrow keys do the same. */
  hasKeys?: boolean;
  /** The steps are weeks. */
  byWeek?: boolean;
  iconSize?: number;
  sx?: SxProps;
};

const DAY = { days: 1, back: 'Prethodni dan', on: 'Sledeći dan' };
const WEEK = { days: 7, back: 'Prethodna nedelja', on: 'Sledeća nedelja' };

/** The ways from a day or week to the one before, the one after and the present one. */
export function DaySteps(props: DayStepsProps) {
  const { date, pathOf, children, hasKeys, byWeek = false, iconSize, sx } = props;
  const today = useToday();
  const { days, back, on } = byWeek ? WEEK : DAY;
  const isPresent = byWeek ? weekOf(date).from === weekOf(today).from : date === today;
  return (
    <>
      <IconButton
        component={Link}
        to={pathOf(addDays(date, -days))}
        color="primary"
        aria-label={back}
        aria-keyshortcuts={hasKeys ? 'ArrowLeft' : undefined}
        sx={sx}
      >
        <Icon path={chevronLeftPath} size={iconSize} />
      </IconButton>
      {children}
      <IconButton
        component={Link}
        to={pathOf(addDays(date, days))}
        color="primary"
        aria-label={on}
        aria-keyshortcuts={hasKeys ? 'ArrowRight' : undefined}
        sx={sx}
      >
        <Icon path={chevronRightPath} size={iconSize} />
      </IconButton>
      {isPresent ? null : (
        <Button
          component={Link}
          to={pathOf(today)}
          variant="outlined"
          size="small"
          sx={{ minHeight: 44 }}
        >
          Danas
        </Button>
      )}
    </>
  );
}
