import type { RequesterQuery } from '@museum/shared/requesters/requester-list-schema';
import { useQuery } from '@tanstack/react-query';

import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { RequesterCard } from './requester-card.tsx';
import { REQUESTER_COLUMNS } from './requester-columns.tsx';
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
