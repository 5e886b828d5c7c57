import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { typeset } from '#components/typeset.ts';
import type { FieldProps } from '#components/form/field-props.ts';
import { useCheckboxProps } from '#components/form/use-field.ts';

const Frame = styled('div')({
  border: `2px solid ${palette.sand}`,
  borderRadius: 12,
  backgroundColor: palette.white,
  transition: 'border-color 150ms, background-color 150ms',
  '&:hover': { borderColor: palette.fern },
  '&[data-checked="true"]': { borderColor: palette.forest, backgroundColor: palette.chosen },
  '&:has(> label input:focus-visible)': {
    outline: '3px solid var(--focus-ring)',
    outlineOffset: 2,
  },
});

const Label = styled(FormControlLabel)({
  display: 'flex',
  alignItems: 'flex-start',
  margin: 0,
  padding: '8px 16px 8px 6px',
  '& .MuiFormControlLabel-label': { paddingBlock: 8, fontWeight: 600 },
});

type CheckboxCardFieldProps = {
  /** What belongs to the choice: a further field once it is made, or a link. */
  children?: ReactNode;
};

/** Yes or no as a card that can be hit with a thumb. */
export function CheckboxCardField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output = Values,
>({ children, ...props }: FieldProps<Values, Name, Output> & CheckboxCardFieldProps) {
  const { box, message, textId, isInvalid } = useCheckboxProps(props);
  return (
    <Frame data-checked={box.checked}>
      <Label label={props.label} control={<Checkbox {...box} />} />
      {message || children ? (
        <Box sx={{ pl: '50px', pr: 2.5, pb: 2, mt: -1.5 }}>
          {message ? (
            <FormHelperText id={textId} error={isInvalid} sx={{ m: 0 }}>
              {typeset(message)}
            </FormHelperText>
          ) : null}
          {children}
        </Box>
      ) : null}
    </Frame>
  );
}
