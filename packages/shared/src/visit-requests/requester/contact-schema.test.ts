import { expect, it } from 'vitest';
import { buildContact } from '@museum/shared/testing/build-contact';
import {
  contactSchema,
  FIELDS_OF_CONTACT_TYPE,
  isContactFieldRequired,
  phoneContactSchema,
} from './contact-schema.ts';

const fields = Object.values(FIELDS_OF_CONTACT_TYPE).flat();

it('the public may leave JBKJS out, and nothing else', () => {
  expect(fields.filter((field) => !isContactFieldRequired(field))).toEqual([
    'agencyJBKJS',
    'institutionJBKJS',
  ]);
});

it('a caller may leave out each number of a firm and each e-mail too (visit-life §4)', () => {
  expect(fields.filter((field) => !isContactFieldRequired(field, true))).toEqual([
    'agencyMotherId',
    'agencyJBKJS',
    'agencyPib',
    'agencyEmail',
    'agencyScheduleOnBehalfOfEmail',
    'institutionMotherId',
    'institutionJBKJS',
    'institutionPib',
    'institutionEmail',
    'personalEmail',
  ]);
});

it.each([
  ['107.654.321', '107654321'],
  [' 107 654 321', '107654321'],
  ['RS107654321', '107654321'],
  ['HR 12345678901', 'HR 12345678901'],
  ['-', '-'],
])('a firm’s number typed as "%s" is kept as "%s"', (typed, kept) => {
  const numbers = { institutionPib: typed, institutionMotherId: typed, institutionJBKJS: typed };
  const contact = { ...buildContact('institution'), ...numbers };
  const expected = { institutionPib: kept, institutionMotherId: kept, institutionJBKJS: kept };
  expect(contactSchema.parse(contact)).toMatchObject(expected);
  expect(phoneContactSchema.parse(contact)).toMatchObject(expected);
});
