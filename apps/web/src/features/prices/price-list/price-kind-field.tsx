import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PriceKind } from '@museum/shared/prices/price-kind';
import type { CreatePrice } from '@museum/shared/prices/price-schema';
import { useQuery } from '@tanstack/react-query';
import { type Control, useController } from 'react-hook-form';

import { chevronDownPath, xPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { allPricesQuery } from './price-list-queries.ts';
import { groupNameOf, usePriceKinds } from './price-kind-names.ts';

const words = {
  noOptionsText: 'Nema rezultata',
  openText: 'Otvorite',
  closeText: 'Zatvorite',
  clearText: 'Obrišite',
  popupIcon: <Icon path={chevronDownPath} size={20} />,
  clearIcon: <Icon path={xPath} size={18} />,
};

/** The form of a new price; the price is a text as long as it is being typed. */
export type NewPriceValues = { kind: PriceKind | null; price: string };

type PriceKindFieldProps = { control: Control<NewPriceValues, unknown, CreatePrice> };

/** The searchable selector of price kinds; kinds that have a price already say so. */
export function PriceKindField({ control }: PriceKindFieldProps) {
  const { field, fieldState } = useController({ control, name: 'kind' });
  const { kinds, nameOf, find } = usePriceKinds();
  const taken = new Set(useQuery(allPricesQuery).data?.map(({ kind }) => kind));
  return (
    <Autocomplete
      {...words}
      options={kinds}
      value={field.value}
      onChange={(_event, kind) => {
        field.onChange(kind);
      }}
      onBlur={field.onBlur}
      getOptionLabel={nameOf}
      getOptionKey={(kind) => kind}
      filterOptions={(_all, { inputValue }) => find(inputValue)}
      groupBy={groupNameOf}
      renderOption={({ key, ...props }, kind) => (
        <li key={key} {...props}>
          <KindOption name={nameOf(kind)} isTaken={taken.has(kind)} />
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
