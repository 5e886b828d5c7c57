import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { mayAct, type StageAct } from '@museum/shared/visit-requests/stages/stage';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
} from 'react';

import { StageActDrawer } from '#features/visit-requests/stage-acts/stage-act-drawer.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { today } from '#lib/time/dates.ts';
import { useReturnToGroup, groupOnBoard } from './board/focus-group.ts';
import { useNews } from './board/use-news.ts';
import { locate, type Located } from './moving/fit.ts';
import { MoveDrawer } from './moving/move-drawer.tsx';
import { move, type Moving, type MoveStep } from './moving/moving.ts';
import { GroupInFull, type GroupInFullProps } from './group-in-full.tsx';

type GroupActs = {
  moving: Moving | undefined;
  step: Dispatch<MoveStep>;
  /** Shows a group beside the element that was pressed, and what becomes of it meanwhile. */
  open: (group: CalendarGroup, anchor: HTMLElement) => void;
  act: (group: CalendarGroup, act: StageAct) => void;
  /** The groups that a colleague has just changed. */
  news: ReadonlySet<number>;
  /** Nothing may be changed while the network is away. */
  isStale: boolean;
};

const Acts = createContext<GroupActs | undefined>(undefined);

/** What staff do with the groups of the board around. */
export function useGroupActs(): GroupActs {
  const acts = use(Acts);
  if (!acts) throw new Error('A board stands within GroupActsProvider');
  return acts;
}

type ProviderProps = {
  /** Of the board around. */
  days: readonly DaySheet[];
  isStale: boolean;
  children: ReactNode;
};

/** Holds which group is open, acted on or moved, and shows the panels for it. */
export function GroupActsProvider({ days, isStale, children }: ProviderProps) {
  const news = useNews(days.flatMap(({ groups }) => groups));
  useReturnToGroup();
  const { opened, setPressed } = useOpened(days);
  const acting = useHistoryStep<{ id: number; act: StageAct }>('act');
  const { enter } = acting;
  const { moving, checked, step, leave } = useMoving();
  const acts = useMemo<GroupActs>(
    () => ({
      moving,
      step,
      news,
      isStale,
      open: ({ id }, anchor) => {
        setPressed({ id, anchor });
      },
      act: (group, act) => {
        if (!isStale && mayAct(act, group.stage)) void enter({ id: group.id, act });
      },
    }),
    [moving, step, news, isStale, setPressed, enter],
  );
  const close = () => {
    setPressed(undefined);
  };
  return (
    <Acts value={acts}>
      {children}
      {opened ? (
        <GroupPanel
          {...opened}
          isStale={isStale}
          onClose={close}
          onAct={(act) => {
            close();
            acts.act(opened.group, act);
          }}
          onMove={(time) => {
            const { date } = opened.day.day;
            close();
            step({ kind: 'start', group: opened.group, date });
            if (time)
              step({ kind: 'place', to: { visitDate: date, visitTime: time }, present: today() });
            step({ kind: 'check' });
          }}
        />
      ) : null}
      {acting.value ? <StageActDrawer {...acting.value} onClose={acting.leave} /> : null}
      {checked ? <MoveDrawer moving={checked} onClose={leave} /> : null}
    </Acts>
  );
}

/** A group on its way; once it is asked whether it fits there, that is a step of the page. */
function useMoving() {
  const [moving, step] = useReducer(move, undefined);
  const { value: checked, enter, leave } = useHistoryStep<Moving>('moved');
  const isChecked = moving?.isChecked;
  const check = useEffectEvent(() => {
    if (moving?.isChecked) void enter(moving);
  });
  useEffect(() => {
    check();
  }, [isChecked]);
  const isOpen = checked !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      step({ kind: 'end' });
    };
  }, [isOpen]);
  return { moving: checked ?? moving, checked, step, leave };
}

/** The group that was pressed, as it is by now; once a colleague has taken it off these days, it is closed. */
function useOpened(days: readonly DaySheet[]) {
  const [pressed, setPressed] = useState<{ id: number; anchor: HTMLElement }>();
  const located = pressed && locate(days, ({ id }) => id === pressed.id);
  if (pressed && !located) setPressed(undefined);
  return { opened: located && { ...located, anchor: pressed.anchor }, setPressed };
}

type Keys = {
  groupOf: (cell: string) => Located | undefined;
  /** How far an arrow key moves a group, in quarters of an hour and days. */
  shifts: Record<string, { quarters: number; days: number }>;
};

/** The letters that act on a group: M moves it, P confirms it; while it moves, arrows, Enter and Esc. */
export function useGroupKeys({ groupOf, shifts }: Keys): (key: string, cell: string) => boolean {
  const { moving, step, act, isStale } = useGroupActs();
  return (key, cell) => {
    if (moving) {
      const shift = shifts[key];
      if (shift) step({ kind: 'shift', ...shift, present: today() });
      else if (key === 'Enter') step({ kind: 'check' });
      else if (key === 'Escape') step({ kind: 'end' });
      // A group on its way keeps the arrows that don't move it.
      return shift !== undefined || /^(Enter|Escape|Arrow.*)$/.test(key);
    }
    const located = groupOf(cell);
    if (!located || isStale) return false;
    const letter = key.toLowerCase();
    if (letter === 'm') step({ kind: 'start', group: located.group, date: located.day.day.date });
    else if (letter === 'p') act(located.group, 'confirm');
    return letter === 'm' || letter === 'p';
  };
}

type GroupPanelProps = GroupInFullProps & { anchor: HTMLElement };

/** One group with what can be done: beside its block, on a phone at the lower edge. */
function GroupPanel({ anchor, ...shown }: GroupPanelProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const paper = { role: 'dialog', 'aria-label': shown.group.requester };
  return isPhone ? (
    <Drawer
      open
      anchor="bottom"
      onClose={shown.onClose}
      slotProps={{ paper: { ...paper, sx: { borderRadius: '16px 16px 0 0' } } }}
    >
      <GroupInFull {...shown} />
    </Drawer>
  ) : (
    <Popover
      open
      // Moved by a colleague, the group has another block.
      anchorEl={() => (anchor.isConnected ? anchor : groupOnBoard(shown.group.id)) ?? anchor}
      onClose={shown.onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: -8 }}
      slotProps={{ paper: { ...paper, sx: { width: 428, borderRadius: '16px' } } }}
    >
      <GroupInFull {...shown} />
    </Popover>
  );
}
