import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';

import { clockPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useWeek } from '#lib/http/use-week.ts';
import { useToday } from '#lib/time/new-day.ts';
import { BoardFrame } from './board/board-grid.tsx';
import { BoardState } from './board/board-state.tsx';
import { DayCards } from './board/day-cards.tsx';
import { MonthBoard } from './month/month-board.tsx';
import { GuideBoard, GuideList } from './week/guide-board.tsx';
import { WeekBoard } from './week/week-board.tsx';
import { CalendarFacts } from './calendar-facts.tsx';
import { type CalendarPlace, type CalendarView, shownDays } from './calendar-place.ts';
import { calendarQuery } from './calendar-queries.ts';
import { openWords } from './calendar-words.ts';
import { DayBoard } from './day/day-board.tsx';
import { DayLinks, ZoneLinks } from './day/day-links.tsx';
import { DayList } from './day/day-list.tsx';
import { DayNotices, EmptyDay } from './day/day-notices.tsx';
import { MissedGroups } from './board/missed-group.tsx';
import { GroupActsProvider } from './group-acts.tsx';
import { UndoMoveProvider } from './moving/undo-move.tsx';

type BoardProps = { place: CalendarPlace };

/** Below this width boards give way to lists; not while printing, whose pages are counted before. */
const useIsNarrow = () =>
  useMediaQuery(
    (theme: Theme) => theme.breakpoints.down('md').replace('@media', '@media screen and'),
    { noSsr: true },
  );

function Month({ place }: BoardProps) {
  const query = useQuery(calendarQuery(shownDays(place)));
  const isNarrow = useIsNarrow();
  const present = useToday();
  return (
    <BoardState query={query} errorTitle="Mesec nije učitan">
      {(days) => {
        const ofMonth = days.filter(({ date }) => date.slice(0, 7) === place.date.slice(0, 7));
        return (
          <>
            <CalendarFacts days={ofMonth} />
            {isNarrow ? (
              <DayCards place={place} days={ofMonth} present={present} />
            ) : (
              <MonthBoard key={place.date} place={place} days={days} present={present} />
            )}
          </>
        );
      }}
    </BoardState>
  );
}

function Week({ place }: BoardProps) {
  const { from } = shownDays(place);
  return <WeekFrom key={from} place={place} from={from} />;
}

type WeekDaysProps = BoardProps & { days: readonly DaySheet[]; present: string };

/** A week by the hour or by who leads. */
function WeekDays(week: WeekDaysProps) {
  const { place, days, present } = week;
  const isNarrow = useIsNarrow();
  if (place.view === 'guides')
    return isNarrow ? <GuideList days={days} /> : <GuideBoard {...week} />;
  return isNarrow ? (
    <DayCards place={place} days={days.map(({ day }) => day)} present={present} />
  ) : (
    <WeekBoard {...week} />
  );
}

function WeekFrom({ place, from }: BoardProps & { from: string }) {
  const query = useWeek(from, daySheetQuery);
  const present = useToday();
  return (
    <BoardState query={query} errorTitle="Nedelja nije učitana">
      {(days: DaySheet[], isStale) => (
        <GroupActsProvider days={days} isStale={isStale}>
          <CalendarFacts days={days.map(({ day }) => day)} />
          <WeekDays place={place} days={days} present={present} />
        </GroupActsProvider>
      )}
    </BoardState>
  );
}

function Day({ place }: BoardProps) {
  const query = useQuery(daySheetQuery(place.date));
  const isNarrow = useIsNarrow();
  return (
    <BoardState query={query} errorTitle="Dan nije učitan">
      {(of, isStale) => (
        <GroupActsProvider key={place.date} days={[of]} isStale={isStale}>
          <CalendarFacts
            days={[of.day]}
            before={
              <span>
                <Icon path={clockPath} size={18} />
                {openWords(of.day)}
              </span>
            }
            after={<DayLinks date={place.date} />}
          />
          <DayNotices of={of} />
          {of.groups.length === 0 ? <EmptyDay place={place} of={of} /> : null}
          <ZoneLinks place={place} />
          {isNarrow ? <DayList of={of} zone={place.zone} /> : <DayBoard place={place} of={of} />}
          <MissedGroups groups={of.missed} />
        </GroupActsProvider>
      )}
    </BoardState>
  );
}

const BOARDS: Record<CalendarView, (props: BoardProps) => React.ReactNode> = {
  day: Day,
  week: Week,
  month: Month,
  guides: Week,
};

/** The board that the address names. */
export function CalendarBoard({ place }: BoardProps) {
  const Board = BOARDS[place.view];
  return (
    <UndoMoveProvider>
      <BoardFrame place={place}>
        <Board place={place} />
      </BoardFrame>
    </UndoMoveProvider>
  );
}
