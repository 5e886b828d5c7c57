import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

import type { ListPlace } from './list-table.ts';

type ListQuery = ListPlace & { search?: string };

/** What a list shows, and the way to show something else of it. */
export type ListState<Query> = {
  query: Query;
  /** `replace` takes the place of the current entry in the browser's history. */
  onChange: (patch: Partial<Query>, options?: { replace: boolean }) => void;
};

const FIRST_PAGE = 1;

/** The query of an address; what its schema refuses is left out instead of breaking the page. */
function parseQuery<Query>(schema: z.ZodType<Query>, params: URLSearchParams): Query {
  const given = Object.fromEntries(params);
  const wrong = schema.safeParse(given).error?.issues.map(({ path }) => path[0]) ?? [];
  const right = Object.entries(given).filter(([name]) => !wrong.includes(name));
  return schema.parse(Object.fromEntries(right));
}

/** A query as an address carries it: only what differs from the list as it opens. */
function toListParams({ page, sortByColumn, sortDirection = 'ASC', ...rest }: ListQuery) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  if (sortByColumn) {
    params.set('sortByColumn', sortByColumn);
    params.set('sortDirection', sortDirection);
  }
  if (page > FIRST_PAGE) params.set('page', String(page));
  return params;
}

/**
 * The state of a list, kept in the address under the API's own names: back, reload and a shared
 * link show the same rows. Whatever changes but the page leads back to the first page.
 */
export function useListState<Query extends ListQuery>(schema: z.ZodType<Query>): ListState<Query> {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseQuery(schema, params), [schema, params]);
  // A change that is still to be drawn counts already: the router's own way loses the first of two.
  const wanted = useRef(query);
  useLayoutEffect(() => {
    wanted.current = query;
  }, [query]);
  const onChange = useCallback<ListState<Query>['onChange']>(
    (patch, options) => {
      wanted.current = { ...wanted.current, page: FIRST_PAGE, ...patch };
      setParams(toListParams(wanted.current), { ...options, preventScrollReset: true });
    },
    [setParams],
  );
  return { query, onChange };
}
