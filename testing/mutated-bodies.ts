import fc from 'fast-check';

/** What breaks programs: each has broken one. */
const nastyValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    -0,
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '24:00',
    '99:99',
    "'; DROP TABLE staff; --",
    '__proto__',
    'null',
    'a@b.rs, c@d.rs',
    '%s%n',
    '=1+1',
    '<script>alert(1)</script>',
    'x'.repeat(3_000),
    '😀'.repeat(500),
    [],
    {},
    [[]],
    { a: { b: {} } },
    { toString: 1 },
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

/** What is right in some fields, so that many bodies get past the schema. */
const plausibleValue = fc.constantFrom<unknown>(
  '08:00',
  '16:00',
  '2030-02-28',
  'Novi Sad, Bulevar oslobođenja 1',
  'ana@example.rs',
  'Ђурђа',
  'agency',
  'personal',
  'CASH',
  'ADULTS',
  'CANCELED',
  'SCHOOL_DINNER',
  'with-soup',
  'fillet',
  1,
  20,
  9_999,
  1234.56,
  true,
  false,
  null,
  '1',
  'true',
  'ASC',
  'visitDate',
  'price',
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
