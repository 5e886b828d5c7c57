import IconButton from '@mui/material/IconButton';

import { minusPath, plusPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

/** One step down or up. */
export type Step = -1 | 1;

type StepButtonProps = {
  /** What is counted, and which way. */
  label: string;
  by: Step;
  disabled?: boolean;
  /** There is nothing to step to; a disabled button would lose the keyboard's focus at the last step. */
  isAtEnd?: boolean;
  /** Of the icon, in pixels. */
  size?: number;
  onStep: (by: Step) => void;
};

/** At its end as a disabled one. */
const looks = {
  '&[aria-disabled="true"]': {
    color: 'action.disabled',
    backgroundColor: 'transparent',
    cursor: 'default',
  },
};

/** The button that counts a value one step down or up. */
export function StepButton(props: StepButtonProps) {
  const { label, by, disabled, isAtEnd = false, size = 20, onStep } = props;
  return (
    <IconButton
      aria-label={label}
      disabled={disabled}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onStep(by);
      }}
      sx={looks}
    >
      <Icon path={by < 0 ? minusPath : plusPath} size={size} />
    </IconButton>
  );
}

/** Steps by the arrow keys; any other key does what it does. */
export const stepByKey =
  (onStep: (by: Step) => void) => (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  };
