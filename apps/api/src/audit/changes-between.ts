import type { AuditChange } from '@museum/shared/audit/audit-schema';

type Value = NonNullable<AuditChange['from']> | null;

/** What differs between two states of one thing: each field by its dotted path, from what to what. */
export function changesBetween(before: object, after: object): AuditChange[] {
  const [was, is] = [flatten(before), flatten(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, from: was.get(field) ?? null, to: is.get(field) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function flatten(state: object, parent = ''): Map<string, Value> {
  return new Map(
    Object.entries(state).flatMap(([key, value]: [string, Value | object]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(value, `${parent}${key}.`)]
        : [[`${parent}${key}`, value] as const],
    ),
  );
}
