import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { formatPara } from '@museum/shared/primitives/money';
import {
  visitRequestDefaults,
  type VisitRequestFormValues,
} from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { describe, expect, it } from 'vitest';

import {
  dinnerRequestDefaults,
  type DinnerRequestFormValues,
} from '#features/meals/dinner-request-defaults.ts';
import { previewQuote } from './quote-preview.ts';

// Typed by hand from contract §3 and spec §9.
const prices: PriceMapping = {
  TICKET_CHILD: 500,
  TICKET_ADULT: 800,
  TICKET_MEMORIAL_HOUSE: 400,
  GROUP_CENTRE: 400,
  GROUP_CENTRE_MEMORIAL: 550,
  GROUP_CENTRE_ADDITIONAL: 550,
  GROUP_ALL: 700,
  BASE_DINNER_1: 600.5,
  KIDS_DINO_WITH_SOUP: 750,
  KIDS_DINO_WITHOUT_SOUP: 650,
};

const pupils = (changes: Partial<VisitRequestFormValues> = {}): VisitRequestFormValues => ({
  ...visitRequestDefaults('2026-11-21'),
  visitorAmount: 25,
  numberOfFollowers: 3,
  ageGroupType: 'ELEMENTARY_SCHOOL',
  ...changes,
});

const lunch = (changes: Partial<DinnerRequestFormValues> = {}): DinnerRequestFormValues => ({
  ...dinnerRequestDefaults(),
  ...changes,
});

const preview = (visit: VisitRequestFormValues, dinner = lunch(), mapping = prices) =>
  previewQuote({ visit, dinner }, mapping, false);

const total = (...args: Parameters<typeof preview>) => {
  const result = preview(...args);
  return result.kind === 'quote' ? formatPara(result.quote.total) : result.kind;
};

const baseDinners = (amount: number) => lunch({ hasBaseDinner: true, baseDinnerAmount: amount });

describe('the live total', () => {
  it.each([
    ['25 pupils, 3 free followers: 25 × 400', pupils(), lunch(), '10.000,00'],
    [
      'with additional content: 25 × 550',
      pupils({ isRequestingAdditionalContent: true }),
      lunch(),
      '13.750,00',
    ],
    [
      'with additional content and the memorial house: 25 × 700',
      pupils({ isRequestingAdditionalContent: true, isRequestingVisitHomeExhibition: true }),
      lunch(),
      '17.500,00',
    ],
    [
      '25 pupils + lunch + additional content, which is then free: 25 × 400 + 25 × 600,50',
      pupils({ isRequestingAdditionalContent: true, isRequestingDinner: true }),
      baseDinners(25),
      '25.012,50',
    ],
    [
      'two followers beyond the three free ones pay the group ticket: + 2 × 400',
      pupils({ numberOfFollowers: 5 }),
      lunch(),
      '10.800,00',
    ],
    [
      'lunch whose meals are still to be chosen, with additional content: 25 × 400 already',
      pupils({ isRequestingAdditionalContent: true, isRequestingDinner: true }),
      lunch(),
      '10.000,00',
    ],
    [
      'the same with the memorial house: 25 × 550',
      pupils({
        isRequestingAdditionalContent: true,
        isRequestingVisitHomeExhibition: true,
        isRequestingDinner: true,
      }),
      lunch(),
      '13.750,00',
    ],
    ['nobody with them: 25 × 400', pupils({ numberOfFollowers: 0 }), lunch(), '10.000,00'],
    ['a single pupil: 1 × 500', pupils({ visitorAmount: 1 }), lunch(), '500,00'],
    [
      'a lunch for one: 25 × 400 + 600,50',
      pupils({ isRequestingDinner: true }),
      baseDinners(1),
      '10.600,50',
    ],
    ['19 pupils are no group: 19 × 500', pupils({ visitorAmount: 19 }), lunch(), '9.500,00'],
    [
      'a lunch that was chosen but is no longer asked for counts nothing',
      pupils({ isRequestingDinner: false }),
      baseDinners(25),
      '10.000,00',
    ],
  ])('%s', (_rule, visit, dinner, expected) => {
    expect(total(visit, dinner)).toBe(expected);
  });

  it('tells apart the variants of a meal', () => {
    const visit = pupils({ isRequestingDinner: true });
    const kids = { hasKidsDinoDinner: true, kidsDinoDinnerAmount: 10 };
    expect(total(visit, lunch({ ...kids, kidsDinoDinnerOption1: 'with_soup' }))).toBe('17.500,00');
    expect(total(visit, lunch({ ...kids, kidsDinoDinnerOption1: 'without_soup' }))).toBe(
      '16.500,00',
    );
  });

  it.each([
    ['broj posetilaca', { visitorAmount: 0 }],
    ['broj posetilaca', { visitorAmount: Number.NaN }],
    ['broj posetilaca', { visitorAmount: 10_000 }],
    ['uzrast grupe', { ageGroupType: '' as const }],
    ['broj pratilaca', { numberOfFollowers: Number.NaN }],
  ])('says that %s is missing instead of adding up nonsense', (missing, changes) => {
    expect(preview(pupils(changes))).toEqual({ kind: 'incomplete', missing: [missing] });
  });

  it('says that lunch is still to be chosen and makes additional content free', () => {
    const result = preview(
      pupils({ isRequestingDinner: true, isRequestingAdditionalContent: true }),
    );
    expect(result).toMatchObject({
      quote: {
        notes: [
          'Obroci se dodaju u obračun kada ih odaberete.',
          'Dodatni sadržaj je besplatan uz ručak: ova cena važi kada odaberete obroke.',
        ],
      },
    });
  });

  it.each([
    ['none is chosen', lunch()],
    [
      'one amount of several is more than the form takes',
      { ...baseDinners(25), hasKidsDinoDinner: true, kidsDinoDinnerAmount: 10_000 },
    ],
  ])('counts no meals while %s, and says nothing of additional content', (_while, dinner) => {
    const visit = pupils({ isRequestingDinner: true });
    expect(total(visit, dinner)).toBe('10.000,00');
    expect(preview(visit, dinner)).toMatchObject({
      quote: { notes: ['Obroci se dodaju u obračun kada ih odaberete.'] },
    });
  });

  it('names a price that is not published', () => {
    expect(preview(pupils(), lunch(), { ...prices, GROUP_CENTRE: undefined })).toMatchObject({
      quote: {
        notes: [
          'Cena za stavku „Grupna ulaznica: centar“ trenutno nije objavljena; potvrdiće je centar.',
        ],
      },
    });
  });

  it('waits for prices, and says when there are none', () => {
    const values = { visit: pupils(), dinner: lunch() };
    expect(previewQuote(values, undefined, true)).toEqual({ kind: 'loading' });
    expect(previewQuote(values, undefined, false)).toEqual({ kind: 'unavailable' });
  });
});
