import { describe, expect, it } from 'vitest';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { updateVisitRequestSchema } from '#visit-requests/update-visit-request-schema.ts';
import { visitFieldText } from './visit-field-text.ts';
import { STAFF_FIELDS, VISIT_FIELDS, visitFieldsOn } from './visit-fields.ts';
import { visitRequestDefaults } from './visit-request-defaults.ts';

describe('the fields of a visit', () => {
  it('that staff set are those that an update takes', () => {
    const edited = {
      ...buildVisitRequest({ visitDate: '2026-05-10' }),
      id: 1,
      version: 1,
      status: 'SCHEDULED',
      isViewed: true,
    };
    const saved = updateVisitRequestSchema(() => '2026-01-01').parse(edited);
    const others = ['id', 'version', 'dinnerRequest', 'reason', 'mail'];
    const taken = Object.keys(saved).filter((field) => !others.includes(field));
    expect(STAFF_FIELDS.toSorted()).toEqual(taken.toSorted());
  });

  it('that the requester sets are those that the form opens with', () => {
    const empty = Object.entries(VISIT_FIELDS).filter(([, entry]) => 'empty' in entry);
    const asked = Object.entries(VISIT_FIELDS).filter(([, { setBy }]) =>
      (setBy as readonly string[]).includes('requester'),
    );
    expect(empty).toEqual(asked);
    expect(visitRequestDefaults('2026-05-10')).toMatchObject({ visitTime: '', visitorAmount: 0 });
    expect(visitFieldsOn('form').map(({ field }) => field)).toEqual(asked.map(([field]) => field));
  });

  it.each(Object.entries(VISIT_FIELDS))(
    'keep %s for statistics unless it was typed',
    (_, entry) => {
      expect(entry.fate === 'kept').toBe(entry.shownAs !== 'text');
    },
  );

  it.each([
    ['visitDate', '2027-05-14', '14.05.2027'],
    ['visitTime', '10:00', '10:00'],
    ['visitorAmount', 24, '24'],
    ['visitorAmount', 9_999, '9.999'],
    ['numberOfFollowers', 0, '0'],
    ['numberOfFollowers', Number.NaN, ''],
    ['ageGroupType', 'CHILD', 'Predškolci (3–6 godina)'],
    ['paymentType', 'CASH', 'Gotovina'],
    ['isRequestingDinner', true, 'Da'],
    ['isViewed', false, 'Ne'],
    ['homeExhibitionVisitTime', null, ''],
    ['comment', null, ''],
  ] as const)('show %s as people read it', (field, value, text) => {
    expect(visitFieldText(field, value)).toBe(text);
  });
});
