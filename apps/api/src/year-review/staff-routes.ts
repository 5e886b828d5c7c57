import { dataEnvelope } from '@museum/shared/http/envelope';
import { yearPathSchema, yearReviewSchema } from '@museum/shared/year-review/year-review-schema';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import type { Route } from '#lib/http/route.ts';
import { sendFile, XLSX } from '#lib/http/send-file.ts';
import { readLedVisits, readYearReview } from './year-review-store.ts';
import { yearReviewWorkbook } from './year-review-workbook.ts';

/** What a year comes to; names no requester, so that a download leaves no trace. */
export const yearReviewStaffRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  {
    method: 'get',
    path: '/admin/year-review/:year',
    doc: {
      summary:
        'Visits, people, portions and money of a year by month, age, kind of requester, town and guide',
      path: yearPathSchema,
      answer: { schema: dataEnvelope(yearReviewSchema) },
    },
    handle: async (request, response) => {
      const { year } = yearPathSchema.parse(request.params);
      response.json({ data: await readYearReview(year, todayOf(clock)()) });
    },
  },
  {
    method: 'get',
    path: '/admin/year-review/:year/excel-download',
    doc: {
      summary: 'The same as a workbook, with each visit that a guide leads',
      path: yearPathSchema,
      answer: { file: XLSX },
    },
    handle: async (request, response) => {
      const { year } = yearPathSchema.parse(request.params);
      const review = await readYearReview(year, todayOf(clock)());
      const file = await yearReviewWorkbook(review, await readLedVisits(year));
      sendFile(response, { type: XLSX, name: `godisnji-pregled-${year}.xlsx` }, file);
    },
  },
];
