import { palette } from '@museum/shared/organisation/palette';
import { PAYMENT_STATE_LABELS, type PaymentState } from '@museum/shared/payments/payment-state';
import Chip from '@mui/material/Chip';

import { circleCheckPath, clockPath, infoCirclePath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { alertCirclePath, fileCheckPath } from '#components/tool-icon-paths.ts';

const LOOKS: Record<PaymentState, { icon: string; color: string; ground: string }> = {
  unpaid: { icon: alertCirclePath, color: palette.danger, ground: palette.petal },
  proof: { icon: fileCheckPath, color: palette.warning, ground: palette.cream },
  partly: { icon: clockPath, color: palette.warning, ground: palette.cream },
  paid: { icon: circleCheckPath, color: palette.forest, ground: palette.mint },
  overpaid: { icon: infoCirclePath, color: palette.navy, ground: palette.frost },
};

/** How far the visit is paid, by icon and word. */
export function PaymentChip({ state }: { state: PaymentState }) {
  const { icon, color, ground } = LOOKS[state];
  return (
    <Chip
      icon={<Icon path={icon} size={17} />}
      label={PAYMENT_STATE_LABELS[state]}
      sx={{
        backgroundColor: ground,
        color: palette.ink,
        '& > svg': { ml: 1, color: `${color}!important` },
      }}
    />
  );
}
