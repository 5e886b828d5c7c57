import { addDays } from '@museum/shared/primitives/calendar-date';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useToday } from '#lib/time/new-day.ts';
import { chevronLeftPath, chevronRightPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

type DayStepsProps = {
  date: string;
  pathOf: (day: string) => string;
  /** What stands between the arrows. */
  children: ReactNode;
  /** The arrow keys do the same. */
  hasKeys?: boolean;
  iconSize?: number;
  sx?: SxProps;
};

/** The ways from a day to the one before, the one after and today. */
export function DaySteps({ date, pathOf, children, hasKeys, iconSize, sx }: DayStepsProps) {
  const today = useToday();
  return (
    <>
      <IconButton
        component={Link}
        to={pathOf(addDays(date, -1))}
        color="primary"
        aria-label="Prethodni dan"
        aria-keyshortcuts={hasKeys ? 'ArrowLeft' : undefined}
        sx={sx}
      >
        <Icon path={chevronLeftPath} size={iconSize} />
      </IconButton>
      {children}
      <IconButton
        component={Link}
        to={pathOf(addDays(date, 1))}
        color="primary"
        aria-label="Sledeći dan"
        aria-keyshortcuts={hasKeys ? 'ArrowRight' : undefined}
        sx={sx}
      >
        <Icon path={chevronRightPath} size={iconSize} />
      </IconButton>
      {date === today ? null : (
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
