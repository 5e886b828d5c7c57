import Box from '@mui/material/Box';
import { palette } from '@museum/shared/organisation/palette';

import { visuallyHidden } from '#lib/visually-hidden.ts';

/** Beyond this the exact number tells nobody anything. */
const MOST_SHOWN = 99;

const badge = {
  ml: 'auto',
  px: 1,
  borderRadius: '999px',
  backgroundColor: palette.amber,
  color: palette.ink,
  fontSize: '0.8125rem',
  fontWeight: 800,
  lineHeight: '22px',
};

type CountBadgeProps = {
  /** What is counted, for who can't see where the badge stands. */
  label: string;
  count: number;
};

/** How many wait behind a link; nothing when none do. */
export function CountBadge({ label, count }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <Box component="span" sx={badge}>
      <Box component="span" sx={visuallyHidden}>
        {`, ${label}: `}
      </Box>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </Box>
  );
}
