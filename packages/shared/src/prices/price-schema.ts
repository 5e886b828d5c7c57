import { z } from 'zod';
import { auditEntrySchema } from '#audit/audit-schema.ts';
import { listQuerySchema } from '#http/list-query.ts';
import { databaseId } from '#primitives/database-id.ts';
import { MAX_PRICE_DINARS } from '#primitives/money.ts';
import { PRICE_KINDS, type PriceKind } from './price-kind.ts';

/** Dinars, at least 1, at most two decimals; `message` verbatim from the spec, which spells it in two ways. */
const dinars = (message: string) =>
  z
    .number({ error: message })
    .min(1, message)
    .max(MAX_PRICE_DINARS, 'Cena je prevelika')
    .refine((price) => Number(price.toFixed(2)) === price, 'Cena može imati najviše dve decimale');

/** A known price kind; required. */
const priceKindSchema = z.enum(PRICE_KINDS, { error: 'Tip cene je nevalidan' });

/** A price as staff add it (spec §5). */
export const createPriceSchema = z.object({
  kind: priceKindSchema,
  price: dinars('Cena mora biti veća od 0RSD'),
});

/** A price as staff change it (spec §5). */
export const updatePriceSchema = z.object({
  id: databaseId,
  price: dinars('Cena mora biti veća od 0 RSD'),
  /** Dinars before, as whoever changes the price saw them; refused when they are others by now. */
  before: z.number().optional(),
});

/** Told when the price is another by now; the usual message speaks of a request. */
export const PRICE_CHANGED_MESSAGE =
  'Cenu je u međuvremenu promenio neko drugi. Pogledajte novu, pa je izmenite ako treba.';

/** The columns that the price list can be sorted by. */
const PRICE_SORT_COLUMNS = ['kind', 'price', 'updatedAt'] as const;

/** The query of `GET /prices` (contract §2). */
export const priceQuerySchema = listQuerySchema(PRICE_SORT_COLUMNS);

/** A row of the price list as the API answers it. */
export const priceSchema = z.object({
  id: z.number().int(),
  kind: z.enum(PRICE_KINDS),
  price: z.number(),
  updatedAt: z.iso.datetime(),
});

/** A line of the price list's audit trail; `subject` is the kind of the price. */
export const priceAuditEntrySchema = auditEntrySchema.extend({ subject: z.enum(PRICE_KINDS) });

/** Display name by kind, as `GET /prices/enum` answers. */
export const priceEnumSchema = z.partialRecord(z.enum(PRICE_KINDS), z.string());

/** Dinars by kind, as `GET /prices/mapping` answers; a kind that staff deleted is missing. */
export const priceMappingSchema = z.partialRecord(z.enum(PRICE_KINDS), z.number());

export type CreatePrice = z.output<typeof createPriceSchema>;
export type UpdatePrice = z.output<typeof updatePriceSchema>;
export type PriceQuery = z.output<typeof priceQuerySchema>;
export type Price = z.output<typeof priceSchema>;
export type PriceAuditEntry = z.output<typeof priceAuditEntrySchema>;
export type PriceEnum = Partial<Record<PriceKind, string>>;
export type PriceMapping = Partial<Record<PriceKind, number>>;
