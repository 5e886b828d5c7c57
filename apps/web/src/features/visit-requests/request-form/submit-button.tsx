import { BusyButton } from '#components/busy-button.tsx';
import { arrowRightPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';

type SubmitButtonProps = { label: string; isSending: boolean };

/** The one main act of a step; shut, and saying so, while the request is on its way. */
export function SubmitButton({ label, isSending }: SubmitButtonProps) {
  return (
    <BusyButton
      type="submit"
      variant="contained"
      color="amber"
      size="large"
      isBusy={isSending}
      endIcon={<Icon path={arrowRightPath} size={22} />}
      sx={{ justifySelf: 'start', width: { xs: '100%', sm: 'auto' } }}
    >
      {isSending ? 'Slanje zahteva…' : label}
    </BusyButton>
  );
}
