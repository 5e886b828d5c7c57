import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { plural } from '@museum/shared/primitives/plural';
import type { Holiday } from '@museum/shared/settings/holiday-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { LoadError } from '#components/loading/load-error.tsx';
import { checkPath, lockPath } from '#components/icons/tool-icon-paths.ts';
import { today } from '#lib/time/dates.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { useToast } from '#lib/toasts.ts';
import { holidaysQuery } from '#features/settings/setting-queries.ts';
import { notSavedText, type SpecialDaysEditor } from './use-special-days.ts';

const Frame = styled('div')({
  marginTop: 20,
  padding: '16px 18px 8px',
  border: `1px solid ${palette.sand}`,
  borderRadius: 12,
  backgroundColor: palette.paper,
});

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 28,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 56,
    paddingBlock: 4,
    borderTop: `1px solid ${palette.sand}`,
  },
  [theme.breakpoints.up('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > li > :last-child': { gridColumn: 2, gridRow: '1 / span 2', whiteSpace: 'nowrap' },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const WAIT = { one: 'čeka odluku', few: 'čekaju odluku', other: 'čeka odluku' };

const waitingText = (count: number) => (count === 0 ? 'o svima je odlučeno' : plural(count, WAIT));

/** The closed day that a holiday becomes; its name is what visitors read. */
const closedOn = ({ date, name }: Holiday) => ({ date, open: null, note: name });

type YearChoiceProps = { years: number[]; year: number; onChoose: (year: number) => void };

function YearChoice({ years, year, onChoose }: YearChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Godina praznika"
      value={year}
      onChange={(_event, chosen: number | null) => {
        if (chosen !== null) onChoose(chosen);
      }}
    >
      {years.map((one) => (
        <ToggleButton key={one} value={one}>
          {one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The public holidays of a year, to be decided one by one: closed, or a day like any other. */
export function Holidays({ editor }: { editor: SpecialDaysEditor }) {
  const thisYear = Number(today().slice(0, 4));
  const isLate = today().slice(5) >= '10-01';
  const [year, setYear] = useState(isLate ? thisYear + 1 : thisYear);
  const holidays = useQuery(holidaysQuery(year));
  const frame = useRef<HTMLDivElement>(null);
  const { act, isSaving } = useActs(editor, frame);
  const isDecided = ({ date }: Holiday) =>
    editor.workedHolidays.includes(date) || editor.days.some((day) => day.date === date);
  const waiting = (holidays.data ?? []).filter(
    (holiday) => holiday.date >= today() && !isDecided(holiday),
  );
  return (
    <Frame ref={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h6" component="h3" sx={{ mr: 'auto' }}>
          {`Praznici u ${year}. godini${holidays.data ? `: ${waitingText(waiting.length)}` : ''}`}
        </Typography>
        <YearChoice years={[thisYear, thisYear + 1]} year={year} onChoose={setYear} />
        {waiting.length > 1 ? (
          <BusyButton
            isBusy={isSaving}
            onClick={() => {
              act(() => editor.put(waiting.map(closedOn)), 'Zatvoreno na sve praznike');
            }}
          >
            Zatvori na sve praznike
          </BusyButton>
        ) : null}
      </Box>
      {holidays.isPending ? (
        <Skeleton height={120} role="progressbar" aria-label="Učitavanje praznika" />
      ) : null}
      {holidays.isError ? <LoadError title="Praznici nisu učitani" query={holidays} /> : null}
      <List role="list">
        {holidays.data?.map((holiday) => (
          <HolidayRow key={holiday.date} holiday={holiday} editor={editor} act={act} />
        ))}
      </List>
    </Frame>
  );
}

type Act = (save: () => Promise<void>, done: string) => void;

/** Does one act at a time and says how it went; the focus stays at the holiday that was decided. */
function useActs(editor: SpecialDaysEditor, frame: RefObject<HTMLElement | null>) {
  const showToast = useToast();
  const pressedIn = useRef<Element>(null);
  const decided = JSON.stringify([editor.days, editor.workedHolidays]);
  useEffect(() => {
    // The button that was pressed has gone.
    focusIfLost(pressedIn.current?.querySelector('button'));
    pressedIn.current = null;
  }, [decided]);
  const act: Act = (save, done) => {
    if (editor.isSaving) return;
    pressedIn.current = document.activeElement?.closest('li') ?? frame.current;
    void save().then(
      () => {
        showToast({ kind: 'success', message: done });
      },
      (error: unknown) => {
        showToast({ kind: 'error', message: notSavedText(error) });
      },
    );
  };
  return { act, isSaving: editor.isSaving };
}

type HolidayRowProps = { holiday: Holiday; editor: SpecialDaysEditor; act: Act };

function HolidayRow({ holiday, editor, act }: HolidayRowProps) {
  const { date, name } = holiday;
  const day = editor.days.find((one) => one.date === date);
  const isWorked = editor.workedHolidays.includes(date);
  return (
    <li>
      <strong>{dayWithShortWeekday(date)}</strong>
      <span>{name}</span>
      {day || isWorked ? (
        <span>
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 700 }}
          >
            <Icon path={day?.open === null ? lockPath : checkPath} size={16} />
            {isWorked ? 'radimo' : day?.open === null ? 'zatvoreno' : 'drugo vreme'}
          </Box>
          {date >= today() ? (
            <Button
              size="small"
              aria-label={`Promeni ${name}, ${dayWithShortWeekday(date)}`}
              onClick={() => {
                act(() => editor.remove(date), 'Praznik opet čeka odluku');
              }}
            >
              Promeni
            </Button>
          ) : null}
        </span>
      ) : (
        <Decision holiday={holiday} editor={editor} act={act} />
      )}
    </li>
  );
}

function Decision({ holiday, editor, act }: HolidayRowProps) {
  const { date, name } = holiday;
  if (date < today()) return <span>prošao</span>;
  return (
    <span>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Zatvori ${name}, ${dayWithShortWeekday(date)}`}
        onClick={() => {
          act(() => editor.put([closedOn(holiday)]), `Zatvoreno: ${name}`);
        }}
      >
        Zatvori
      </Button>
      <Button
        size="small"
        aria-label={`Radimo ${name}, ${dayWithShortWeekday(date)}`}
        onClick={() => {
          act(() => editor.work(date), `Radimo: ${name}`);
        }}
      >
        Radimo
      </Button>
    </span>
  );
}
