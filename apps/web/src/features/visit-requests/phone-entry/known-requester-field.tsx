import type { ContactField } from '@museum/shared/visit-requests/requester/contact-schema';
import type { KnownRequester } from '@museum/shared/visit-requests/requester/known-requester-schema';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';

import type { VisitForm } from '#features/visit-requests/request-form/request-forms.ts';
import { useSettled } from '#lib/use-settled.ts';
import { knownRequestersQuery } from './phone-entry-api.ts';

/** The pause in typing before somebody is looked for, in milliseconds. */
const DELAY_MS = 250;

const part = ({ contactType, contact }: KnownRequester, name: 'Name' | 'Pib' | 'Address') =>
  contact[`${contactType}${name}`] ?? '';

type KnownRequesterFieldProps = {
  form: VisitForm;
  name: ContactField;
  label: string;
  required: boolean;
};

/** A name or PIB to be typed, with the schools and agencies of that name; one that is chosen fills in what is known. */
export function KnownRequesterField({ form, name, label, required }: KnownRequesterFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const typed = field.value.trim();
  const known = useQuery(knownRequestersQuery(useSettled(typed, DELAY_MS)));
  const fillIn = ({ contactType, contact }: KnownRequester) => {
    form.setValue('contactType', contactType, { shouldDirty: true });
    for (const [known, value] of Object.entries(contact)) {
      form.setValue(known as ContactField, value, { shouldDirty: true });
    }
    form.clearErrors();
  };
  return (
    <Autocomplete<KnownRequester, false, true, true>
      freeSolo
      disableClearable
      options={typed ? (known.data ?? []) : []}
      filterOptions={(all) => all}
      inputValue={field.value}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') field.onChange(text);
      }}
      onChange={(_event, chosen) => {
        if (typeof chosen === 'object') fillIn(chosen);
      }}
      onBlur={field.onBlur}
      getOptionLabel={(option) => (typeof option === 'string' ? option : part(option, 'Name'))}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            <b>{part(option, 'Name')}</b>
            <Typography variant="body2" color="text.secondary">
              {[part(option, 'Address'), part(option, 'Pib') && `PIB ${part(option, 'Pib')}`]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, required },
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': required },
          }}
        />
      )}
    />
  );
}
