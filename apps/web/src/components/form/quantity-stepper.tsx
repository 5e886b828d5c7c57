import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import type { Ref } from 'react';

import { readCount, writeCount } from './count-text.ts';
import { useTypedText } from './typed-text.ts';
import { minusPath, plusPath } from '#components/tool-icon-paths.ts';
import { Icon } from '#components/icon.tsx';

const Frame = styled(Box)({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${palette.outline}`,
  borderRadius: 12,
  backgroundColor: palette.white,
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
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isInvalid?: boolean;
  describedBy?: string;
};

type StepButtonProps = { label: string; path: string; isDisabled: boolean; onClick: () => void };

function StepButton({ label, path, isDisabled, onClick }: StepButtonProps) {
  return (
    <IconButton aria-label={label} disabled={isDisabled} onClick={onClick}>
      <Icon path={path} size={20} />
    </IconButton>
  );
}

/** Nothing and less than none are none (spec §9); what is no number stays for its error. */
const readQuantity = (text: string) => {
  const count = readCount(text);
  return count > 0 ? count : 0;
};

/** How many of something: typed, or counted by buttons and the arrow keys; never below none. */
export function QuantityStepper({ inputRef, describedBy, onBlur, ...props }: QuantityStepperProps) {
  const { label, value, max, isInvalid = false } = props;
  const typed = useTypedText({
    ...{ name: label, value, onChange: props.onChange },
    ...{ read: readQuantity, write: writeCount },
  });
  const known = Number.isFinite(value) ? value : 0;
  const change = (next: number) => {
    typed.choose(Math.min(max, Math.max(0, next)));
  };
  const less = () => {
    change(known - 1);
  };
  const more = () => {
    change(known + 1);
  };
  return (
    <Frame data-invalid={isInvalid}>
      <StepButton
        label={`${label}: jedan manje`}
        path={minusPath}
        isDisabled={known <= 0}
        onClick={less}
      />
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
          onBlur?.();
        }}
        onChange={(event) => {
          typed.type(event.target.value);
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: more, ArrowDown: less }[event.key];
          if (!step) return;
          event.preventDefault();
          step();
        }}
      />
      <StepButton
        label={`${label}: jedan više`}
        path={plusPath}
        isDisabled={known >= max}
        onClick={more}
      />
    </Frame>
  );
}
