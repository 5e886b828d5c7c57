import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import { unreadCountQuery } from '#features/contact/message-queries.ts';
import { palette } from '#lib/palette.ts';

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

/** For the ears only. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' };

/** How many messages nobody has read, beside the way to them. */
export function UnreadMessages() {
  const { data: count = 0 } = useQuery(unreadCountQuery);
  if (count === 0) return null;
  return (
    <Box component="span" sx={badge}>
      <Box component="span" sx={unseen}>
        , nepročitanih:{' '}
      </Box>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </Box>
  );
}
