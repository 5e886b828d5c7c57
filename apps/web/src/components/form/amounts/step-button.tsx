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
  /** Of the icon, in pixels. */
  size?: number;
  onStep: (by: Step) => void;
};

/** The button that counts a value one step down or up. */
export function StepButton({ label, by, disabled, size = 20, onStep }: StepButtonProps) {
  return (
    <IconButton
      aria-label={label}
      disabled={disabled}
      onClick={() => {
        onStep(by);
      }}
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
