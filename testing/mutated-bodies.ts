import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import fc from 'fast-check';

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
    ...{ version: 1, at: '2026-11-22T08:52:00.000Z', visitorAmount: 49, numberOfFollowers: 4 },
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
    ...{ paidOn: '2026-11-22', amount: 18_400, way: 'transfer', note: 'Izvod 187' },
  },
  'POST /visit-request/:id/payments/:paymentId/correction': { reason: 'Uplata druge škole' },
  'POST /admin/bank-statements/:id/book': { version: 1, lines: [{ id: 1, visitRequestId: 1 }] },
  'POST /admin/bank-statements/:id/undo': { version: 1 },
  'POST /admin/kitchen/:date/acknowledge': { mark: '0123456789abcdef' },
  'PUT /admin/settings/hours': { version: 0, weekly: organisation.openingHours.weekly },
  'PUT /admin/settings/zones': { version: 0, zones: EXAMPLE_ZONES },
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

/** What breaks programs: each has broken one. */
const nastyValue = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, -0, '', ' ', '\0', '\ud800', '\u202e'],
    ...['2026-02-30', '0000-00-00', '9999-12-31', '24:00', '99:99', "'; DROP TABLE staff; --"],
    ...['__proto__', 'null', 'a@b.rs, c@d.rs', '%s%n', '=1+1', '<script>alert(1)</script>'],
    ...['x'.repeat(3_000), '😀'.repeat(500), [], {}, [[]], { a: { b: {} } }, { toString: 1 }],
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

/** What is right in some fields, so that many bodies get past the schema. */
const plausibleValue = fc.constantFrom<unknown>(
  ...['08:00', '16:00', '2030-02-28', 'Novi Sad, Bulevar oslobođenja 1', 'ana@example.rs', 'Ђурђа'],
  ...['agency', 'personal', 'CASH', 'ADULTS', 'CANCELED', 'SCHOOL_DINNER', 'with-soup', 'fillet'],
  ...[1, 20, 9_999, 1234.56, true, false, null, '1', 'true', 'ASC', 'visitDate', 'price'],
);

/** Any value that a body or a query may carry. */
export const anyValue = fc.oneof(
  { weight: 1, arbitrary: nastyValue },
  { weight: 2, arbitrary: plausibleValue },
);

/** One field, counted through the body at any depth, that is changed in one of three ways. */
export type Mutation = { place: number; value: unknown; how: 'replaced' | 'removed' | 'resembled' };

/** One to three changes of a body. */
export const mutations = fc.array(
  fc.record<Mutation>({
    place: fc.nat(),
    value: anyValue,
    how: fc.constantFrom('replaced', 'removed', 'resembled', 'resembled', 'resembled'),
  }),
  { minLength: 1, maxLength: 3 },
);

/** What is awkward and yet right where such a text stands; a body of these gets past the schema. */
const RESEMBLING: [RegExp, string[]][] = [
  [/^\d\d:\d\d$/, ['08:00', '16:00', '12:59']],
  [/^\d{4}-\d\d-\d\d$/, ['2028-02-29', '2099-12-31', '9999-12-31']],
  [/^[A-Z_]+$/, ['CASH', 'ADULTS', 'POSTPONED', 'LUNCH_PACKET']],
  [/@/, ['a@b.rs', "o'brien+x@example.rs", `${'a'.repeat(64)}@example.rs`]],
  [/, /, ['Niš, 1', '=1+1, <b>', "Ужице, '); --", '"", ""', ', ,x,']],
  [/ /, ['<script>x()</script>', '%s%n ${x} {{x}}', "'; DROP TABLE staff; --", '\u202Eтекст']],
  [/^/, ['=1+1', '😀'.repeat(5), 'null', '__proto__', '0', '-0', "'", '\\', '�', 'ǆ ß ﬀ']],
];

function resembling(current: unknown, place: number): unknown {
  if (typeof current === 'boolean') return !current;
  if (typeof current === 'number') return [0, 1, 2, 7, 9_999][place % 5];
  if (typeof current !== 'string') return current;
  const [, texts] = RESEMBLING.find(([looks]) => looks.test(current))!;
  return texts[place % texts.length];
}

/** As many changes of bodies as are asked for; the same seed makes the same ones. */
export const sampleMutations = (count: number, seed: number) =>
  fc.sample(mutations, { numRuns: count, seed });

/** As many values as are asked for; the same seed makes the same ones. */
export const sampleValues = (count: number, seed: number) =>
  fc.sample(anyValue, { numRuns: count, seed });

/** The body with its fields, at any depth, replaced or removed. */
export function mutate(body: object, changes: Mutation[]): object {
  const mutated = structuredClone(body) as Record<string, unknown>;
  for (const { place, value, how } of changes) {
    const fields = fieldsOf(mutated);
    const [owner, key] = fields[place % fields.length] ?? [mutated, 'added'];
    if (how === 'removed') delete owner[key];
    else owner[key] = how === 'replaced' ? value : resembling(owner[key], place);
  }
  return mutated;
}

function fieldsOf(owner: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(owner).flatMap(([key, value]) => [
    [owner, key] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value as Record<string, unknown>)
      : []),
  ]);
}
