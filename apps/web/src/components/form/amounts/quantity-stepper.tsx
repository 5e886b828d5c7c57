import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import type { Ref } from 'react';

import { readCount, writeCount } from './count-text.ts';
import { type Step, StepButton, stepByKey } from './step-button.tsx';
import { useTypedText } from '#components/form/typed-text.ts';

const Frame = styled(Box)({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${palette.outline}`,
  borderRadius: 12,
  backgroundColor: palette.white,
  '@media print': { border: 0 },
  '&[data-invalid="true"]': { borderColor: palette.danger, borderWidth: 2 },
});

const Amount = styled('input')({
  width: 76,
  height: 48,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  fontSize: '1.125rem',
  textAlign: 'center',
  fontFeatureSettings: '"tnum"',
});

type QuantityStepperProps = {
  id?: string;
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  isInvalid: boolean;
  /** The id of what is wrong. */
  describedBy: string | undefined;
};

/** An empty field and a negative number count as 0 (spec §9); any other text stays beside its error. */
const readQuantity = (text: string) => {
  const count = readCount(text);
  return count > 0 ? count : 0;
};

/** How many of something: typed, or counted by buttons and the arrow keys; never below none. */
export function QuantityStepper({ inputRef, describedBy, onBlur, ...props }: QuantityStepperProps) {
  const { label, value, max, isInvalid } = props;
  const typed = useTypedText({
    name: label,
    value,
    onChange: props.onChange,
    read: readQuantity,
    write: writeCount,
  });
  const known = Number.isFinite(value) ? value : 0;
  const step = (by: Step) => {
    typed.choose(Math.min(max, Math.max(0, known + by)));
  };
  return (
    <Frame data-invalid={isInvalid}>
      <StepButton label={`${label}: jedan manje`} by={-1} isAtEnd={known <= 0} onStep={step} />
      <Amount
        ref={inputRef}
        id={props.id}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        value={typed.text}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          typed.settle();
          onBlur();
        }}
        onChange={(event) => {
          typed.type(event.target.value);
        }}
        onKeyDown={stepByKey(step)}
      />
      <StepButton label={`${label}: jedan više`} by={1} isAtEnd={known >= max} onStep={step} />
    </Frame>
  );
}
