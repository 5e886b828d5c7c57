import { palette } from '@museum/shared/organisation/palette';
import { inGroups } from '@museum/shared/primitives/words';
import { FIGURE_LABELS } from '@museum/shared/visit-requests/visit-figures';
import { aheadTotal, yearTotal } from '@museum/shared/year-review/year-lines';
import type { YearReview } from '@museum/shared/year-review/year-review-schema';
import { styled } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  margin: '0 0 24px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    padding: '14px 18px',
    borderRadius: 14,
    border: `1px solid ${palette.sand}`,
    background: palette.white,
  },
  '& dt': { color: palette.umber, fontSize: '0.9375rem' },
  '& dd': { margin: 0 },
  '& .figure': {
    fontFamily: fonts.display,
    fontSize: '1.5rem',
    fontWeight: 700,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  '& .figure small': { fontSize: '1rem', fontWeight: 600 },
  '& .aside': { color: palette.secondaryText, fontSize: '0.875rem', textWrap: 'balance' },
  '@media (width >= 62.5rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  '@media (width < 37.5rem)': {
    gridTemplateColumns: '1fr',
    gap: 8,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      padding: '8px 16px',
    },
    '& .aside': { gridColumn: '1 / -1', textAlign: 'right' },
  },
});

const SHOWN = [
  { label: FIGURE_LABELS.visits, figure: 'visits', unit: '' },
  { label: FIGURE_LABELS.visitors, figure: 'visitors', unit: '' },
  { label: 'Vrednost poseta', figure: 'total', unit: ' din' },
  { label: 'Naplaćeno', figure: 'received', unit: ' din' },
] as const;

type Shown = (typeof SHOWN)[number];

/** A figure in whole numbers; the paras stand in the table below. */
const inWords = (review: YearReview, { figure }: Shown) =>
  inGroups(Math.round(yearTotal(review)[figure]));

/** How much of a figure is announced only; nothing where nothing is, or money has come. */
function Ahead({ review, figure, unit }: Shown & { review: YearReview }) {
  if (figure === 'received') return null;
  const ahead = Math.round(aheadTotal(review)[figure]);
  return ahead > 0 ? (
    <dd className="aside">{`od toga najavljeno ${inGroups(ahead)}${unit}`}</dd>
  ) : null;
}

type YearFiguresProps = {
  review: YearReview;
  /** The year before, if there was anything in it. */
  before: YearReview | undefined;
};

/** What the year comes to in all, and what the year before came to. */
export const YearFigures = ({ review, before }: YearFiguresProps) => (
  <Figures>
    {SHOWN.map((one) => (
      <div key={one.label}>
        <dt>{one.label}</dt>
        <dd className="figure">
          {inWords(review, one)}
          <small>{one.unit}</small>
        </dd>
        <Ahead review={review} {...one} />
        {before ? (
          <dd className="aside">{`${before.year}: ${inWords(before, one)}${one.unit}`}</dd>
        ) : null}
      </div>
    ))}
  </Figures>
);
