import type { StageAct } from '@museum/shared/visit-requests/stages/stage';
import type { ButtonProps } from '@mui/material/Button';

import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { calendarPausePath, circleXPath, handStopPath } from '#components/icons/tool-icon-paths.ts';

type ActWords = {
  title: string;
  /** Said once it is done. */
  done: string;
  icon: string;
  color: ButtonProps['color'];
};

/** How the acts of staff are named and look; their short names stand in STAGE_ACTS. */
export const ACT_WORDS: Record<StageAct, ActWords> = {
  confirm: {
    title: 'Potvrdi termin',
    done: 'Poseta je potvrđena',
    icon: circleCheckPath,
    color: 'amber',
  },
  decline: {
    title: 'Odbij zahtev',
    done: 'Zahtev je odbijen',
    icon: handStopPath,
    color: 'error',
  },
  postpone: {
    title: 'Odloži posetu',
    done: 'Poseta je odložena',
    icon: calendarPausePath,
    color: 'primary',
  },
  cancel: {
    title: 'Otkaži posetu',
    done: 'Poseta je otkazana',
    icon: circleXPath,
    color: 'error',
  },
};
