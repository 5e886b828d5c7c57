import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { formatInstant } from '#lib/dates.ts';

/** What the group wrote, when it was sent and last changed. */
export function RequestOrigin({ request }: { request: VisitRequest }) {
  return (
    <>
      {request.comment ? (
        <Box sx={{ mt: 2 }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>Napomena</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.5 }}>
            {request.comment}
          </Typography>
        </Box>
      ) : null}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {`Poslat ${formatInstant(request.createdAt)}, poslednja izmena ${formatInstant(request.updatedAt)}`}
      </Typography>
    </>
  );
}
