import type { Page } from '@museum/shared/http/envelope';
import type { RequesterQuery, RequesterRow } from '@museum/shared/requesters/requester-list-schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { fetchFile } from '#lib/browser/download-file.ts';
import { staffClient } from '#lib/http/http-client.ts';
import { anyRequest, REQUEST_LISTS, touchedBy } from '#lib/live/touched-by.ts';

const ADDRESS = '/admin/requesters';

/** A page of the schools and agencies. */
export const requestersQuery = (query: RequesterQuery) =>
  queryOptions({
    ...touchedBy(anyRequest),
    queryKey: [...REQUEST_LISTS, 'requesters', query],
    queryFn: async ({ signal }) =>
      (await staffClient.get<Page<RequesterRow>>(ADDRESS, { params: query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** All that the query lets through as a workbook. */
export const fetchRequestersWorkbook = (query: RequesterQuery) =>
  fetchFile(staffClient, `${ADDRESS}/excel-download`, query);
