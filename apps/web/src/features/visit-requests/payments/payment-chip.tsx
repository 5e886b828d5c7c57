import { palette } from '@museum/shared/organisation/palette';
import { PAYMENT_STATE_LABELS, type PaymentState } from '@museum/shared/payments/payment-state';
import Chip from '@mui/material/Chip';

import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import {
  circleDashedPath,
  circleHalf2Path,
  circlePlusPath,
  fileCheckPath,
} from '#components/icons/tool-icon-paths.ts';

type Look = { icon: string; ground: string; colour: string };

/** The words are ink on every ground; icon and ground tell the states apart. */
const LOOKS: Record<PaymentState, Look> = {
  unpaid: { icon: circleDashedPath, ground: palette.petal, colour: palette.danger },
  proof: { icon: fileCheckPath, ground: palette.cream, colour: palette.warning },
  partly: { icon: circleHalf2Path, ground: palette.cream, colour: palette.warning },
  paid: { icon: circleCheckPath, ground: palette.mint, colour: palette.ink },
  overpaid: { icon: circlePlusPath, ground: palette.frost, colour: palette.navy },
};

/** A line of a table or a panel has room for less than a heading. */
const SIZES = {
  small: { icon: 14, chip: { height: 22, borderRadius: '6px', fontSize: '0.78125rem' } },
  medium: { icon: 17, chip: {} },
};

type PaymentChipProps = {
  state: PaymentState;
  size?: keyof typeof SIZES;
};

/** How far a visit is paid, by icon and word on its colour. */
export function PaymentChip({ state, size = 'small' }: PaymentChipProps) {
  const { icon, ground, colour } = LOOKS[state];
  return (
    <Chip
      size={size}
      icon={<Icon path={icon} size={SIZES[size].icon} />}
      label={PAYMENT_STATE_LABELS[state]}
      sx={{
        ...SIZES[size].chip,
        backgroundColor: ground,
        color: palette.ink,
        '& > svg': { ml: '6px', mr: '-4px', color: `${colour} !important` },
      }}
    />
  );
}
