import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { OUTLINED_EDGE } from '#components/buttons/outlined-edge.ts';
import { type Step, StepButton } from '#components/form/amounts/step-button.tsx';
import { fonts } from '#lib/fonts.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 64px 84px 64px',
  alignItems: 'center',
  gap: 6,
  marginTop: 12,
  '& label': { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.25 },
  '& small': {
    display: 'block',
    color: palette.secondaryText,
    fontSize: '0.9375rem',
    fontWeight: 500,
  },
  '& button': {
    width: 64,
    height: 64,
    border: OUTLINED_EDGE,
    borderRadius: 14,
    color: palette.forest,
  },
  '& input': {
    width: '100%',
    height: 64,
    border: 0,
    borderRadius: 10,
    background: 'none',
    color: palette.ink,
    fontFamily: fonts.display,
    fontSize: '2.375rem',
    fontWeight: 760,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (width < 22.5rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 56px 68px 56px',
    '& label': { fontSize: '0.9375rem' },
    '& small': { fontSize: '0.875rem' },
    '& button': { width: 56, height: 56 },
  },
});

type CountStepperProps = {
  id: string;
  label: string;
  agreed: number;
  /** What stands in the field, whatever was typed. */
  value: string;
  least: 0 | 1;
  onChange: (value: string) => void;
};

/** A number that is mostly right as it opens: stepped by one, or typed. */
export function CountStepper({ id, label, agreed, value, least, onChange }: CountStepperProps) {
  const count = Number(value);
  const step = (by: Step) => {
    onChange(String(Math.max(least, (Number.isInteger(count) ? count : agreed) + by)));
  };
  return (
    <Row>
      <label htmlFor={id}>
        {label}
        <small>{`najavljeno ${agreed}`}</small>
      </label>
      <StepButton
        label={`${label}: jedan manje`}
        by={-1}
        size={28}
        isAtEnd={count <= least}
        onStep={step}
      />
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onFocus={(event) => {
          event.target.select();
        }}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <StepButton label={`${label}: jedan više`} by={1} size={28} onStep={step} />
    </Row>
  );
}
