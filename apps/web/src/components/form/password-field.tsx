import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import { eyeOffPath, eyePath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

type PasswordFieldProps = { autoComplete: 'current-password' | 'new-password' };

/** A password that can be looked at. */
export function PasswordField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>(props: FieldProps<Values, Name, Output> & PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={isShown ? 'Sakrijte unos' : 'Prikažite unos'}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            <Icon path={isShown ? eyeOffPath : eyePath} size={22} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
