import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import fc from 'fast-check';

/** The JSON Schema that openapi.json is written in, as far as request bodies use it. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const tomorrowOrLater = fc
  .integer({ min: 1, max: 1000 })
  .map((days) => addDays(dayInBelgrade(new Date()), days));

function text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema) {
  if (format === 'date') return tomorrowOrLater;
  const kept = (value: string) => value.length >= minLength && value.length <= maxLength;
  if (format === 'email') {
    return fc
      .emailAddress()
      .filter((value) => kept(value) && new RegExp(pattern!, 'u').test(value));
  }
  const written = pattern ? fc.stringMatching(new RegExp(pattern, 'u')) : fc.string();
  return written.filter(kept);
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum, max: schema.maximum });
    case 'string':
      return text(schema);
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    default:
      throw new Error(`No arbitrary for ${type}`);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema) {
  const values = Object.entries(properties).map(([name, part]) => [name, arbitraryOf(part)]);
  const requiredKeys = required.filter((name) => name in properties);
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys,
  });
}

/**
 * Values that a program would make which knows nothing of an API but its schema. Parts of an
 * `allOf` are made one after the other, the later over the earlier; alternatives by `not` are left out.
 */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf)?.filter((choice) => !choice.not);
  const parts = [
    ...(schema.properties ? [objectOf(schema)] : []),
    ...(choices ? [fc.oneof(...choices.map(arbitraryOf))] : []),
    ...(schema.allOf ?? []).map(arbitraryOf),
  ];
  if (parts.length === 1) return parts[0]!;
  if (parts.length > 1) {
    return fc.tuple(...parts).map((made) => Object.assign({}, ...made) as object);
  }
  if (schema.type === undefined) return fc.constant(null);
  return fc.oneof(...[schema.type].flat().map((type) => ofType(type, schema)));
}
