import { formatDay } from '@museum/shared/primitives/calendar-date';
import { dinarsText } from '@museum/shared/primitives/money';
import { plural, VISITORS, VISITS } from '@museum/shared/primitives/plural';
import type { RequesterRow } from '@museum/shared/requesters/requester-list-schema';
import Box from '@mui/material/Box';

import { RequesterContact, RequesterName } from './requester-columns.tsx';

/** A school or agency where there is no room for columns. */
export function RequesterCard({ requester }: { requester: RequesterRow }) {
  const { visits, visitors, total, lastVisit, nextVisit } = requester;
  const came = `${plural(visits, VISITS)}, ${plural(visitors, VISITORS)}, ${dinarsText(total)}`;
  const days = [
    lastVisit && `poslednja ${formatDay(lastVisit)}`,
    nextVisit ? `najavljena ${formatDay(nextVisit)}` : 'bez najave',
  ].filter(Boolean);
  return (
    <>
      <RequesterName requester={requester} />
      <RequesterContact requester={requester} />
      <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {came}
        <br />
        {days.join(' · ')}
      </Box>
    </>
  );
}
