import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { guideName } from '@museum/shared/guides/guide-name';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { palette } from '@museum/shared/organisation/palette';
import { capitalised } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';

import { BoardGrid, useBoardCell } from '#features/calendar/board/board-grid.tsx';
import { BoardLegend } from '#features/calendar/board/board-legend.tsx';
import { sheet } from '#features/calendar/board/board-looks.ts';
import { GroupBlock } from '#features/calendar/board/group-block.tsx';
import type { CalendarPlace } from '#features/calendar/calendar-place.ts';
import { groupCount, shortWeekdayAndDay, titleOf } from '#features/calendar/calendar-words.ts';
import { useGroupActs } from '#features/calendar/group-acts.tsx';
import { locate } from '#features/calendar/moving/fit.ts';
import { EmptyGuideList, GuideDialog } from '#features/visit-requests/guides/guide-dialog.tsx';
import { NO_GUIDE } from '#features/visit-requests/guides/guide-names.tsx';
import { StageChip } from '#features/visit-requests/stage-chip.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { useToast } from '#lib/toasts.ts';
import { type GuideLine, guideLines } from './guide-lines.ts';
import { DaysHead } from './week-cells.tsx';
import { BlockCell, LineHead, ofSheets, weekColumns, WeekLine } from './week-looks.ts';

/** A line of days for each guide: lying, so that there is room for names. */
const PAPER = { '@page': { size: 'A4 landscape' } };

const GuideHead = styled(LineHead)({
  padding: '10px 12px',
  textAlign: 'left',
  color: palette.ink,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: palette.secondaryText, fontWeight: 400 },
  '&[data-urgent] b': { color: palette.crimson },
});

/** A line with so many groups a day stays on one sheet. */
const SHORT_LINE = 5;

const Part = styled('section')({
  marginTop: 20,
  '& li': { display: 'grid', gap: 4, marginBottom: 8 },
});

const Groups = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

type GuideWeekProps = { days: readonly DaySheet[] };

const nameOf = ({ guide }: GuideLine) => (guide ? guideName(guide) : capitalised(NO_GUIDE));

const countOf = ({ days }: GuideLine) => days.flat().length;

/** That the guide of this line is elsewhere meanwhile. */
const alsoLeads = (group: SheetGroup, { guide }: GuideLine) =>
  group.guides
    .filter(({ id }) => id === guide?.id)
    .flatMap(({ elsewhere }) => elsewhere.map(({ visitTime }) => `vodi i u ${visitTime}`));

/** The lines of a week, and the choice of who leads a group. */
function useGuideWeek(days: readonly DaySheet[]) {
  const { value, enter, leave } = useHistoryStep<number>('guides');
  const chosen = locate(days, ({ id }) => id === value);
  const lines = guideLines(days);
  const isGone = value !== undefined && !chosen;
  const showToast = useToast();
  const tellGone = useEffectEvent(() => {
    showToast({ kind: 'info', message: 'Poseta više nije u ovoj nedelji.' });
    leave();
  });
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  return {
    lines,
    /** Said where the list of guides is empty. */
    hint: lines.length > 1 ? null : <EmptyGuideList />,
    choose: (id: number) => void enter(id),
    dialog: chosen ? (
      <GuideDialog
        id={chosen.group.id}
        visit={`${chosen.group.requester}, ${formatDay(chosen.day.day.date)} u ${chosen.group.visitTime}`}
        onClose={leave}
      />
    ) : null,
  };
}

type GuideBoardProps = GuideWeekProps & { place: CalendarPlace; present: string };

/** A week by who leads: its days beside each other, the guides below each other; a press on a group chooses others. */
export function GuideBoard({ place, days, present }: GuideBoardProps) {
  const { lines, hint, choose, dialog } = useGuideWeek(days);
  const columns = weekColumns('minmax(8.5rem, 12%)', days);
  return (
    <Box sx={sheet}>
      {hint ? <Box sx={{ px: 1.5 }}>{hint}</Box> : null}
      <GlobalStyles styles={PAPER} />
      <BoardGrid sx={ofSheets} label={titleOf(place)} initial={`day ${place.date}`}>
        <DaysHead days={days} columns={columns} place={place} present={present}>
          <GuideHead role="columnheader">Vodič</GuideHead>
        </DaysHead>
        {lines.map((line, row) => (
          <WeekLine
            key={line.guide?.id ?? 0}
            role="row"
            data-long={line.days.some((groups) => groups.length > SHORT_LINE) || undefined}
            style={columns}
          >
            <GuideHead
              role="rowheader"
              data-urgent={(line.guide === null && countOf(line) > 0) || undefined}
            >
              <b>{nameOf(line)}</b>
              <small>{groupCount(countOf(line))}</small>
            </GuideHead>
            {line.days.map((groups, column) => (
              <BlockCell
                key={days[column]?.day.date}
                role="gridcell"
                data-closed={days[column]?.day.open === null || undefined}
              >
                {groups.map((group, index) => (
                  <LedCell
                    key={group.id}
                    group={group}
                    line={line}
                    cell={{ row: ROWS_A_LINE * (row + 1) + index, column }}
                    onPress={choose}
                  />
                ))}
              </BlockCell>
            ))}
          </WeekLine>
        ))}
      </BoardGrid>
      <BoardLegend
        keys={
          <>
            strelice kroz dane i vodiče, <kbd>Enter</kbd> bira ko vodi
          </>
        }
      >
        <StageChip stage="received" />
        <StageChip stage="confirmed" />
      </BoardLegend>
      {dialog}
    </Box>
  );
}

/** Rows of a line are numbered from here on; no guide leads so many groups a day. */
const ROWS_A_LINE = 1000;

type LedGroupProps = {
  group: SheetGroup;
  line: GuideLine;
  onPress: (id: number) => void;
};

/** A group where one of its guides is. */
function LedGroup({ group, line, onPress, ...cell }: LedGroupProps & Partial<BoardCell>) {
  const { news } = useGroupActs();
  return (
    <GroupBlock
      {...cell}
      group={group}
      warnings={alsoLeads(group, line)}
      isNews={news.has(group.id)}
      withTown
      onClick={() => {
        onPress(group.id);
      }}
    />
  );
}

type BoardCell = ReturnType<typeof useBoardCell>;

type LedCellProps = LedGroupProps & { cell: { row: number; column: number } };

/** The same on the board; the keyboard stays with it when another guide gets it. */
function LedCell({ cell, ...led }: LedCellProps) {
  const { group, line } = led;
  const isFirst = line.guide === null || line.guide.id === group.guides[0]?.id;
  const id = `group ${group.id}${isFirst ? '' : ` ${line.guide?.id}`}`;
  return <LedGroup {...useBoardCell({ id, ...cell })} {...led} />;
}

/** The same where there is no room for the board: the guides below each other, with their days. */
export function GuideList({ days }: GuideWeekProps) {
  const { lines, hint, choose, dialog } = useGuideWeek(days);
  return (
    <>
      {hint}
      {lines.map((line) => (
        <Part key={line.guide?.id ?? 0} aria-label={nameOf(line)}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(line)}
          </Typography>
          <Box sx={{ mb: 0.5 }}>{groupCount(countOf(line))}</Box>
          <Groups>
            {line.days.map((groups, column) =>
              groups.length > 0 ? (
                <li key={days[column]?.day.date}>
                  {shortWeekdayAndDay(days[column]?.day.date ?? '')}
                  {groups.map((group) => (
                    <LedGroup key={group.id} group={group} line={line} onPress={choose} />
                  ))}
                </li>
              ) : null,
            )}
          </Groups>
        </Part>
      ))}
      {dialog}
    </>
  );
}
