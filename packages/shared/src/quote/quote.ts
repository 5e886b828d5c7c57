import { mealLines, type MealChoices } from '#meals/meal-choices.ts';
import { dinarsToPara, type Para } from '#primitives/money.ts';
import { priceKindLabel, type PriceKind } from '#prices/price-kind.ts';
import type { PriceMapping } from '#prices/price-schema.ts';
import type { AgeGroupType } from '#visit-requests/visit-request-enums.ts';
import { freeFollowerLimit } from './free-followers.ts';
import { groupTicketKind, MIN_GROUP_SIZE, singleTicketKind } from './ticket-kind.ts';

/** What a price depends on. */
export type QuoteRequest = {
  ageGroupType: AgeGroupType;
  visitorAmount: number;
  numberOfFollowers: number;
  isRequestingAdditionalContent: boolean;
  isRequestingVisitHomeExhibition: boolean;
  /** The ordered meals; null when no lunch is asked for. */
  dinnerRequest: MealChoices | null;
};

export type QuoteLine = {
  section: 'tickets' | 'meals';
  label: string;
  /** The chosen options of a meal as they follow its name, e.g. "sa supom"; "" for tickets. */
  detail: string;
  quantity: number;
  unitPrice: Para;
  amount: Para;
  /** The price list's row behind the unit price; null for what is free by rule. */
  priceKind: PriceKind | null;
};

export type Quote = {
  lines: QuoteLine[];
  tickets: Para;
  meals: Para;
  total: Para;
  /** Lines that cost 0 because staff took their price off the list. */
  unpriced: QuoteLine[];
  /** Sentences that say why the tickets cost what they do. */
  reasons: string[];
  /** The reasons, and what has no price. */
  notes: string[];
};

type Prices = (kind: PriceKind) => Para;

const pricesOf =
  (unitPrices: PriceMapping): Prices =>
  (kind) =>
    dinarsToPara(unitPrices[kind] ?? 0);

const pricedLine = (
  section: QuoteLine['section'],
  kind: PriceKind,
  quantity: number,
  prices: Prices,
  words: { label?: string; detail?: string } = {},
): QuoteLine => ({
  section,
  label: words.label ?? priceKindLabel(kind),
  detail: words.detail ?? '',
  quantity,
  unitPrice: prices(kind),
  amount: prices(kind) * quantity,
  priceKind: kind,
});

const visitorLines = (request: QuoteRequest, groupKind: PriceKind, prices: Prices) => {
  if (request.visitorAmount >= MIN_GROUP_SIZE) {
    return [pricedLine('tickets', groupKind, request.visitorAmount, prices)];
  }
  const kinds: PriceKind[] = [singleTicketKind(request.ageGroupType)];
  if (request.isRequestingVisitHomeExhibition) kinds.push('TICKET_MEMORIAL_HOUSE');
  return kinds.map((kind) => pricedLine('tickets', kind, request.visitorAmount, prices));
};

const linesOfMeals = (ordered: ReturnType<typeof mealLines>, prices: Prices) =>
  ordered.map(({ meal, quantity, optionLabels, priceKind }) =>
    pricedLine('meals', priceKind, quantity, prices, {
      label: meal.label,
      detail: optionLabels.join(', ').toLowerCase(),
    }),
  );

const freeFollowers = ({ ageGroupType, visitorAmount, numberOfFollowers }: QuoteRequest) =>
  Math.min(numberOfFollowers, freeFollowerLimit(ageGroupType, visitorAmount));

const followerLines = (request: QuoteRequest, groupKind: PriceKind, prices: Prices) => {
  const free = freeFollowers(request);
  const paying = request.numberOfFollowers - free;
  const lines: QuoteLine[] = [];
  if (free > 0) {
    lines.push({
      section: 'tickets',
      label: 'Pratioci sa besplatnim ulazom',
      detail: '',
      quantity: free,
      unitPrice: 0,
      amount: 0,
      priceKind: null,
    });
  }
  if (paying > 0) {
    const label = `Ostali pratioci – ${priceKindLabel(groupKind).toLowerCase()}`;
    lines.push(pricedLine('tickets', groupKind, paying, prices, { label }));
  }
  return lines;
};

const reasonsOf = (request: QuoteRequest, hasMeal: boolean) => {
  const isGroup = request.visitorAmount >= MIN_GROUP_SIZE;
  const hasPayingFollowers = request.numberOfFollowers > freeFollowers(request);
  const reasons: string[] = [];
  if (!isGroup) {
    reasons.push(
      `Grupna cena važi za ${MIN_GROUP_SIZE} i više posetilaca, pa su obračunate pojedinačne ulaznice.`,
    );
    // Contract §3: paying followers have the group ticket, whatever the visitors pay.
    if (hasPayingFollowers) {
      reasons.push('Pratioci preko besplatnog broja i u manjoj grupi plaćaju grupnu ulaznicu.');
    }
  }
  if (request.isRequestingAdditionalContent) {
    if (hasMeal) reasons.push('Uz organizovan obrok u restoranu dodatni sadržaj je besplatan.');
    else if (!isGroup) {
      reasons.push(
        `Cenu dodatnog sadržaja za manje od ${MIN_GROUP_SIZE} posetilaca potvrđuje centar${hasPayingFollowers ? '; grupna ulaznica pratilaca ga već sadrži' : ''}.`,
      );
    }
  }
  return reasons;
};

/** The names of what has no price, each once. */
export const unpricedNames = (lines: QuoteLine[]): string[] => [
  ...new Set(lines.flatMap(({ priceKind }) => (priceKind ? [priceKindLabel(priceKind)] : []))),
];

/** What staff are told of names that have no price: they can enter it. */
export const missingPrices = (names: string[]) =>
  `Nedostaje cena: ${names.map((name) => `„${name}“`).join(', ')}.`;

/** What everybody else is told of lines that have no price. */
const unpricedNotes = (lines: QuoteLine[]) =>
  unpricedNames(lines).map(
    (name) => `Cena za stavku „${name}“ trenutno nije objavljena; potvrdiće je centar.`,
  );

/** What the document about the tickets, or that about the meals, says of its own lines. */
export const sectionNotes = (
  { reasons, unpriced }: Quote,
  section: QuoteLine['section'],
): string[] => [
  ...(section === 'tickets' ? reasons : []),
  ...unpricedNotes(unpriced.filter((line) => line.section === section)),
];

const sum = (lines: QuoteLine[]) => lines.reduce((total, line) => total + line.amount, 0);

/** What some meals cost by `unitPrices`, which are dinars by kind. */
export const priceOfMeals = (meals: MealChoices, unitPrices: PriceMapping): Para =>
  sum(linesOfMeals(mealLines(meals), pricesOf(unitPrices)));

/**
 * What a group pays, line by line (contract §3): tickets, free and paying followers, meals.
 * `unitPrices` are dinars by kind; a missing price counts as 0 (spec §2). All results are para.
 */
export const calculateQuote = (request: QuoteRequest, unitPrices: PriceMapping): Quote => {
  const prices = pricesOf(unitPrices);
  const ordered = request.dinnerRequest ? mealLines(request.dinnerRequest) : [];
  const hasMeal = ordered.length > 0;
  const groupKind = groupTicketKind({
    memorialHouse: request.isRequestingVisitHomeExhibition,
    paidAdditionalContent: request.isRequestingAdditionalContent && !hasMeal,
  });

  const tickets = [
    ...visitorLines(request, groupKind, prices),
    ...followerLines(request, groupKind, prices),
  ];
  const meals = linesOfMeals(ordered, prices);
  const lines = [...tickets, ...meals];
  const unpriced = lines.filter(
    ({ priceKind }) => priceKind !== null && unitPrices[priceKind] === undefined,
  );
  const reasons = reasonsOf(request, hasMeal);
  return {
    lines,
    tickets: sum(tickets),
    meals: sum(meals),
    total: sum(tickets) + sum(meals),
    unpriced,
    reasons,
    notes: [...reasons, ...unpricedNotes(unpriced)],
  };
};
