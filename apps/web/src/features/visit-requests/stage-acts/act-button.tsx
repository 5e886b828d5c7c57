import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { palette } from '@museum/shared/organisation/palette';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { ButtonProps } from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { alertTrianglePath, sendPath } from '#components/icons/tool-icon-paths.ts';
import type { ActForm } from './use-act-panel.ts';

export type ActButtonProps = {
  /** The act in a word. */
  label: string;
  icon: string;
  color: ButtonProps['color'];
  form: ActForm;
  /** Missing where the act sends no mail. */
  preview?: UseQueryResult<MailPreview>;
  /** Where the visit doesn't fit, once the server has said so. */
  conflicts: CapacityConflict[];
  isBusy: boolean;
};

/** Until a reason is typed; pressed all the same, the button says what is missing. */
const waiting = {
  backgroundColor: palette.sand,
  color: palette.umber,
  '&:hover': { backgroundColor: palette.sand },
};

/** Does the act; says whether a mail goes along, and when the house is too full for it. */
export function ActButton({
  label,
  icon,
  color,
  form,
  preview,
  conflicts,
  isBusy,
}: ActButtonProps) {
  const { reason, isWithheld } = useWatch({ control: form.control });
  const hasAddress = preview !== undefined && preview.data?.to !== null;
  const isCrowded = conflicts.length > 0;
  const look = isCrowded
    ? { color: 'lava' as const, icon: alertTrianglePath, words: `${label} ipak` }
    : {
        color,
        icon: isWithheld || !hasAddress ? icon : sendPath,
        words: `${label} ${hasAddress ? (isWithheld ? 'bez mejla' : 'i pošalji') : ''}`.trim(),
      };
  return (
    <BusyButton
      type="submit"
      variant="contained"
      color={look.color}
      startIcon={<Icon path={look.icon} size={20} />}
      isBusy={isBusy}
      disabled={preview && !isWithheld && preview.data === undefined}
      sx={isCrowded && !reason?.trim() ? waiting : undefined}
    >
      {look.words}
    </BusyButton>
  );
}
