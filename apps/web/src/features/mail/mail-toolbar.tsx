import {
  MAIL_KIND_LABELS,
  MAIL_KINDS,
  MAIL_STATE_LABELS,
  MAIL_STATES,
} from '@museum/shared/mail/mail-kind';
import type { MailQuery } from '@museum/shared/mail/mail-schema';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

import type { ListState } from '#components/data-table/list-state.ts';
import { SearchField } from '#components/data-table/search-field.tsx';

const row = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 420px) 200px 280px' },
};

/** Search and filters of the mails. */
export function MailToolbar({ query, onChange }: ListState<MailQuery>) {
  return (
    <Box sx={row}>
      <SearchField label="Adresa, broj zahteva ili ime" query={query} onChange={onChange} />
      <FilterSelect
        label="Stanje"
        allLabel="Sva stanja"
        values={MAIL_STATES}
        labels={MAIL_STATE_LABELS}
        value={query.state}
        onChange={(state) => {
          onChange({ state });
        }}
      />
      <FilterSelect
        label="Vrsta"
        allLabel="Sve vrste"
        values={MAIL_KINDS}
        labels={MAIL_KIND_LABELS}
        value={query.kind}
        onChange={(kind) => {
          onChange({ kind });
        }}
      />
    </Box>
  );
}

type FilterSelectProps<Value extends string> = {
  label: string;
  /** The choice that lets everything through. */
  allLabel: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, values, labels, value, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => {
        onChange(values.find((known) => known === target.value));
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{allLabel}</option>
      {values.map((known) => (
        <option key={known} value={known}>
          {labels[known]}
        </option>
      ))}
    </TextField>
  );
}
