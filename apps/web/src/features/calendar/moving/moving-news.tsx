import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';

import { LEVEL_LABELS } from '@museum/shared/capacity/levels';
import { groupInWords } from '#features/calendar/calendar-words.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { levelAt } from './fit.ts';
import type { Moving } from './moving.ts';

type MovingNewsProps = {
  moving: Moving | undefined;
  /** The groups that a colleague has just changed. */
  news: ReadonlySet<number>;
  days: readonly DaySheet[];
};

/** Reads out where a group on its way would be, and how full it is there; else what a colleague has changed. */
export function MovingNews({ moving, news, days }: MovingNewsProps) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {moving ? wordsOf(moving, days) : changesIn(news, days)}
    </Box>
  );
}

const changesIn = (news: ReadonlySet<number>, days: readonly DaySheet[]) =>
  days
    .flatMap(({ groups }) => groups.filter(({ id }) => news.has(id)))
    .map((group) => `Izmenjeno: ${groupInWords(group)}.`)
    .join(' ');

function wordsOf({ group, from, to }: Moving, days: readonly DaySheet[]): string {
  const day = days.find((one) => one.day.date === to.visitDate);
  const level = day ? `, ${LEVEL_LABELS[levelAt(day, group, to.visitTime)].toLowerCase()}` : '';
  const date = from.visitDate === to.visitDate ? '' : `${dayWithWeekday(to.visitDate)} u `;
  return `${date}${to.visitTime}${level}. Strelice pomeraju, Enter proverava, Esc vraća.`;
}
