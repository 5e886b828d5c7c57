import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import fc from 'fast-check';
import { JELENA } from './staff.ts';

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
  'POST /admin/prices': { kind: 'ADULT_DINNER', price: 1200 },
  'PUT /admin/prices': { id: 1, price: 1200 },
  'POST /contact': buildContactMessage(),
  'POST /visit-request': visit,
  'PUT /visit-request': { ...visit, id: 1, version: 1, status: 'SCHEDULED', isViewed: true },
  'POST /visit-request/:id/recalculate': { version: 1 },
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

/** One field, counted through the body at any depth, replaced or removed. */
export type Mutation = { place: number; value: unknown; isRemoval: boolean };

/** One to three changes of a body. */
export const mutations = fc.array(
  fc.record<Mutation>({ place: fc.nat(), value: anyValue, isRemoval: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

/** The body with its fields, at any depth, replaced or removed. */
export function mutate(body: object, changes: Mutation[]): object {
  const mutated = structuredClone(body) as Record<string, unknown>;
  for (const { place, value, isRemoval } of changes) {
    const fields = fieldsOf(mutated);
    const [owner, key] = fields[place % fields.length] ?? [mutated, 'added'];
    if (isRemoval) delete owner[key];
    else owner[key] = value;
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
