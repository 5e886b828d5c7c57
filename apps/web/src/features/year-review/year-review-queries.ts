import type { YearReview } from '@museum/shared/year-review/year-review-schema';
import { queryOptions } from '@tanstack/react-query';

import { fetchFile } from '#lib/browser/download-file.ts';
import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { anyRequest, REQUEST_LISTS, touchedBy } from '#lib/live/touched-by.ts';

const addressOf = (year: number) => `/admin/year-review/${year}`;

/** What a year comes to. */
export const yearReviewQuery = (year: number) =>
  queryOptions({
    ...touchedBy(anyRequest),
    queryKey: [...REQUEST_LISTS, 'year-review', year],
    queryFn: ({ signal }) => unwrap<YearReview>(staffClient.get(addressOf(year), { signal })),
  });

/** The same as a workbook. */
export const fetchYearReviewWorkbook = (year: number) =>
  fetchFile(staffClient, `${addressOf(year)}/excel-download`);
