import { zodResolver } from '@hookform/resolvers/zod';
import { STAGE_LABELS, STAGES } from '@museum/shared/visit-requests/stages/stage';
import {
  ALL_STATUSES_LABEL,
  VISIT_STATUS_LABELS,
  VISIT_STATUSES,
} from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequestQuery } from '@museum/shared/visit-requests/visit-request-query-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type Control, useForm } from 'react-hook-form';

import { CheckboxField } from '#components/form/choices/checkbox-field.tsx';
import { DateField } from '#components/form/time/date-field.tsx';
import { toOptions } from '#components/form/choices/option.ts';
import { SelectField } from '#components/form/choices/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import {
  FILTER_LABELS,
  filterFormSchema,
  type FilterFormValues,
  type FilterPatch,
  NO_FILTER,
  ONLY_FLAGS,
  oneDayOrRange,
  toFilterForm,
} from './list-filters.ts';

type FilterDialogProps = {
  query: VisitRequestQuery;
  onApply: (filter: Partial<FilterPatch>) => void;
  onClose: () => void;
};

/** Narrows the list on confirm; closing it any other way changes nothing (spec §2). */
export function VisitRequestsFilterDialog({ query, onApply, onClose }: FilterDialogProps) {
  const { control, handleSubmit, formState } = useForm<FilterFormValues, unknown, FilterPatch>({
    defaultValues: toFilterForm(query),
    resolver: zodResolver(filterFormSchema),
  });
  const { dirtyFields } = formState;
  const apply = (filter: Partial<FilterPatch>) => {
    onApply(filter);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="filter-title">
      <form
        noValidate
        onSubmit={handleSubmit((filter) => {
          apply(oneDayOrRange(filter, dirtyFields.visitDate ? 'day' : 'range'));
        })}
      >
        <DialogTitle id="filter-title">Filter</DialogTitle>
        <DialogContent>
          <FilterFields control={control} />
        </DialogContent>
        <DialogActions>
          <Button
            sx={{ mr: 'auto' }}
            onClick={() => {
              apply(NO_FILTER);
            }}
          >
            Ukloni Filter
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Odustani
          </Button>
          <Button type="submit" variant="contained">
            Primeni filter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const grid = {
  display: 'grid',
  gap: 2.5,
  pt: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
};

const YES_NO = [
  { value: 'true', label: 'Da' },
  { value: 'false', label: 'Ne' },
];

type FilterControl = Control<FilterFormValues, unknown, FilterPatch>;

function FilterFields({ control }: { control: FilterControl }) {
  return (
    <Box sx={grid}>
      <TextField control={control} name="normalizedId" label={FILTER_LABELS.normalizedId} />
      <DateField control={control} name="visitDate" label={FILTER_LABELS.visitDate} />
      <DateField control={control} name="visitDateFrom" label={FILTER_LABELS.visitDateFrom} />
      <DateField control={control} name="visitDateTo" label={FILTER_LABELS.visitDateTo} />
      <SelectField
        control={control}
        name="status"
        label={FILTER_LABELS.status}
        emptyLabel={ALL_STATUSES_LABEL}
        options={toOptions(VISIT_STATUSES, VISIT_STATUS_LABELS)}
      />
      <SelectField
        control={control}
        name="stage"
        label={FILTER_LABELS.stage}
        emptyLabel="Sva stanja"
        options={toOptions(STAGES, STAGE_LABELS)}
      />
      <SelectField
        control={control}
        name="viewed"
        label={FILTER_LABELS.viewed}
        emptyLabel="Svi zahtevi"
        options={YES_NO}
      />
      <DateField control={control} name="dueTo" label={FILTER_LABELS.dueTo} />
      <TextField control={control} name="email" label={FILTER_LABELS.email} />
      <TextField control={control} name="phone" label={FILTER_LABELS.phone} type="tel" />
      {ONLY_FLAGS.map((name) => (
        <CheckboxField
          key={name}
          control={control}
          name={name}
          label={FILTER_LABELS[name]}
          look="switch"
        />
      ))}
    </Box>
  );
}
