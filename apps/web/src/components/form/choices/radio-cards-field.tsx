import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import type { Option } from './option.ts';
import { useField } from '#components/form/use-field.ts';

const Card = styled(FormControlLabel)({
  margin: 0,
  padding: '10px 16px 10px 6px',
  border: `2px solid ${palette.sand}`,
  borderRadius: 12,
  backgroundColor: palette.white,
  transition: 'border-color 150ms, background-color 150ms',
  '&:hover': { borderColor: palette.fern },
  '&:has(input:checked)': { borderColor: palette.forest, backgroundColor: palette.chosen },
  '&:has(input:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
});

type RadioCardsFieldProps = { options: readonly Option[] };

/** One of a few, all in sight, each a card that can be hit with a thumb. */
export function RadioCardsField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>({ options, ...props }: FieldProps<Values, Name, Output> & RadioCardsFieldProps) {
  const { field, message, isInvalid } = useField(props);
  const { name, label, disabled, required } = props;
  const id = useId();
  return (
    <FormControl fullWidth error={isInvalid} disabled={disabled} required={required}>
      <FormLabel id={`${id}-label`} sx={{ mb: 1, fontWeight: 700 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={message ? `${id}-text` : undefined}
        aria-invalid={isInvalid}
        name={name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        }}
      >
        {options.map((option, index) => (
          <Card
            key={option.value}
            value={option.value}
            control={<Radio slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }} />}
            label={
              <>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {option.label}
                </Box>
                {option.description ? (
                  <Box
                    component="span"
                    sx={{
                      display: 'block',
                      color: 'text.secondary',
                      fontSize: '0.9375rem',
                      lineHeight: 1.4,
                      textWrap: 'balance',
                    }}
                  >
                    {option.description}
                  </Box>
                ) : null}
              </>
            }
          />
        ))}
      </RadioGroup>
      {message ? <FormHelperText id={`${id}-text`}>{message}</FormHelperText> : null}
    </FormControl>
  );
}
