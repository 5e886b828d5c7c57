import { VISIT_SOURCE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';

import { formatInstant, formatInstantDay } from '#lib/time/dates.ts';

/** In the table a name takes at most two lines; whoever points at it reads all of it. */
const name = {
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media (width >= 66.25rem)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
  },
};
const canceledName = { ...name, fontWeight: 500, color: 'text.secondary' };

/** Who comes, from where, and when the request was received. */
export function VisitRequester({ row }: { row: VisitRequestRow }) {
  const { requester, town, createdAt, status, source } = row;
  const isCanceled = status === 'CANCELED';
  const received = (
    <Box component="span" title={formatInstant(createdAt)}>
      {`primljeno ${source === 'PHONE' ? `${VISIT_SOURCE_LABELS.PHONE} ` : ''}${formatInstantDay(createdAt)}`}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', minWidth: 0, whiteSpace: 'normal' }}>
      <Box
        component={isCanceled ? 's' : 'span'}
        title={requester}
        sx={isCanceled ? canceledName : name}
      >
        {requester}
      </Box>
      <Box component="small" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {town ? `${town} · ` : null}
        {received}
      </Box>
    </Box>
  );
}
