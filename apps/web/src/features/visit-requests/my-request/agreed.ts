import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { calculateQuote, type Quote } from '@museum/shared/quote/quote';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import type { WantedVisit } from '@museum/shared/visit-requests/visit-request-response';
import { paraText } from '@museum/shared/primitives/money';

import type { ComparedField } from '#components/dialogs/comparison-table.tsx';
import type { FactRow } from '#components/facts/fact-rows.tsx';
import { visitFacts } from '#features/visit-requests/visit-facts.ts';

/** A visit that is asked for or agreed, with who leads it. */
export type Agreed = Omit<MyRequest, 'dinnerRequest'> & Pick<WantedVisit, 'dinnerRequest'>;

/** Everything that a visit consists of, in words. */
export function agreedFacts(visit: Agreed): FactRow[] {
  const { leaderName, phone } = contactSummary(visit);
  return [
    ...visitFacts(ageGroupAsRequested(visit)),
    { name: 'Vođa grupe', value: leaderName, details: phone ? [phone] : [] },
  ];
}

/** What a visit costs by the prices that the request keeps. */
export const agreedQuote = (visit: Agreed): Quote =>
  calculateQuote(ageGroupAsRequested(visit), visit.unitPrices);

const inWords = (row: FactRow | undefined) =>
  row ? [row.value, ...(row.details ?? [])].join('\n') : '—';

/** What is different between two states of a visit, each field in words, the sum at the end. */
export function visitDifferences(before: Agreed, after: Agreed): ComparedField[] {
  const [was, is] = [agreedFacts(before), agreedFacts(after)];
  const names = new Set([...was, ...is].map(({ name }) => name));
  const fields = [...names].map((label) => ({
    label,
    values: [was, is].map((rows) => inWords(rows.find(({ name }) => name === label))),
  }));
  const sums = [before, after].map((visit) => paraText(agreedQuote(visit).total));
  return [...fields, { label: 'Ukupno', values: sums }].filter(
    ({ values: [one, other] }) => one !== other,
  );
}
