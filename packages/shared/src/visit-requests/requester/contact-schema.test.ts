import { expect, it } from 'vitest';
import { FIELDS_OF_CONTACT_TYPE, isContactFieldRequired } from './contact-schema.ts';

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
