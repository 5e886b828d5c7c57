import { describe, expect, it } from 'vitest';
import { dinnerRequestSchema } from './dinner-request-schema.ts';

const CHOICE =
  'Nije validan zahtev za ručak, proverite da li jedna od opcija za ručak je odabrana i da li su ispravne.';

const header = {
  timeOfDinner: '13:00',
  customerName: 'Mira Đurić',
  customerEmail: 'mira@example.rs',
};
const valid = { ...header, hasSchoolDinner: true, schoolDinnerAmount: 3 };

const errorsOf = (body: unknown) =>
  (dinnerRequestSchema.safeParse(body).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

describe('the header', () => {
  it.each([
    ['timeOfDinner', '', 'Polje je obavezno'],
    ['timeOfDinner', undefined, 'Polje je obavezno'],
    [
      'timeOfDinner',
      '1:00 PM',
      'Neispravan format vremena. Očekivan format je HH:mm (24 satatni format npr 13:00)',
    ],
    ['timeOfDinner', '07:59', 'Vreme ručka mora biti između 08:00 i 16:00'],
    ['timeOfDinner', '16:01', 'Vreme ručka mora biti između 08:00 i 16:00'],
    ['customerName', '', 'Ime naručioca mora biti duže od 1 znaka'],
    ['customerEmail', '', 'E-mail nije validen'],
    ['customerEmail', 'mira', 'E-mail nije validen'],
  ])('%s %j is refused: %s', (field, value, message) => {
    expect(errorsOf({ ...valid, [field]: value })).toEqual([`${field}: ${message}`]);
  });
  it.each(['08:00', '16:00'])('a lunch at %s is accepted', (timeOfDinner) => {
    expect(errorsOf({ ...valid, timeOfDinner })).toEqual([]);
  });
});

describe('the meals', () => {
  it('must be at least one', () => {
    expect(errorsOf(header)).toEqual([`: ${CHOICE}`]);
  });

  it.each([
    [{ hasKidsDinoDinner: true, kidsDinoDinnerOption1: 'with_soup', kidsDinoDinnerAmount: 1 }],
    [
      {
        hasBaseDinner: true,
        baseDinnerOption1: 'hamburger',
        baseDinnerOption2: 'mashed_potatoes',
        baseDinnerAmount: 1,
      },
    ],
    [
      {
        hasBaseDinner2: true,
        baseDinner2Option1: 'chicken_filet',
        baseDinner2Option2: 'fries',
        baseDinner2Option3: 'with_cake',
        baseDinner2Amount: 1,
      },
    ],
    [{ hasSchoolDinner: true, schoolDinnerAmount: 1 }],
    [
      {
        hasDinnerForAdults: true,
        dinnerForAdultsOption1: 'mineral_water',
        dinnerForAdultsAmount: 1,
      },
    ],
    [{ hasLunchPacket: true, lunchPacketOption1: 'water', lunchPacketAmount: 1 }],
  ])('a single complete one is enough: %o', (meal) => {
    expect(errorsOf({ ...header, ...meal })).toEqual([]);
  });

  it.each([
    ['hasKidsDinoDinner', 'kidsDinoDinnerAmount', { kidsDinoDinnerOption1: 'with_soup' }],
    ['hasSchoolDinner', 'schoolDinnerAmount', {}],
  ])('a chosen one needs a portion: %s', (flag, amount, options) => {
    for (const portions of [0, -3, undefined]) {
      expect(errorsOf({ ...header, ...options, [flag]: true, [amount]: portions })).toEqual([
        `${amount}: ${CHOICE}`,
      ]);
    }
  });

  it('a chosen one needs all its options', () => {
    expect(errorsOf({ ...header, hasBaseDinner: true, baseDinnerAmount: 4 })).toEqual([
      `baseDinnerOption1: ${CHOICE}`,
      `baseDinnerOption2: ${CHOICE}`,
    ]);
  });

  it.each([
    ['kidsDinoDinnerOption1', 'no_soup'],
    ['baseDinnerOption1', 'pizza'],
    ['baseDinnerOption2', 'rice'],
    ['baseDinner2Option3', 'cake'],
    ['dinnerForAdultsOption1', 'water'],
    ['lunchPacketOption1', 'mineral_water'],
  ])('%s can not be %s', (field, value) => {
    expect(errorsOf({ ...valid, [field]: value })).toEqual([`${field}: ${CHOICE}`]);
  });

  it.each([1.5, '3'])('portions are whole numbers, not %j', (portions) => {
    expect(errorsOf({ ...header, hasSchoolDinner: true, schoolDinnerAmount: portions })).toContain(
      `schoolDinnerAmount: ${CHOICE}`,
    );
  });

  it.each([
    ['kidsDinoDinnerOption1', 'without-soup', 'without_soup'],
    ['baseDinnerOption1', 'chicken-fillet', 'chicken_filet'],
    ['baseDinnerOption1', 'chicken_fillet', 'chicken_filet'],
    ['baseDinnerOption2', 'mashed-potatoes', 'mashed_potatoes'],
    ['baseDinner2Option3', 'with-cake', 'with_cake'],
    ['dinnerForAdultsOption1', 'mineral-water', 'mineral_water'],
  ])('%s is understood as %s and kept as %s', (field, sent, kept) => {
    const everything = {
      ...header,
      hasKidsDinoDinner: true,
      kidsDinoDinnerOption1: 'with_soup',
      kidsDinoDinnerAmount: 1,
      hasBaseDinner: true,
      baseDinnerOption1: 'hamburger',
      baseDinnerOption2: 'fries',
      baseDinnerAmount: 1,
      hasBaseDinner2: true,
      baseDinner2Option1: 'hamburger',
      baseDinner2Option2: 'fries',
      baseDinner2Option3: 'without_cake',
      baseDinner2Amount: 1,
      hasDinnerForAdults: true,
      dinnerForAdultsOption1: 'drink',
      dinnerForAdultsAmount: 1,
    };
    expect(dinnerRequestSchema.parse({ ...everything, [field]: sent })).toMatchObject({
      [field]: kept,
    });
  });

  it('an amount without a flag chooses the meal', () => {
    expect(dinnerRequestSchema.parse({ ...header, schoolDinnerAmount: 7 })).toMatchObject({
      hasSchoolDinner: true,
      schoolDinnerAmount: 7,
    });
  });

  it('what is not chosen leaves no portions and the preset options', () => {
    const parsed = dinnerRequestSchema.parse({
      ...valid,
      hasBaseDinner2: false,
      baseDinner2Amount: 12,
      baseDinner2Option2: 'fries',
    });
    expect(parsed).toMatchObject({
      hasBaseDinner2: false,
      baseDinner2Amount: 0,
      baseDinner2Option1: 'chicken_filet',
      baseDinner2Option2: 'mashed_potatoes',
      baseDinner2Option3: 'without_cake',
      kidsDinoDinnerOption1: 'with_soup',
      baseDinnerOption1: 'chicken_filet',
      baseDinnerOption2: 'fries',
      dinnerForAdultsOption1: 'drink',
      lunchPacketOption1: 'water',
      additionalComments: null,
    });
  });
});
