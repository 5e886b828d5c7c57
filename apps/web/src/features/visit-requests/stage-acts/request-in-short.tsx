import { portionCount } from '@museum/shared/meals/meal-choices';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import { FOLLOWERS, plural, PORTIONS, VISITORS } from '@museum/shared/primitives/plural';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';

import { StageChip } from '#features/visit-requests/stage-chip.tsx';

const small = { m: 0, lineHeight: 1.45, overflowWrap: 'anywhere' };

/** Which request an act is about: number, stage, who comes, when and how many. */
export function RequestInShort({ request }: { request: VisitRequest }) {
  const { requester, town, visitorAmount, numberOfFollowers, dinnerRequest } = request;
  const people = `${plural(visitorAmount, VISITORS)} i ${plural(numberOfFollowers, FOLLOWERS)}`;
  const lunch = dinnerRequest
    ? ` · ručak u ${dinnerRequest.timeOfDinner}, ${plural(portionCount(dinnerRequest), PORTIONS)}`
    : '';
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <strong>{request.normalizedId}</strong>
        <StageChip stage={request.stage} />
      </Box>
      <Box component="p" sx={{ ...small, fontWeight: 600 }}>
        {[requester, town].filter(Boolean).join(', ')}
      </Box>
      <Box component="p" sx={small}>
        {`${dayWithWeekday(request.visitDate)} u ${request.visitTime} · ${people}${lunch}`}
      </Box>
    </div>
  );
}
