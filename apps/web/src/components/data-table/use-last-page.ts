import type { Page } from '@museum/shared/http/envelope';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { lastPageOf } from './list-table.ts';

type LastPageOptions = {
  list: UseQueryResult<Page<unknown>>;
  page: number;
  onChange: (patch: { page: number }, options: { replace: boolean }) => void;
};

/**
 * Goes back to the last page there is, when the last row of a page was deleted or a link leads
 * further than the list now goes.
 */
export function useLastPage({ list, page, onChange }: LastPageOptions): void {
  const lastPage = lastPageOf(list.data?.total ?? 0);
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) onChange({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, onChange]);
}
