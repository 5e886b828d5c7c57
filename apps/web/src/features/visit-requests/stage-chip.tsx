import { palette } from '@museum/shared/organisation/palette';
import { type Stage, STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Chip from '@mui/material/Chip';

import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import {
  arrowsExchangePath,
  calendarOffPath,
  calendarPausePath,
  circleXPath,
  doorEnterPath,
  inboxPath,
} from '#components/icons/tool-icon-paths.ts';

type Look = { icon: string; backgroundColor: string; color: string; border?: string };

/** How each stage looks, in chips and in the calendar. */
export const STAGE_LOOKS: Record<Stage, Look> = {
  received: {
    icon: inboxPath,
    backgroundColor: palette.white,
    color: palette.umber,
    border: `1px dashed ${palette.clay}`,
  },
  confirmed: { icon: circleCheckPath, backgroundColor: palette.mint, color: palette.ink },
  changing: { icon: arrowsExchangePath, backgroundColor: palette.mist, color: palette.navy },
  postponed: { icon: calendarPausePath, backgroundColor: palette.straw, color: palette.umber },
  canceled: { icon: circleXPath, backgroundColor: palette.blush, color: palette.crimson },
  arrived: { icon: doorEnterPath, backgroundColor: palette.forest, color: palette.white },
  missed: { icon: calendarOffPath, backgroundColor: palette.chalk, color: palette.bark },
};

const SIZES = {
  small: { height: 22, borderRadius: '6px', fontSize: '0.78125rem', '& > svg': { ml: '6px' } },
  large: { height: 28, fontSize: '0.875rem', '& > svg': { ml: '8px' } },
};

/** Where a visit stands, by icon and word on its colour. */
export function StageChip({ stage, size = 'small' }: { stage: Stage; size?: 'small' | 'large' }) {
  const { icon, ...look } = STAGE_LOOKS[stage];
  return (
    <Chip
      size="small"
      icon={<Icon path={icon} size={size === 'small' ? 14 : 16} />}
      label={STAGE_LABELS[stage]}
      sx={{
        ...SIZES[size],
        ...look,
        '& > svg': { ...SIZES[size]['& > svg'], mr: '-4px', color: 'inherit' },
      }}
    />
  );
}
