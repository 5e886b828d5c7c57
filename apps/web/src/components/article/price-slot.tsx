import type { PriceKind } from '@museum/shared/prices/price-kind';
import { createContext, type ReactNode, use } from 'react';

type RenderPrice = (kind: PriceKind) => ReactNode;

const PriceContext = createContext<RenderPrice | null>(null);

type PriceSlotsProps = { renderPrice: RenderPrice; children: ReactNode };

/** Prose names price kinds only; a page that speaks of prices says here how to show them. */
export function PriceSlots({ renderPrice, children }: PriceSlotsProps) {
  return <PriceContext value={renderPrice}>{children}</PriceContext>;
}

/** The place of one price; @throws Error on a page without `PriceSlots`. */
export function PriceSlot({ kind }: { kind: PriceKind }) {
  const renderPrice = use(PriceContext);
  if (!renderPrice) throw new Error(`The page shows ${kind} but has no PriceSlots.`);
  return renderPrice(kind);
}
