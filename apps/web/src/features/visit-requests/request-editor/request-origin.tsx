import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FactList } from './fact-list.tsx';
import { instantInWords } from '#lib/dates.ts';

/** What the group wrote, when it was sent and, if it was, last changed. */
export function RequestOrigin({ request }: { request: VisitRequest }) {
  const { comment, createdAt, updatedAt } = request;
  const received = instantInWords(createdAt);
  const changed = instantInWords(updatedAt);
  return (
    <>
      {comment ? (
        <Box sx={{ mb: 2 }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>Napomena</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.5 }}>
            {comment}
          </Typography>
        </Box>
      ) : null}
      <FactList
        facts={[
          { label: 'Primljeno', value: received },
          { label: 'Poslednja izmena', value: changed === received ? '' : changed },
        ]}
      />
    </>
  );
}
