import { formatDay } from '@museum/shared/primitives/calendar-date';
import { dinarsText } from '@museum/shared/primitives/money';
import { plural, VISITORS, VISITS } from '@museum/shared/primitives/plural';
import type { RequesterQuery, RequesterRow } from '@museum/shared/requesters/requester-list-schema';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { REQUESTER_COLUMNS, RequesterContact, RequesterName } from './requester-columns.tsx';
import { requestersQuery } from './requester-queries.ts';

/** One page of the schools and agencies. */
export const RequestersTable = ({ query, onChange }: ListState<RequesterQuery>) => (
  <PagedList
    list={useQuery(requestersQuery(query))}
    columns={REQUESTER_COLUMNS}
    query={query}
    onChange={onChange}
    label="Naručioci"
    errorTitle="Naručioci nisu učitani"
    renderCard={(requester) => <RequesterCard requester={requester} />}
  />
);

/** A school or agency where there is no room for columns. */
function RequesterCard({ requester }: { requester: RequesterRow }) {
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
