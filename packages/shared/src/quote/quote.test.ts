import { describe, expect, it } from 'vitest';
import { emptyMealChoices } from '#meals/meal-choices.ts';
import { PRICE_KINDS, seedPrice } from '#prices/price-kind.ts';
import type { PriceMapping } from '#prices/price-schema.ts';
import { calculateQuote, sectionNotes, unpricedNames, type QuoteRequest } from './quote.ts';

// Expected amounts are worked out by hand from spec §9 and contract §3.
const prices: PriceMapping = {
  ...Object.fromEntries(PRICE_KINDS.map((kind) => [kind, seedPrice(kind)])),
  SCHOOL_DINNER: 550,
  BASE_DINNER_2_WITH_CAKE: 850.5,
};

const pupils: QuoteRequest = {
  ageGroupType: 'ELEMENTARY_SCHOOL',
  visitorAmount: 25,
  numberOfFollowers: 0,
  isRequestingAdditionalContent: false,
  isRequestingVisitHomeExhibition: false,
  dinnerRequest: null,
};
const lunch = { ...emptyMealChoices(), hasSchoolDinner: true, schoolDinnerAmount: 25 };

const total = (request: Partial<QuoteRequest>) =>
  calculateQuote({ ...pupils, ...request }, prices).total / 100;

describe('a group of 20 or more', () => {
  it.each([
    ['the centre', {}, 25 * 400],
    ['the memorial house too', { isRequestingVisitHomeExhibition: true }, 25 * 550],
    ['additional content too', { isRequestingAdditionalContent: true }, 25 * 550],
    [
      'everything',
      { isRequestingAdditionalContent: true, isRequestingVisitHomeExhibition: true },
      25 * 700,
    ],
  ])('pays the group ticket for %s', (_, request, expected) => {
    expect(total(request)).toBe(expected);
  });

  it.each([
    ['the centre', {}, 25 * 400 + 25 * 550],
    ['additional content free', { isRequestingAdditionalContent: true }, 25 * 400 + 25 * 550],
    [
      'additional content free with the memorial house',
      { isRequestingAdditionalContent: true, isRequestingVisitHomeExhibition: true },
      25 * 550 + 25 * 550,
    ],
  ])('with a meal pays %s', (_, request, expected) => {
    expect(total({ ...request, dinnerRequest: lunch })).toBe(expected);
  });

  it('is told why additional content costs nothing, and nothing where it is in the ticket', () => {
    const withContent = { ...pupils, isRequestingAdditionalContent: true };
    expect(calculateQuote({ ...withContent, dinnerRequest: lunch }, prices).notes).toEqual([
      'Uz organizovan obrok u restoranu dodatni sadržaj je besplatan.',
    ]);
    expect(calculateQuote(withContent, prices).notes).toEqual([]);
  });

  it('begins at 20 visitors', () => {
    expect(total({ visitorAmount: 20 })).toBe(8000);
    expect(total({ visitorAmount: 19 })).toBe(19 * 500);
    expect(calculateQuote({ ...pupils, visitorAmount: 20 }, prices).notes).toEqual([]);
  });

  it('a dinner request without portions is no meal', () => {
    expect(total({ isRequestingAdditionalContent: true, dinnerRequest: emptyMealChoices() })).toBe(
      25 * 550,
    );
  });
});

describe('fewer than 20 visitors', () => {
  it.each([
    ['CHILD', 500],
    ['ELEMENTARY_SCHOOL', 500],
    ['ELEMENTARY_SCHOOL_PART_2', 800],
    ['HIGH_SCHOOL', 800],
    ['MIXED', 800],
    ['ADULTS', 800],
  ] as const)('%s pay %i each', (ageGroupType, price) => {
    expect(total({ ageGroupType, visitorAmount: 10 })).toBe(10 * price);
  });

  it('pay the memorial house as a single ticket', () => {
    expect(total({ visitorAmount: 10, isRequestingVisitHomeExhibition: true })).toBe(
      10 * 500 + 10 * 400,
    );
  });

  it('are told why', () => {
    const quote = calculateQuote({ ...pupils, visitorAmount: 19 }, prices);
    const why = 'Grupna cena važi za 20 i više posetilaca, pa su obračunate pojedinačne ulaznice.';
    expect(quote.notes).toEqual([why]);
    expect([sectionNotes(quote, 'tickets'), sectionNotes(quote, 'meals')]).toEqual([[why], []]);
    expect(calculateQuote(pupils, prices).notes).toEqual([]);
  });
});

describe('followers', () => {
  it.each([
    // one per 10 children, rounded down, at least one, plus a doctor and a guide
    ['CHILD', 35, 5, 0],
    ['CHILD', 35, 6, 1],
    ['CHILD', 30, 5, 0],
    ['CHILD', 5, 3, 0],
    ['CHILD', 5, 4, 1],
    // one teacher per 20 pupils
    ['ELEMENTARY_SCHOOL', 39, 3, 0],
    ['ELEMENTARY_SCHOOL', 40, 4, 0],
    ['ELEMENTARY_SCHOOL_PART_2', 40, 4, 0],
    ['HIGH_SCHOOL', 40, 5, 1],
    // no educators: a doctor and a guide
    ['ADULTS', 40, 1, 0],
    ['ADULTS', 40, 2, 0],
    ['MIXED', 40, 3, 1],
  ] as const)('%s, %i visitors, %i followers: %i pay', (ageGroupType, visitorAmount, n, paying) => {
    const { lines } = calculateQuote(
      { ...pupils, ageGroupType, visitorAmount, numberOfFollowers: n },
      prices,
    );
    const free = lines.find((line) => line.label === 'Pratioci sa besplatnim ulazom');
    const others = lines.find((line) => line.label.startsWith('Ostali pratioci'));
    expect(free).toMatchObject({ quantity: n - paying, unitPrice: 0, amount: 0 });
    expect(others?.quantity ?? null).toBe(paying || null);
    if (others) expect(others.amount).toBe(paying * 40_000);
  });

  it('have no line where there are none', () => {
    const { lines } = calculateQuote(pupils, prices);
    expect(lines.map(({ label }) => label)).toEqual(['Grupna ulaznica: centar']);
  });

  it('that pay do so by the group ticket of what the group visits', () => {
    const extra = { ageGroupType: 'ADULTS', numberOfFollowers: 4 } as const;
    expect(total({ ...extra, isRequestingVisitHomeExhibition: true })).toBe(27 * 550);
  });
});

describe('paying followers of fewer than 20 visitors', () => {
  const few = { ageGroupType: 'ADULTS', visitorAmount: 12, numberOfFollowers: 5 } as const;
  const quote = (request: Partial<QuoteRequest>) =>
    calculateQuote({ ...pupils, ...few, ...request }, prices);

  it('have the group ticket of what is asked for, and the notes say why', () => {
    expect(total(few)).toBe(12 * 800 + 3 * 400);
    expect(quote({}).notes).toContain(
      'Pratioci preko besplatnog broja i u manjoj grupi plaćaju grupnu ulaznicu.',
    );
    expect(quote({ numberOfFollowers: 2 }).notes.join()).not.toContain('Pratioci');
  });

  it('have the additional content in it, whose price for the visitors the centre tells', () => {
    const withContent = { isRequestingAdditionalContent: true };
    expect(total({ ...few, ...withContent })).toBe(12 * 800 + 3 * 550);
    expect(quote(withContent).notes).toContain(
      'Cenu dodatnog sadržaja za manje od 20 posetilaca potvrđuje centar; grupna ulaznica pratilaca ga već sadrži.',
    );
    expect(quote({ ...withContent, numberOfFollowers: 0 }).notes).toContain(
      'Cenu dodatnog sadržaja za manje od 20 posetilaca potvrđuje centar.',
    );
  });
});

describe('meals', () => {
  it('cost their amount times the price of the chosen variant', () => {
    const quote = calculateQuote(
      {
        ...pupils,
        dinnerRequest: {
          ...emptyMealChoices(),
          hasKidsDinoDinner: true,
          kidsDinoDinnerAmount: 2,
          kidsDinoDinnerOption1: 'without_soup',
          hasBaseDinner2: true,
          baseDinner2Amount: 3,
          baseDinner2Option3: 'with_cake',
        },
      },
      { ...prices, KIDS_DINO_WITHOUT_SOUP: 650.1 },
    );
    expect(quote.meals).toBe(2 * 65_010 + 3 * 85_050);
    expect(quote.tickets).toBe(25 * 40_000);
    expect(quote.total).toBe(quote.tickets + quote.meals);
  });

  it('without a price cost 0, and the notes say so', () => {
    const quote = calculateQuote({ ...pupils, dinnerRequest: lunch }, {});
    expect(quote.total).toBe(0);
    expect(quote.notes).toEqual([
      'Cena za stavku „Grupna ulaznica: centar“ trenutno nije objavljena; potvrdiće je centar.',
      'Cena za stavku „Školski obrok“ trenutno nije objavljena; potvrdiće je centar.',
    ]);
  });

  it('without a price are told of where they stand, once each', () => {
    const { GROUP_CENTRE: _, ...rest } = prices;
    const quote = calculateQuote({ ...pupils, numberOfFollowers: 9, dinnerRequest: lunch }, rest);
    const told = 'Cena za stavku „Grupna ulaznica: centar“ trenutno nije objavljena';
    expect(sectionNotes(quote, 'tickets')).toEqual([expect.stringContaining(told)]);
    expect(sectionNotes(quote, 'meals')).toEqual([]);
    expect(unpricedNames(quote.unpriced)).toEqual(['Grupna ulaznica: centar']);
  });

  it('stay exact to the para over many portions', () => {
    const cheap = { ...prices, SCHOOL_DINNER: 0.1 + 0.2 + 1 };
    const request = {
      ...pupils,
      dinnerRequest: { ...lunch, schoolDinnerAmount: 9999 },
    };
    expect(calculateQuote(request, cheap).meals).toBe(9999 * 130);
  });
});
