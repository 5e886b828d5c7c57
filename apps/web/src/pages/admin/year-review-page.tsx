import {
  ageLines,
  contactLines,
  EACH_GUIDE_NOTE,
  FIGURE_COLUMNS,
  GUIDE_COLUMNS,
  guideLines,
  MONTH_COLUMNS,
  monthLines,
  townLines,
  YEAR_REVIEW_NOTE,
  yearTotal,
} from '@museum/shared/year-review/year-lines';
import {
  FIRST_YEAR,
  type YearReview,
  yearPathSchema,
} from '@museum/shared/year-review/year-review-schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { Loaded } from '#components/loading/loaded.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import { YearFigures } from '#features/year-review/year-figures.tsx';
import { YearHead } from '#features/year-review/year-head.tsx';
import { yearReviewQuery } from '#features/year-review/year-review-queries.ts';
import { YearTable } from '#features/year-review/year-table.tsx';
import { useToday } from '#lib/time/new-day.ts';
import { StaffNotFoundPage } from './staff-not-found-page.tsx';

/** What a year comes to; without one in the address this year. */
export function YearReviewPage() {
  const today = useToday();
  const { year = today.slice(0, 4) } = useParams();
  const parsed = yearPathSchema.safeParse({ year });
  return parsed.success ? <ReviewOf year={parsed.data.year} /> : <StaffNotFoundPage />;
}

function ReviewOf({ year }: { year: number }) {
  const before = useQuery({
    ...yearReviewQuery(year - 1),
    enabled: year > FIRST_YEAR,
  }).data;
  const hasBefore = before !== undefined && before.sums.length > 0;
  return (
    <>
      <PageHead title={`Godišnji pregled ${year}.`} />
      <YearHead year={year} />
      <Loaded query={useQuery(yearReviewQuery(year))} errorTitle="Pregled nije učitan">
        {(review) => (
          <>
            <YearFigures review={review} before={hasBefore ? before : undefined} />
            <Tables review={review} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Tables({ review }: { review: YearReview }) {
  const thisMonth = useToday().slice(0, 7);
  const months = monthLines(review).map((line, place) => ({
    ...line,
    isAhead: `${review.year}-${String(place + 1).padStart(2, '0')}` > thisMonth,
  }));
  const tables = [
    { title: 'Po uzrastu', nameHeader: 'Uzrast', lines: ageLines(review) },
    { title: 'Ko je zakazao', nameHeader: 'Zakazao', lines: contactLines(review) },
    { title: 'Odakle dolaze', nameHeader: 'Mesto', lines: townLines(review) },
  ];
  const total = { ...yearTotal(review), name: 'Ukupno' };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <YearTable
        title="Po mesecima"
        nameHeader="Mesec"
        columns={MONTH_COLUMNS}
        lines={months}
        total={total}
        most={Math.max(...months.map(({ visitors }) => visitors))}
      />
      {tables
        .filter(({ lines }) => lines.length > 0)
        .map((table) => (
          <YearTable key={table.title} {...table} columns={FIGURE_COLUMNS} total={total} />
        ))}
      {review.guides.length > 0 ? (
        <YearTable
          title="Vodiči"
          nameHeader="Vodič"
          columns={GUIDE_COLUMNS}
          lines={guideLines(review)}
        />
      ) : null}
      <Typography sx={{ maxWidth: '75ch', color: 'text.secondary' }}>
        {YEAR_REVIEW_NOTE}
        {review.guides.length > 0 ? ` ${EACH_GUIDE_NOTE}` : null}
      </Typography>
    </Box>
  );
}
