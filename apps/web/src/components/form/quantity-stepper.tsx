import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { minusPath, plusPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { palette } from '#lib/palette.ts';

const Frame = styled(Box)({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${palette.outline}`,
  borderRadius: 12,
  backgroundColor: palette.white,
  '&[data-invalid="true"]': { borderColor: palette.danger, borderWidth: 2 },
});

const Amount = styled('input')({
  width: 64,
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
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isInvalid?: boolean;
  describedBy?: string;
};

/** How many of something: typed, or counted by buttons and the arrow keys; never below none. */
export function QuantityStepper({
  label,
  value,
  max,
  onChange,
  onBlur,
  inputRef,
  isInvalid = false,
  describedBy,
}: QuantityStepperProps) {
  const change = (next: number) => {
    onChange(Math.min(max, Math.max(0, next)));
  };
  return (
    <Frame data-invalid={isInvalid}>
      <IconButton
        aria-label={`${label}: jedan manje`}
        disabled={value <= 0}
        onClick={() => {
          change(value - 1);
        }}
      >
        <Icon path={minusPath} size={20} />
      </IconButton>
      <Amount
        ref={inputRef}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        maxLength={String(max).length + 1}
        value={value}
        onFocus={(event) => {
          event.target.select();
        }}
        onBlur={onBlur}
        onChange={(event) => {
          change(Number(event.target.value.replace(/\D/g, '')));
        }}
        onKeyDown={(event) => {
          const difference = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (difference === undefined) return;
          event.preventDefault();
          change(value + difference);
        }}
      />
      <IconButton
        aria-label={`${label}: jedan više`}
        disabled={value >= max}
        onClick={() => {
          change(value + 1);
        }}
      >
        <Icon path={plusPath} size={20} />
      </IconButton>
    </Frame>
  );
}
