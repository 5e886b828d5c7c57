import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

import { arrowRightPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';

type SubmitButtonProps = { label: string; isSending: boolean };

/** The one main act of a step; shut, and saying so, while the request is on its way. */
export function SubmitButton({ label, isSending }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      color="amber"
      size="large"
      disabled={isSending}
      endIcon={
        isSending ? (
          <CircularProgress size={20} color="inherit" aria-hidden />
        ) : (
          <Icon path={arrowRightPath} size={22} />
        )
      }
      sx={{ justifySelf: 'start', width: { xs: '100%', sm: 'auto' } }}
    >
      {isSending ? 'Slanje zahteva…' : label}
    </Button>
  );
}
