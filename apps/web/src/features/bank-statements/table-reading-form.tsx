import {
  type BankStatement,
  statementName,
  TABLE_COLUMNS,
  type TableReading,
  type UnreadTable,
} from '@museum/shared/payments/bank-statement-schema';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { type Control, type FieldPath, useForm } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { FormErrors } from '#components/form/form-errors.tsx';
import { SelectField } from '#components/form/choices/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { COLUMN_NAMES, proposedReading, readTyped, type TypedReading } from './table-reading.ts';

type TableReadingFormProps = {
  table: UnreadTable;
  /** The statement that it most likely follows. */
  before: BankStatement | undefined;
  isBusy: boolean;
  onSubmit: (reading: TableReading) => void;
};

/** Another statement of the list takes the form's place on the same page. */
const PANEL = { place: 'panel' } as const;

const fields = {
  display: 'grid',
  gap: 2,
  my: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
};

/** Which column holds what, and what a table doesn't say: number and balances of the statement. */
export function TableReadingForm({ table, before, isBusy, onSubmit }: TableReadingFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // A later one that comes meanwhile is not what the form has opened with.
  const [proposedBy] = useState(before);
  const form = useForm<TypedReading>({
    defaultValues: proposedReading(table, proposedBy),
    shouldFocusError: false,
  });
  const { control, formState } = form;
  useUnsaved(formState.isDirty, PANEL);
  const submit = form.handleSubmit((typed) => {
    const read = readTyped(typed, table);
    if ('reading' in read) onSubmit(read.reading);
    else {
      for (const [field, message] of read.errors) {
        form.setError(field as FieldPath<TypedReading>, { message });
      }
    }
  });
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={element} formState={formState} />
      <Typography variant="h3" component="h2">
        Šta je u kojoj koloni?
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {table.columns
          ? 'Kolone su izabrane kao prošli put za ovu banku.'
          : 'Izaberite jednom; sledeći put važi isto za ovu banku.'}
      </Typography>
      <ExampleRows table={table} />
      <ColumnFields control={control} table={table} />
      <Typography variant="h4" component="h3">
        Sa izvoda prepišite
      </Typography>
      <Box sx={fields}>
        <TextField control={control} name="number" label="Broj izvoda" />
        <TextField
          control={control}
          name="opening"
          label="Početno stanje (din)"
          hint={proposedBy && `Predloženo po prethodnom: ${statementName(proposedBy)}`}
          required
        />
        <TextField control={control} name="closing" label="Krajnje stanje (din)" required />
        {table.namesAccount ? null : (
          <TextField control={control} name="account" label="Račun na izvodu" required />
        )}
      </Box>
      <BusyButton type="submit" variant="contained" isBusy={isBusy}>
        Učitaj izvod
      </BusyButton>
    </form>
  );
}

type ColumnFieldsProps = { control: Control<TypedReading>; table: UnreadTable };

function ColumnFields({ control, table }: ColumnFieldsProps) {
  const options = table.headings.map((heading, index) => ({
    value: String(index),
    label: heading || `Kolona ${index + 1}`,
  }));
  return (
    <Box sx={fields}>
      {COLUMN_NAMES.map((name) => (
        <SelectField
          key={name}
          control={control}
          name={`columns.${name}`}
          label={TABLE_COLUMNS[name]}
          options={options}
          emptyLabel="nema"
        />
      ))}
    </Box>
  );
}

function ExampleRows({ table: { headings, rows } }: { table: UnreadTable }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Prvi redovi fajla">
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((heading, index) => (
              <TableCell key={index}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {row.map((cell, place) => (
                <TableCell key={place} sx={{ whiteSpace: 'nowrap' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
