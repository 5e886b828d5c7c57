import { WEEKDAYS } from '@museum/shared/primitives/weekdays';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { plusPath, trashPath } from '#components/icons/tool-icon-paths.ts';
import {
  ALL_DAY,
  hoursResolver,
  type HoursValues,
  newSeason,
  toHoursValues,
} from './hours-values.ts';
import { mergeHours } from './merge-hours.ts';
import { SettingCard } from '#features/settings/setting-card.tsx';
import {
  type SettingEditor,
  type OpenedSetting,
  useSettingForm,
} from '#features/settings/use-setting-form.ts';

type Editor = SettingEditor<HoursValues, 'hours'>;

const Days = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 60,
    paddingBlock: 8,
    borderTop: `1px solid ${theme.palette.divider}`,
    '& > strong::first-letter': { textTransform: 'uppercase' },
    '& > .times': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('sm')]: {
    '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: 8 },
    '& > li > strong': { flex: 'none', minWidth: '5.875rem' },
    '& > li > .MuiFormControl-root': { flex: 'none', minWidth: '7.625rem' },
    // Two times fit beside the words in half of a small desk's page, too; widely spaced words keep their own line.
    '& > li > .times': { flex: '1 1 9.5rem' },
    // So does an error, which would be broken word by word.
    '& > li:has([aria-invalid="true"]) > .times': { flexBasis: '24rem' },
  },
}));

const times = { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 1 };

/** The season whose days are shown: the chosen one, or after a refused save one in which something is wrong. */
function useShownSeason(editor: Editor, count: number) {
  const { submitCount, errors } = editor.form.formState;
  const [{ chosen, attempts }, choose] = useState({ chosen: 0, attempts: 0 });
  const shown = Math.min(chosen, count - 1);
  const setChosen = (season: number) => {
    choose({ chosen: season, attempts: submitCount });
  };
  const wrong = errors.seasons?.findIndex?.(Boolean) ?? -1;
  if (submitCount !== attempts) setChosen(errors.seasons?.[shown] || wrong < 0 ? shown : wrong);
  return { shown, setChosen };
}

/** When the centre is open, by weekday and season. */
export function HoursCard(card: OpenedSetting<'hours'>) {
  const editor = useSettingForm({
    name: 'hours' as const,
    ...card,
    toValues: toHoursValues,
    resolver: hoursResolver,
    merge: mergeHours,
  });
  const { control } = editor.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'seasons' });
  const { shown, setChosen } = useShownSeason(editor, fields.length);
  return (
    <SettingCard
      id="radno-vreme"
      title="Radno vreme"
      lead="Isto piše na početnoj strani, u dnu sajta, na Kontaktu i na Ulaznicama."
      saveLabel="Sačuvaj radno vreme"
      editor={editor}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <SeasonChoice editor={editor} shown={shown} onChoose={setChosen} />
        <Button
          startIcon={<Icon path={plusPath} size={20} />}
          onClick={() => {
            append(newSeason(editor.form.getValues()), { shouldFocus: false });
            setChosen(fields.length);
          }}
        >
          Sezona
        </Button>
      </Box>
      {shown > 0 ? (
        <SeasonDays
          key={fields[shown]?.id}
          editor={editor}
          season={shown}
          onRemove={() => {
            remove(shown);
            setChosen(0);
          }}
        />
      ) : null}
      {fields.map(({ id }, season) => (
        <Days key={id} hidden={season !== shown} role="list">
          {WEEKDAYS.map((name, day) => (
            <WeekdayRow
              key={name}
              editor={editor}
              name={name}
              path={`seasons.${season}.days.${day}`}
            />
          ))}
        </Days>
      ))}
    </SettingCard>
  );
}

type SeasonChoiceProps = { editor: Editor; shown: number; onChoose: (season: number) => void };

function SeasonChoice({ editor, shown, onChoose }: SeasonChoiceProps) {
  const seasons = useWatch({ control: editor.form.control, name: 'seasons' });
  const { errors } = editor.form.formState;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Sezona"
      value={shown}
      onChange={(_event, season: number | null) => {
        if (season !== null) onChoose(season);
      }}
    >
      {seasons.map(({ from, to }, season) => (
        <ToggleButton
          key={`${from}${to}${season}`}
          value={season}
          sx={{ color: errors.seasons?.[season] ? 'error.main' : undefined, textTransform: 'none' }}
        >
          {season === 0 ? 'Cele godine' : `${from}–${to}`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

type SeasonDaysProps = { editor: Editor; season: number; onRemove: () => void };

/** From which day to which the season lasts, every year. */
function SeasonDays({ editor, season, onRemove }: SeasonDaysProps) {
  const { control } = editor.form;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' },
        alignItems: 'start',
        gap: 1.5,
        pt: 1,
        pb: 2,
      }}
    >
      <TextField
        control={control}
        name={`seasons.${season}.from`}
        label="Od dana"
        hint="npr. 01.06."
      />
      <TextField
        control={control}
        name={`seasons.${season}.to`}
        label="Do dana"
        hint="npr. 31.08."
      />
      <Button
        color="error"
        startIcon={<Icon path={trashPath} size={18} />}
        onClick={onRemove}
        sx={{ minHeight: 44 }}
      >
        Ukloni sezonu
      </Button>
    </Box>
  );
}

type WeekdayRowProps = {
  editor: Editor;
  name: string;
  path: `seasons.${number}.days.${number}`;
};

function WeekdayRow({ editor, name, path }: WeekdayRowProps) {
  const { control, clearErrors } = editor.form;
  const isOpen = useWatch({ control, name: `${path}.isOpen` });
  useEffect(() => {
    // The errors of fields that are no longer shown.
    if (!isOpen) clearErrors([`${path}.from`, `${path}.to`]);
  }, [isOpen, path, clearErrors]);
  return (
    <li>
      <strong aria-hidden>{name}</strong>
      <CheckboxField
        control={control}
        name={`${path}.isOpen`}
        label={isOpen ? 'otvoreno' : 'zatvoreno'}
        spoken={`${name}: ${isOpen ? 'otvoreno' : 'zatvoreno'}`}
        look="switch"
      />
      {isOpen ? (
        <Box className="times" sx={times}>
          <TimeField
            control={control}
            name={`${path}.from`}
            label="Od"
            spoken={`Od, ${name}`}
            bounds={ALL_DAY}
          />
          <TimeField
            control={control}
            name={`${path}.to`}
            label="Do"
            spoken={`Do, ${name}`}
            bounds={ALL_DAY}
          />
        </Box>
      ) : null}
    </li>
  );
}
