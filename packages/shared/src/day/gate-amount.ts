import { dinarsToPara, paraToDinars } from '#primitives/money.ts';
import { priceKindLabel, type PriceKind } from '#prices/price-kind.ts';
import { calculateQuote, type Quote, unpricedNames } from '#quote/quote.ts';
import type { SheetGroup } from './day-sheet-schema.ts';

type People = SheetGroup['agreed'];

/** What of the agreement changes: so many more, or fewer, at a price. Sums are dinars. */
type GateDifference = {
  label: string;
  quantity: number;
  unitPrice: number;
  amount: number;
};

/** What a group pays for those who really came. Sums are dinars. */
export type GateAmount = {
  total: number;
  /** Line by line against those who were agreed on. */
  differences: GateDifference[];
  /** Still to be paid; below 0 to be given back. */
  open: number;
  /** What counts as 0 because its price is missing. */
  unpriced: string[];
};

const quoteOf = (group: SheetGroup, people: People): Quote =>
  calculateQuote(
    {
      ...people,
      ageGroupType: group.visitorGroupAgeType,
      isRequestingAdditionalContent: group.isRequestingAdditionalContent,
      isRequestingVisitHomeExhibition: group.memorialHouseTime !== null,
      dinnerRequest: group.meals,
    },
    group.unitPrices,
  );

/** What a group pays when these people come, with the prices that it was quoted with; meals stay. */
export function gateAmountOf(group: SheetGroup, people: People): GateAmount {
  const quote = quoteOf(group, people);
  return {
    total: paraToDinars(quote.total),
    differences: differencesOf(quoteOf(group, group.agreed), quote),
    open: paraToDinars(quote.total - dinarsToPara(group.payment.paid)),
    unpriced: unpricedNames(quote.unpriced),
  };
}

function differencesOf(before: Quote, after: Quote): GateDifference[] {
  const priced = [before, after].map(({ lines }) =>
    lines.filter(({ priceKind }) => priceKind !== null),
  );
  const kinds = new Set(priced.flat().map(({ priceKind }) => priceKind as PriceKind));
  return [...kinds].flatMap((kind) => {
    // Visitors and their paying followers are two lines of one price.
    const [was, is] = priced.map((lines) =>
      lines
        .filter(({ priceKind }) => priceKind === kind)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    ) as [number, number];
    const unitPrice = priced.flat().find(({ priceKind }) => priceKind === kind)!.unitPrice;
    if (was === is) return [];
    return [
      {
        label: priceKindLabel(kind),
        quantity: is - was,
        unitPrice: paraToDinars(unitPrice),
        amount: paraToDinars((is - was) * unitPrice),
      },
    ];
  });
}
