import type { GroupsOfDay } from '@museum/shared/calendar/calendar-schema';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';

import { LEVEL_LABELS } from '@museum/shared/capacity/levels';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { levelAt } from './fit.ts';
import type { Moving } from './moving.ts';

type MovingNewsProps = { moving: Moving | undefined; days: readonly GroupsOfDay[] };

/** Reads out where a group on its way would be, and how full it is there. */
export function MovingNews({ moving, days }: MovingNewsProps) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {moving ? wordsOf(moving, days) : ''}
    </Box>
  );
}

function wordsOf({ group, from, to }: Moving, days: readonly GroupsOfDay[]): string {
  const day = days.find((one) => one.day.date === to.date);
  const level = day ? `, ${LEVEL_LABELS[levelAt(day, group, to.time)].toLowerCase()}` : '';
  const date = from.date === to.date ? '' : `${dayWithWeekday(to.date)} u `;
  return `${date}${to.time}${level}. Strelice pomeraju, Enter proverava, Esc vraća.`;
}
