import Box, { type BoxProps } from '@mui/material/Box';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';

import { calendarPath, type CalendarPlace, stepPlace } from '#features/calendar/calendar-place.ts';
import { titleOf } from '#features/calendar/calendar-words.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { today } from '#lib/time/dates.ts';
import { type Cell, nextCell } from './next-cell.ts';

type BoardContext = { active: string | undefined; enter: (id: string) => void };

const Board = createContext<BoardContext>({ active: undefined, enter: () => undefined });

type BoardGridProps = Omit<BoxProps, 'onKeyDown'> & {
  label: string;
  /** The cell that has the tab stop at first; without one, or when it is gone, the first cell. */
  initial?: string;
  /** Keys that act on a cell; true when the board has taken the key. */
  onLetter?: (key: string, cell: string) => boolean;
};

const cellsIn = (grid: HTMLElement): (Cell & { element: HTMLElement })[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-cell]')].map((element) => ({
    element,
    id: element.dataset.cell ?? '',
    row: Number(element.dataset.row),
    column: Number(element.dataset.column),
  }));

/** A board of cells with one tab stop; arrows walk from cell to cell, letters act while one has the focus. */
export function BoardGrid({ label, initial, onLetter, children, ...look }: BoardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(initial);
  const context = useMemo(() => ({ active, enter: setActive }), [active]);
  const isEntered = useRef(false);

  // The cell with the tab stop may have gone, or come somewhere else, and the focus with it.
  useLayoutEffect(() => {
    const cells = grid.current ? cellsIn(grid.current) : [];
    const present = cells.find(({ id }) => id === active);
    if (!present) setActive(cells.toSorted((one, other) => one.row - other.row)[0]?.id);
    else if (isEntered.current) focusIfLost(present.element);
    // The frame has kept the focus for a board that was still to come.
    if (present && grid.current?.closest('[data-board-frame]') === document.activeElement)
      present.element.focus({ preventScroll: true });
  }, [active, children]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !grid.current) return;
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    // A panel of the board is elsewhere on the page, although its keys come through here.
    if (cell === undefined || !grid.current.contains(event.target as Node)) return;
    const cells = cellsIn(grid.current);
    if (onLetter?.(event.key, cell)) {
      event.preventDefault();
      return;
    }
    const next = nextCell(cells, cell, event.key);
    if (!next) return;
    event.preventDefault();
    cells.find(({ id }) => id === next.id)?.element.focus();
  };

  return (
    <Board value={context}>
      <Box
        {...look}
        ref={grid}
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={() => {
          isEntered.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          // The panel of a cell gives the focus back when it is closed.
          isEntered.current = Boolean(relatedTarget?.closest('.MuiModal-root'));
        }}
      >
        {children}
      </Box>
    </Board>
  );
}

/** What makes an element a cell of the board around it. */
export function useBoardCell({ id, row, column }: Cell) {
  const { active, enter } = useContext(Board);
  return {
    'data-cell': id,
    'data-row': row,
    'data-column': column,
    tabIndex: id === active ? 0 : -1,
    onFocus: () => {
      enter(id);
    },
  };
}

/** The keys that every board knows: T today, Page Up and Page Down a step back and on. */
function placeBy(key: string, place: CalendarPlace): CalendarPlace | undefined {
  if (key === 'PageUp') return stepPlace(place, -1);
  if (key === 'PageDown') return stepPlace(place, 1);
  return key.toLowerCase() === 't' ? { ...place, date: today() } : undefined;
}

/** Around every board: turns its pages by key, and holds the focus while one board gives way to another. */
export function BoardFrame({ place, children }: { place: CalendarPlace; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const address = calendarPath(place);
  const shown = useRef(address);

  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const stop = frame.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
    focusIfLost(stop ?? frame.current);
  }, [address]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    // A panel of the board is elsewhere on the page, although its keys come through here.
    const isOnBoard = target.closest('[role="grid"]') && frame.current?.contains(target);
    if (target !== frame.current && !isOnBoard) return;
    const next = placeBy(event.key, place);
    if (!next) return;
    event.preventDefault();
    void navigate(calendarPath(next));
  };

  return (
    <Box
      ref={frame}
      role="group"
      aria-label={titleOf(place)}
      tabIndex={-1}
      data-board-frame
      onKeyDown={onKeyDown}
    >
      {children}
    </Box>
  );
}
