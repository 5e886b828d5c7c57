import { guideName } from '#guides/guide-name.ts';
import { MONTHS, SHORT_MONTHS } from '#primitives/day-words.ts';
import { added, addedDinars } from '#primitives/money.ts';
import { capitalised } from '#primitives/words.ts';
import {
  AGE_GROUP_TYPE_LABELS,
  AGE_GROUP_TYPES,
  CONTACT_TYPE_LABELS,
  CONTACT_TYPES,
} from '#visit-requests/visit-request-enums.ts';
import {
  FIGURE_LABELS,
  FIGURES,
  type VisitFigure,
  type VisitFigures,
} from '#visit-requests/visit-figures.ts';
import type { YearReview } from './year-review-schema.ts';

/** What the figures count, below the title of page and workbook. */
export const YEAR_REVIEW_NOTE =
  'Broje se posete koje su potvrđene ili su se održale, po danu posete. Kada je dolazak zabeležen, broji se koliko ih je zaista stiglo. „Naplaćeno“ je novac koji je u tom mesecu stigao, umanjen za vraćeno, i za posete iz drugih meseci.';

/** What is to be known of the figures of guides, which are added up nowhere: a visit would count twice. */
export const EACH_GUIDE_NOTE = 'Kada posetu vodi više vodiča, broji se svakom od njih.';

/** What a guide's figures count. */
export const GUIDE_NOTE = `Posete koje su potvrđene ili su se održale, po danu posete. ${EACH_GUIDE_NOTE}`;

/** A line of a table about a year; only months have money received. */
export type YearLine = VisitFigures & { name: string; received?: number };

/** A guide's line: how many visits in each of the twelve months. */
export type GuideLine = { id?: number; name: string; visits: number[] };

/** A column of a table about a year; money is in dinars. */
export type YearColumn<Line> = {
  header: string;
  isMoney?: boolean;
  amountOf: (line: Line) => number;
};

/** The columns about ages, requesters and towns. */
export const FIGURE_COLUMNS: readonly YearColumn<YearLine>[] = FIGURES.map((figure) => {
  const isMoney = figure === 'total';
  return {
    header: `${FIGURE_LABELS[figure]}${isMoney ? ' (din)' : ''}`,
    isMoney,
    amountOf: (line) => line[figure],
  };
});

/** The columns about months. */
export const MONTH_COLUMNS: readonly YearColumn<YearLine>[] = [
  ...FIGURE_COLUMNS,
  { header: 'Naplaćeno (din)', isMoney: true, amountOf: ({ received = 0 }) => received },
];

/** The columns about guides. */
export const GUIDE_COLUMNS: readonly YearColumn<GuideLine>[] = [
  ...SHORT_MONTHS.map((header, place) => ({
    header,
    amountOf: ({ visits }: GuideLine) => visits[place] ?? 0,
  })),
  { header: 'Ukupno', amountOf: ({ visits }) => added(visits) },
];

/** The guides of a year; those who are off the list say so. */
export const guideLines = ({ guides }: YearReview): GuideLine[] =>
  guides.map(({ id, visits, ...guide }) => ({ id, name: guideName(guide), visits }));

const sumOf = (lines: readonly VisitFigures[], figure: VisitFigure) =>
  added(lines.map((line) => line[figure]));

/** What some lines or sums of a year come to together. */
export const addedUp = (lines: readonly VisitFigures[]): VisitFigures => ({
  visits: sumOf(lines, 'visits'),
  visitors: sumOf(lines, 'visitors'),
  followers: sumOf(lines, 'followers'),
  portions: sumOf(lines, 'portions'),
  total: addedDinars(lines.map(({ total }) => total)),
});

/** The twelve months of a year, each with the dinars received in it. */
export const monthLines = ({ sums, received }: YearReview): YearLine[] =>
  received.map((dinars, place) => ({
    name: capitalised(MONTHS[place]!),
    ...addedUp(sums.filter(({ month }) => month === place + 1)),
    received: dinars,
  }));

/** The ages of a year's groups, youngest first; those that nobody had are left out. */
export const ageLines = ({ sums }: YearReview): YearLine[] =>
  AGE_GROUP_TYPES.map((age) => ({
    name: AGE_GROUP_TYPE_LABELS[age],
    ...addedUp(sums.filter(({ ageGroupType }) => ageGroupType === age)),
  })).filter(({ visits }) => visits > 0);

/** The kinds of requesters of a year; those that nobody was are left out. */
export const contactLines = ({ sums }: YearReview): YearLine[] =>
  CONTACT_TYPES.map((type) => ({
    name: CONTACT_TYPE_LABELS[type],
    ...addedUp(sums.filter(({ contactType }) => contactType === type)),
  })).filter(({ visits }) => visits > 0);

const NO_TOWN = 'Mesto nije upisano';

/** The towns from which a year's groups came, most visitors first; at the end those without one. */
export const townLines = ({ towns }: YearReview): YearLine[] =>
  towns
    .toSorted(
      (one, other) =>
        Number(one.town === null) - Number(other.town === null) || other.visitors - one.visitors,
    )
    .map(({ town, ...figures }) => ({ name: town ?? NO_TOWN, ...figures }));

/** What the visits come to that are still ahead. */
export const aheadTotal = ({ sums }: YearReview): VisitFigures =>
  addedUp(sums.filter(({ isAhead }) => isAhead));

/** What the whole year comes to. */
export const yearTotal = ({ sums, received }: YearReview): VisitFigures & { received: number } => ({
  ...addedUp(sums),
  received: addedDinars(received),
});
