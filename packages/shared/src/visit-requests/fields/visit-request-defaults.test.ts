import { expect, it } from 'vitest';
import { visitRequestDefaults } from './visit-request-defaults.ts';

it('the form opens for tomorrow, with nobody in it and nothing asked for', () => {
  expect(visitRequestDefaults('2026-12-31')).toMatchObject({
    visitDate: '2027-01-01',
    visitorAmount: 0,
    numberOfFollowers: 0,
    isRequestingDinner: false,
    isRequestingAdditionalContent: false,
    isRequestingVisitHomeExhibition: false,
  });
});

it('JBKJS opens as the empty text', () => {
  const { agencyJBKJS, institutionJBKJS } = visitRequestDefaults('2026-05-10');
  expect([agencyJBKJS, institutionJBKJS]).toEqual(['', '']);
});
