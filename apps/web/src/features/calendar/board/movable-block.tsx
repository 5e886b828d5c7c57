import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';

import { useGroupActs } from '#features/calendar/group-acts.tsx';
import { type Located, warningsFor } from '#features/calendar/moving/fit.ts';
import type { Start } from '#features/calendar/moving/moving.ts';
import { useDragging } from '#features/calendar/moving/use-dragging.ts';
import { today } from '#lib/time/dates.ts';
import { useBoardCell } from './board-grid.tsx';
import { GroupBlock, type GroupBlockProps } from './group-block.tsx';
import type { Cell } from './next-cell.ts';

type Point = { x: number; y: number };

export type MovableBlockProps = Pick<GroupBlockProps, 'at' | 'stayShare' | 'withTown'> & {
  located: Located;
  cell: Cell;
  /**
   * Where a group that is dragged from one point to another would begin; undefined off the board.
   * Missing where the block can't be dragged.
   */
  startAt?: (group: CalendarGroup, to: Point, from: Point) => Start | undefined;
};

/** A group on a board: a press opens it, dragging moves it and asks at the end whether it fits there. */
export function MovableBlock({ located, cell, startAt, ...look }: MovableBlockProps) {
  const { group, day } = located;
  const { moving, step, open, news, isStale } = useGroupActs();
  const boardCell = useBoardCell(cell);
  const { handlers, takeDragged } = useDragging({
    onStart: () => {
      step({ kind: 'start', group, date: day.day.date });
    },
    onMove: (to, from) => {
      const start = startAt?.(group, to, from);
      if (start) step({ kind: 'place', to: start, present: today() });
    },
    onDrop: () => {
      step({ kind: 'drop' });
    },
    onCancel: () => {
      step({ kind: 'end' });
    },
  });
  return (
    <GroupBlock
      {...boardCell}
      {...look}
      {...(startAt && !isStale ? handlers : {})}
      group={group}
      warnings={warningsFor(day, group)}
      isNews={news.has(group.id)}
      moving={moving?.group.id === group.id ? 'from' : undefined}
      onClick={(event) => {
        if (!takeDragged()) open(group, event.currentTarget);
      }}
    />
  );
}
