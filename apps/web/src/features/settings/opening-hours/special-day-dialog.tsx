import { ZONE_LABELS, ZONES, type Zones } from '@museum/shared/capacity/zones';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

import { useCloseQuestion } from '#components/dialogs/use-close-question.tsx';
import { BusyButton } from '#components/buttons/busy-button.tsx';
import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { DateField } from '#components/form/time/date-field.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { NumberField } from '#components/form/amounts/number-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useKeptForm } from '#components/form/use-kept-form.ts';
import { TimeField } from '#components/form/time/time-field.tsx';
import { today } from '#lib/time/dates.ts';
import { errorCode } from '#lib/http/error-message.ts';
import { mergeValues } from '#lib/drafts/merge-values.ts';
import { useToast } from '#lib/toasts.ts';
import { ALL_DAY } from './hours-values.ts';
import { SpecialDayConflictDialog } from './special-day-conflict-dialog.tsx';
import {
  type Day,
  type DayValues,
  resolverFor,
  type useSpecialDayDraft,
  toValues,
} from './special-day-values.ts';
import { notSavedText, type SpecialDaysEditor } from './use-special-days.ts';

type SpecialDayDraft = ReturnType<typeof useSpecialDayDraft>;

type SpecialDayDialogProps = {
  editor: SpecialDaysEditor;
  /** What is usual, for places that differ. */
  zones: Zones;
  /** Of the day that is changed, "" where one is added. */
  date: string;
  draft: SpecialDayDraft;
  onClose: () => void;
};

/** The day, its hours where it is open, what visitors read, its places where they differ. */
function DayFields({ control, clearErrors }: UseFormReturn<DayValues, unknown, Day>) {
  const { isOpen, hasPlaces } = useWatch({ control }) as DayValues;
  useEffect(() => {
    // The errors of fields that are no longer shown.
    if (!isOpen) clearErrors(['from', 'to']);
    if (!hasPlaces) clearErrors('places');
  }, [isOpen, hasPlaces, clearErrors]);
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

/** The day that is changed, none where one is added, and what was typed before of it. */
function useOpenedDay({ editor, draft, date }: SpecialDayDialogProps) {
  const [opened] = useState(() => {
    const last = draft.read();
    const kept = last?.mine.replaced === date ? last : undefined;
    const { days } = kept?.base ?? editor.newest();
    return { kept, day: days.find((one) => one.date === date) };
  });
  return opened;
}

type OpenedDay = SpecialDayDialogProps & ReturnType<typeof useOpenedDay>;

/** The day as it is typed. A colleague's save under the open dialog is told before anything goes on top of it. */
function useDayForm(props: OpenedDay) {
  const { editor, zones, day, draft, kept, onClose } = props;
  const showToast = useToast();
  const [base, setBase] = useState(() => kept?.base ?? editor.newest());
  const [mine, setMine] = useState<Day>();
  // The date of a colleague's day that was shown, and that may be replaced.
  const [seen, setSeen] = useState<string>();
  const form = useForm<DayValues, unknown, Day>({
    defaultValues: toValues(day, zones),
    resolver: resolverFor(base.days, [day?.date, seen]),
    shouldFocusError: false,
  });
  useKeptForm(form, {
    mine: kept?.mine,
    write: (typed) => {
      draft.write({ base, mine: { ...typed, replaced: day?.date ?? '' } });
    },
    remove: draft.remove,
    place: 'panel',
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
  const { editor, onClose } = props;
  const opened = useOpenedDay(props);
  const { day } = opened;
  const form = useRef<HTMLFormElement>(null);
  const { save, base, mine, ...dayForm } = useDayForm({ ...props, ...opened });
  const { formState } = dayForm.form;
  const { isDirty } = formState;
  const { close, question } = useCloseQuestion({ isDirty, onClose });
  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="special-day">
        <form ref={form} noValidate onSubmit={save}>
          <DialogTitle id="special-day">
            {day ? 'Izmena posebnog dana' : 'Nov poseban dan'}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <FormErrors form={form} formState={formState} />
            <DayFields {...dayForm.form} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              Odustani
            </Button>
            <BusyButton type="submit" variant="contained" color="amber" isBusy={editor.isSaving}>
              Sačuvaj dan
            </BusyButton>
          </DialogActions>
        </form>
      </Dialog>
      {question}
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
