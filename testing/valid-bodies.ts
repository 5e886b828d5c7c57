import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';

import { JELENA } from './jelena.ts';

const visit = {
  ...buildVisitRequest(),
  isRequestingDinner: true,
  dinnerRequest: buildDinnerRequest(),
};

/** A valid body of every route that reads one; a new route has to be added here. */
export const VALID_BODIES: Record<string, object> = {
  'POST /auth/sign-in': { email: JELENA.email, password: JELENA.password },
  'POST /auth/refresh': { token: 'x'.repeat(43) },
  'POST /auth/sign-out': { token: 'x'.repeat(43) },
  'PUT /auth/password': { currentPassword: JELENA.password, newPassword: 'tri konja na brdu' },
  'POST /auth/sessions/end-others': { currentPassword: JELENA.password },
  'POST /admin/prices': { kind: 'ADULT_DINNER', price: 1200 },
  'PUT /admin/prices': { id: 1, price: 1200 },
  'POST /contact': buildContactMessage(),
  'PUT /contact-message/:id': { isRead: true },
  'POST /visit-request': visit,
  'POST /admin/visit-request': { ...visit, mail: { send: true, note: 'Ulaz B' } },
  'POST /admin/visit-request/preview-mail': { ...visit, mail: { send: true, note: null } },
  'PUT /visit-request': { ...visit, id: 1, version: 1, status: 'SCHEDULED', isViewed: true },
  'POST /visit-request/:id/recalculate': {
    version: 1,
    mail: { send: true, note: 'Nov cenovnik' },
  },
  'POST /visit-request/:id/confirm': {
    version: 1,
    reason: null,
    mail: { send: true, note: 'Ulaz B' },
  },
  'POST /visit-request/:id/decline': {
    version: 1,
    reason: 'Puno',
    mail: { send: true, note: null },
  },
  'POST /visit-request/:id/postpone': {
    version: 1,
    reason: 'Radovi',
    mail: { send: false, note: '' },
  },
  'POST /visit-request/:id/cancel': {
    version: 1,
    reason: 'Sneg',
    mail: { send: true, note: null },
  },
  'POST /visit-request/:id/arrive': {
    version: 1,
    at: '2026-11-22T08:52:00.000Z',
    visitorAmount: 49,
    numberOfFollowers: 4,
    payment: { amount: 1200, way: 'cash' },
  },
  'POST /visit-request/:id/late': { version: 1 },
  'POST /visit-request/:id/missed': { version: 1 },
  'POST /visit-request/:id/undo-arrival': { version: 1 },
  'POST /visit-request/:id/renew-link': { replaces: 'http://museum.test/moj-zahtev#x' },
  'POST /visit-request/:id/proposal/accept': {
    version: 1,
    reason: 'Stane i više',
    note: 'Čekamo vas',
    mail: { send: true, note: null },
  },
  'POST /visit-request/:id/proposal/decline': {
    version: 1,
    reason: null,
    mail: { send: true, note: 'Tada je puno' },
  },
  'PUT /my-request': { ...visit, version: 1, note: 'Pridružuje nam se još jedno odeljenje' },
  'POST /my-request/cancel': { version: 1, reason: 'Sneg' },
  'POST /visit-request/:id/preview-mail': {
    act: 'change',
    changes: { ...visit, status: 'SCHEDULED', isViewed: true },
    note: 'Ulaz B',
  },
  'POST /visit-request/:id/dinner': {
    reason: 'Jedu u dve smene',
    mail: { send: true, note: 'Dodali smo ručak' },
  },
  'DELETE /visit-request/:id/dinner': { mail: { send: true, note: 'Bez ručka' } },
  'POST /visit-request/:id/notes': { text: 'Dolaze dva autobusa' },
  'POST /visit-request/:id/payments': {
    paidOn: '2026-11-22',
    amount: 18_400,
    way: 'transfer',
    note: 'Izvod 187',
  },
  'POST /visit-request/:id/payments/:paymentId/correction': { reason: 'Uplata druge škole' },
  'POST /admin/bank-statements/:id/book': { version: 1, lines: [{ id: 1, visitRequestId: 1 }] },
  'POST /admin/bank-statements/:id/undo': { version: 1 },
  'POST /admin/kitchen/:date/acknowledge': { mark: '0123456789abcdef' },
  'PUT /admin/settings/hours': { version: 0, weekly: organisation.openingHours.weekly },
  'PUT /admin/settings/zones': { version: 0, zones: EXAMPLE_ZONES },
  'PUT /admin/settings/usual-group': { version: 0, visitors: 25 },
  'PUT /admin/settings/special-days': { version: 0, days: organisation.openingHours.specialDays },
  'PUT /visit-request/:id/reminders': { kind: 'payment', isOn: false },
  'PUT /admin/settings/reminders': { version: 0, numbers: true, payment: false, arrival: true },
  'PUT /admin/settings/day-sheet': { version: 0, isMailed: true },
  'PUT /admin/settings/payment-codes': { version: 0, legalEntity: '221', person: '289' },
  'PUT /admin/settings/guides': {
    version: 0,
    guides: [{ name: 'Ana Tomić' }, { name: 'Marko Ilić' }],
  },
  'PUT /visit-request/:id/guides': { version: 1, guideIds: [1, 2] },
  'PUT /admin/settings/notice': {
    version: 0,
    notice: { text: 'Radovi u hali', from: '2026-12-01', to: '2026-12-02' },
  },
};
