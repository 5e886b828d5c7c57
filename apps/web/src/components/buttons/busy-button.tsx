import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Shut = styled(Button)({
  '&[aria-disabled="true"]': { opacity: 0.65, boxShadow: 'none', cursor: 'progress' },
});

type BusyButtonProps = ButtonProps & { isBusy: boolean };

/**
 * A button that does nothing while its work is under way, nor at the second press of a double click,
 * which may come before it is drawn as busy. It is not disabled, because a disabled button loses the
 * keyboard's focus.
 */
export function BusyButton({ isBusy, onClick, startIcon, endIcon, ...look }: BusyButtonProps) {
  const spinner = isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined;
  return (
    <Shut
      {...look}
      aria-disabled={isBusy || undefined}
      startIcon={startIcon ? (spinner ?? startIcon) : undefined}
      endIcon={startIcon ? endIcon : (spinner ?? endIcon)}
      onClick={(event) => {
        // A busy button doesn't send its form either, not even by the Enter key.
        if (isBusy || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
