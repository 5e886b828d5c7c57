import { toNestErrors } from '@hookform/resolvers';
import { ZONE_LABELS, ZONES, type Zones } from '@museum/shared/capacity/zones';
import type { SpecialDay } from '@museum/shared/opening-hours/opening-hours';
import { specialDaysToSave } from '@museum/shared/settings/setting-to-save';
import type { Setting } from '@museum/shared/settings/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import { type Control, type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { DateField } from '#components/form/time/date-field.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { NumberField } from '#components/form/amounts/number-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { TimeField } from '#components/form/time/time-field.tsx';
import { today } from '#lib/time/dates.ts';
import { errorCode } from '#lib/http/error-message.ts';
import { mergeValues } from '#lib/drafts/merge-values.ts';
import { useToast } from '#lib/toasts.ts';
import { ALL_DAY } from './hours-values.ts';
import { SpecialDayConflictDialog } from './special-day-conflict-dialog.tsx';
import { notSavedText, type SpecialDaysEditor } from './use-special-days.ts';

type Day = Setting<'special-days'>['days'][number];

type DayValues = {
  date: string;
  isOpen: boolean;
  from: string;
  to: string;
  note: string;
  hasPlaces: boolean;
  places: Record<keyof Zones, number>;
};

type SpecialDayDialogProps = {
  editor: SpecialDaysEditor;
  /** What is usual, for places that differ. */
  zones: Zones;
  /** The day that is changed; without one a day is added. */
  day?: SpecialDay;
  onClose: () => void;
};

const toValues = (day: SpecialDay | undefined, zones: Zones): DayValues => ({
  date: day?.date ?? '',
  isOpen: Boolean(day?.open),
  ...(day?.open ?? { from: '09:00', to: '13:00' }),
  note: day?.note ?? '',
  hasPlaces: day?.places !== undefined,
  places: Object.fromEntries(
    ZONES.map((zone) => [zone, day?.places?.[zone] ?? zones[zone].places]),
  ) as DayValues['places'],
});

const toDay = ({ date, isOpen, from, to, note, hasPlaces, places }: DayValues) => ({
  date,
  note,
  open: isOpen ? { from, to } : null,
  ...(hasPlaces && { places }),
});

const FIELDS: Record<string, keyof DayValues> = { 'open.from': 'from', 'open.to': 'to' };

/** Checks the day by the rules of the wire; a day that stands there already is told, too, but those that may go. */
const resolverFor =
  (stored: Day[], mayGo: readonly (string | undefined)[]): Resolver<DayValues, unknown, Day> =>
  (values, _context, options) => {
    const days = [...stored.filter(({ date }) => !mayGo.includes(date)), toDay(values)];
    const checked = specialDaysToSave(today(), { days: stored }).safeParse({ days });
    if (checked.success) return { values: checked.data.days.at(-1)!, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of checked.error.issues) {
      const field = path.slice(2).join('.');
      errors[FIELDS[field] ?? field] ??= { type: 'rule', message };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };

/** The day, its hours where it is open, what visitors read, its places where they differ. */
function DayFields({ control }: { control: Control<DayValues, unknown, Day> }) {
  const { isOpen, hasPlaces } = useWatch({ control }) as DayValues;
  return (
    <>
      <Box sx={{ pt: 1 }}>
        <DateField control={control} name="date" label="Datum" min={today()} required />
      </Box>
      <CheckboxField
        control={control}
        name="isOpen"
        label={isOpen ? 'otvoreno' : 'zatvoreno'}
        spoken={`Tog dana: ${isOpen ? 'otvoreno' : 'zatvoreno'}`}
        look="switch"
      />
      {isOpen ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <TimeField control={control} name="from" label="Od" bounds={ALL_DAY} />
          <TimeField control={control} name="to" label="Do" bounds={ALL_DAY} />
        </Box>
      ) : null}
      <TextField
        control={control}
        name="note"
        label="Rečenica za posetioce"
        hint="npr. Zatvoreno zbog radova na krovu"
        rows={2}
        required
      />
      <CheckboxField control={control} name="hasPlaces" label="Tog dana ima drugi broj mesta" />
      {hasPlaces ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2 }}>
          {ZONES.map((zone) => (
            <NumberField
              key={zone}
              control={control}
              name={`places.${zone}`}
              label={ZONE_LABELS[zone]}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
}

/** The day as it is typed. A colleague's save under the open dialog is told before anything goes on top of it. */
function useDayForm({ editor, zones, day, onClose }: SpecialDayDialogProps) {
  const showToast = useToast();
  const [base, setBase] = useState(editor.newest);
  const [mine, setMine] = useState<Day>();
  // A colleague's day that was shown may go for the own one.
  const [seen, setSeen] = useState<string>();
  const form = useForm<DayValues, unknown, Day>({
    defaultValues: toValues(day, zones),
    resolver: resolverFor(base.days, [day?.date, seen]),
    shouldFocusError: false,
  });
  const save = form.handleSubmit(async (value) => {
    try {
      await editor.put([value], { replaced: day?.date, base });
      showToast({ kind: 'success', message: 'Poseban dan je sačuvan' });
      onClose();
    } catch (error) {
      if (errorCode(error) === 'STALE_VERSION' && editor.newest().version > base.version)
        setMine(value);
      else showToast({ kind: 'error', message: notSavedText(error) });
    }
  });
  const keepMine = () => {
    const newer = editor.newest();
    const [before, theirs] = [base, newer].map(({ days }) =>
      days.find(({ date }) => date === day?.date),
    );
    if (before && theirs) {
      const [was, is] = [toValues(before, zones), toValues(theirs, zones)];
      const merged = mergeValues({ before: was, mine: form.getValues(), newer: is });
      form.reset(merged, { keepDefaultValues: true });
    }
    setSeen(mine?.date);
    setBase(newer);
    setMine(undefined);
  };
  return {
    form,
    save,
    base,
    mine,
    keepMine,
    closeComparison: () => {
      setMine(undefined);
    },
  };
}

/** Adds or changes a special day. */
export function SpecialDayDialog(props: SpecialDayDialogProps) {
  const { editor, day, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const { save, base, mine, ...dayForm } = useDayForm(props);
  const { control, formState } = dayForm.form;
  const { isDirty } = formState;
  return (
    <>
      <Dialog
        open
        // A press beside the dialog doesn't throw away what was typed.
        onClose={(_event, how) => {
          if (how === 'escapeKeyDown' || !isDirty) onClose();
        }}
        fullWidth
        maxWidth="sm"
        aria-labelledby="special-day"
      >
        <form ref={form} noValidate onSubmit={save}>
          <DialogTitle id="special-day">
            {day ? 'Izmena posebnog dana' : 'Nov poseban dan'}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <FormErrors form={form} formState={formState} />
            <DayFields control={control} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose}>
              Odustani
            </Button>
            <BusyButton type="submit" variant="contained" color="amber" isBusy={editor.isSaving}>
              Sačuvaj dan
            </BusyButton>
          </DialogActions>
        </form>
      </Dialog>
      {mine ? (
        <SpecialDayConflictDialog
          dates={[...new Set([day?.date ?? mine.date, mine.date])]}
          was={base}
          theirs={editor.newest()}
          mine={{ days: [mine] }}
          onKeepMine={dayForm.keepMine}
          onLoadTheirs={onClose}
          onClose={dayForm.closeComparison}
        />
      ) : null}
    </>
  );
}
