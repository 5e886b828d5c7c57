import type { PriceKind } from '@museum/shared/prices/price-kind';
import type { CreatePrice } from '@museum/shared/prices/price-schema';
import type { Control } from 'react-hook-form';

/** The form of a new price; the price is a text as long as it is being typed. */
export type NewPriceValues = { kind: PriceKind | null; price: string };

export type NewPriceControl = Control<NewPriceValues, unknown, CreatePrice>;
