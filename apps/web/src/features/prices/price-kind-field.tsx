import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';

import { chevronDownPath, xPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import type { NewPriceControl } from '#features/prices/new-price-values.ts';
import { allPricesQuery } from '#features/prices/price-list-queries.ts';
import { findKinds, usePriceKinds } from '#features/prices/price-kind-names.ts';

const words = {
  noOptionsText: 'Nema rezultata',
  openText: 'Otvori',
  closeText: 'Zatvori',
  clearText: 'Obriši',
  popupIcon: <Icon path={chevronDownPath} size={20} />,
  clearIcon: <Icon path={xPath} size={18} />,
};

/** The searchable selector of price kinds; kinds that have a price already say so. */
export function PriceKindField({ control }: { control: NewPriceControl }) {
  const { field, fieldState } = useController({ control, name: 'kind' });
  const { options, optionOf } = usePriceKinds();
  const taken = new Set(useQuery(allPricesQuery).data?.map(({ kind }) => kind));
  return (
    <Autocomplete
      {...words}
      options={options}
      value={field.value ? optionOf(field.value) : null}
      onChange={(_event, option) => {
        field.onChange(option?.kind ?? null);
      }}
      onBlur={field.onBlur}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ kind }) => kind}
      isOptionEqualToValue={(option, value) => option.kind === value.kind}
      filterOptions={(all, { inputValue }) => findKinds(all, inputValue)}
      groupBy={({ group }) => group}
      renderOption={({ key, ...props }, { kind, name }) => (
        <li key={key} {...props}>
          <KindOption name={name} isTaken={taken.has(kind)} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Tip cene"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}

function KindOption({ name, isTaken }: { name: string; isTaken: boolean }) {
  return (
    <span>
      {name}
      {isTaken ? (
        <Typography component="span" variant="body2" color="text.secondary">
          {' – već ima cenu'}
        </Typography>
      ) : null}
    </span>
  );
}
