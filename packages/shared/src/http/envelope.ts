import { z } from 'zod';
import { ERROR_CODES } from './error-code.ts';

/** `{ data }`, the shape of every success. */
export const dataEnvelope = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ data: schema });

/** `{ data: [...], totalPages, total }`, the shape of every paged list. */
export const listEnvelope = <Schema extends z.ZodType>(row: Schema) =>
  z.object({
    data: z.array(row),
    totalPages: z.number().int(),
    total: z.number().int(),
    /** A text too short for an index was looked for in so many rows, the newest; missing when it was in all. */
    lookedThrough: z.number().int().optional(),
  });

/** One wrong thing; `field` is a dotted path into the body. */
const errorItemSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
});

/** `{ errors: [...] }`, the shape of every failure. */
export const errorEnvelopeSchema = z.object({ errors: z.array(errorItemSchema).min(1) });

export type ErrorItem = z.output<typeof errorItemSchema>;
export type Page<Row> = {
  data: Row[];
  totalPages: number;
  total: number;
  lookedThrough?: number | undefined;
};
