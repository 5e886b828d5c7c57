import { type GuideChoice, guideDayOf, readGuideChoice } from '@museum/shared/day/guide-day';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';

import { LiveNote } from '#components/loading/live-note.tsx';
import { BoardState } from '#features/calendar/board/board-state.tsx';
import { DayFigures } from './day-figures.tsx';
import { DayReceived } from './day-received.tsx';
import { DayPlaces } from './day-places.tsx';
import { GateProvider } from './gate/gate-provider.tsx';
import { EmptySheet } from './empty-sheet.tsx';
import { EmptyGuideDay, GuideSelect } from './guides/guide-choice.tsx';
import { useSheet } from './offline/kept-day.ts';
import { RefusedBar, StrayTaps } from './offline/refused-taps.tsx';
import { SheetPaper } from './paper/sheet-paper.tsx';
import { GroupList } from './sheet/group-list.tsx';

/** A day's groups with its sums, or what stands in their place; an error replaces nothing else of the page. */
export function DaySheetBoard({ date }: { date: string }) {
  const query = useSheet(date);
  const [search] = useSearchParams();
  const choice = readGuideChoice(search.get('guide'));
  return (
    <BoardState
      query={query}
      errorTitle="Dnevni list nije učitan"
      loading="Učitavanje dnevnog lista"
    >
      {(sheet) => {
        const shown = guideDayOf(sheet, choice);
        return (
          <>
            <SheetPaper sheet={sheet} choice={choice} />
            <Box sx={{ '@media print': { display: 'none' } }}>
              {query.isOffline ? null : <LiveNote readAt={query.dataUpdatedAt} />}
              <StrayTaps sheet={shown} />
              {sheet.groups.length + sheet.missed.length === 0 ? (
                <EmptySheet sheet={sheet} />
              ) : (
                <FilledSheet sheet={sheet} shown={shown} choice={choice} />
              )}
              {choice === null && !query.isOffline ? <DayReceived date={date} /> : null}
              <RefusedBar sheet={shown} />
            </Box>
          </>
        );
      }}
    </BoardState>
  );
}

type FilledSheetProps = {
  sheet: DaySheet;
  /** What of it is the chosen guide's. */
  shown: DaySheet;
  choice: GuideChoice;
};

/** A day with groups. */
function FilledSheet({ sheet, shown, choice }: FilledSheetProps) {
  const arrived = shown.groups.filter(({ stage }) => stage === 'arrived');
  const expected = shown.groups.filter(({ stage }) => stage !== 'arrived');
  return (
    <GateProvider sheet={sheet}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <DayFigures groups={shown.groups} />
        <GuideSelect guides={sheet.guides} />
      </Box>
      <DayPlaces sheet={sheet} />
      {choice !== null && shown.groups.length + shown.missed.length === 0 ? (
        <EmptyGuideDay choice={choice} />
      ) : null}
      <GroupList title="Stigli" groups={arrived} />
      <GroupList title="Dolaze" groups={expected} />
      <GroupList title="Nisu došli" groups={shown.missed} />
    </GateProvider>
  );
}
