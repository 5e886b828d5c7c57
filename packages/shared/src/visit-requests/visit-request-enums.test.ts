import { expect, it } from 'vitest';
import {
  AGE_GROUP_TYPE_LABELS,
  ALL_STATUSES_LABEL,
  CONTACT_TYPE_LABELS,
  PAYMENT_TYPE_LABELS,
  VISIT_STATUS_LABELS,
} from './visit-request-enums.ts';

// verbatim from the spec
it('contact types, payment types and statuses have the spec’s names', () => {
  expect(CONTACT_TYPE_LABELS).toEqual({
    agency: 'Agencija',
    institution: 'Institucija',
    personal: 'Osobna',
  });
  expect(PAYMENT_TYPE_LABELS).toEqual({
    CASH: 'Gotovina',
    CREDIT_CARD: 'Kartica',
    SCHEDULED_PAYMENT: 'Virmanski',
  });
  expect(VISIT_STATUS_LABELS).toEqual({
    SCHEDULED: 'Zakazano',
    POSTPONED: 'Odloženo',
    CANCELED: 'Otkazano',
  });
  expect(ALL_STATUSES_LABEL).toBe('Svi Statusi');
});

it('there are six age groups', () => {
  expect(Object.keys(AGE_GROUP_TYPE_LABELS)).toHaveLength(6);
});

it.each([
  ['CHILD', /3–6/],
  ['ELEMENTARY_SCHOOL', /I–IV razred/],
  ['ELEMENTARY_SCHOOL_PART_2', /V–VIII razred/],
  ['HIGH_SCHOOL', /14–18/],
  ['MIXED', /Mešovita/],
  ['ADULTS', /Odrasli/],
] as const)('the age group %s tells who belongs to it', (ageGroup, words) => {
  expect(AGE_GROUP_TYPE_LABELS[ageGroup]).toMatch(words);
});
