import { ZONE_LABELS, ZONES, type Zones } from '@museum/shared/capacity/zones';
import type { SpecialDay } from '@museum/shared/opening-hours/opening-hours';
import { openTimesText } from '@museum/shared/opening-hours/week-rows';
import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { inGroups } from '@museum/shared/primitives/words';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { DeleteButton } from '#components/buttons/delete-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { lockPath, pencilPath, plusPath } from '#components/icons/tool-icon-paths.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { today } from '#lib/time/dates.ts';
import { Holidays } from './holidays.tsx';
import { OutsideNotice } from '#features/settings/outside-notice.tsx';
import { SettingSection } from '#features/settings/setting-card.tsx';
import type { OpenedSetting } from '#features/settings/use-setting-form.ts';
import { SpecialDayDialog } from './special-day-dialog.tsx';
import { useSpecialDayDraft } from './special-day-values.ts';
import { notSavedText, type SpecialDaysEditor, useSpecialDays } from './use-special-days.ts';

type SpecialDaysCardProps = OpenedSetting<'special-days'> & { zones: Zones };

const Days = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    paddingBlock: 8,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& > li > .note': { gridColumn: '1 / -1' },
  '& > li > :last-child': { gridColumn: 2, gridRow: '1 / span 2', display: 'flex' },
  [theme.breakpoints.up('md')]: {
    '& > li': { gridTemplateColumns: '9.375rem 9.375rem minmax(0, 1fr) auto', minHeight: 58 },
    '& > li > .note': { gridColumn: 3 },
    '& > li > :last-child': { gridColumn: 4, gridRow: 1 },
  },
}));

const Closed = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.palette.text.secondary,
  fontWeight: 700,
}));

/** Days that differ from their weekday, with the sentence that visitors read. */
export function SpecialDaysCard({ stored, zones }: SpecialDaysCardProps) {
  const editor = useSpecialDays(stored);
  const draft = useSpecialDayDraft(zones);
  const { value: opened, enter, leave } = useHistoryStep<string>('special-day');
  const toCome = editor.days.filter(({ date }) => date >= today());
  return (
    <SettingSection
      id="posebni-dani"
      title="Posebni dani"
      lead="Zatvoreno ili drugo vreme; rečenicu vide posetioci."
      aside={
        <Button
          variant="outlined"
          startIcon={<Icon path={plusPath} size={20} />}
          onClick={() => void enter('')}
        >
          Dodaj dan
        </Button>
      }
    >
      <OutsideNotice name="special-days" outside={editor.outside} />
      {toCome.length > 0 ? (
        <Days role="list" sx={{ mt: 1 }}>
          {toCome.map((day) => (
            <DayRow key={day.date} day={day} editor={editor} onEdit={() => void enter(day.date)} />
          ))}
        </Days>
      ) : (
        <Typography>Nema predstojećih posebnih dana.</Typography>
      )}
      <Holidays editor={editor} />
      {opened === undefined ? null : (
        <SpecialDayDialog
          editor={editor}
          zones={zones}
          draft={draft}
          date={opened}
          onClose={() => {
            draft.remove();
            leave();
          }}
        />
      )}
    </SettingSection>
  );
}

type DayRowProps = { day: SpecialDay; editor: SpecialDaysEditor; onEdit: () => void };

function DayRow({ day, editor, onEdit }: DayRowProps) {
  const { date, open, note, places } = day;
  const name = dayWithShortWeekday(date);
  const ofZones = ZONES.flatMap((zone) =>
    places?.[zone] === undefined ? [] : [`${ZONE_LABELS[zone]}: ${inGroups(places[zone])}`],
  );
  return (
    <li>
      <strong>{name}</strong>
      {open ? (
        <span>{openTimesText(open)}</span>
      ) : (
        <Closed>
          <Icon path={lockPath} size={16} />
          zatvoreno
        </Closed>
      )}
      <span className="note">
        {note}
        {ofZones.length > 0 ? <small>{` (mesta – ${ofZones.join(', ')})`}</small> : null}
      </span>
      <span>
        <IconButton aria-label={`Izmeni ${name}`} onClick={onEdit}>
          <Icon path={pencilPath} size={20} />
        </IconButton>
        <DeleteButton
          label="Ukloni"
          aria-label={`Ukloni ${name}`}
          title="Ukloni poseban dan"
          question="Tog dana važiće redovno radno vreme."
          subject={`${name} – ${note}`}
          remove={() => editor.remove(date)}
          deletedMessage="Poseban dan je uklonjen"
          toFailedMessage={notSavedText}
        />
      </span>
    </li>
  );
}
