import type { PriceKind } from '#prices/price-kind.ts';
import type { MealComponent } from './meal-components.ts';

/** One choice within a meal: its field on the wire, its values with their names, the preset value. */
export type MealOption = {
  field: string;
  label: string;
  values: Record<string, string>;
  preset: string;
  /** How whatever is chosen comes to the table, e.g. `u čaši`. */
  served?: string;
  /** What a chosen value puts on the plate; the others put nothing there. */
  components: Partial<Record<string, MealComponent>>;
};

type MealPrice =
  | { kind: PriceKind }
  /** The price depends on the value chosen in this option. */
  | { byOption: string; kinds: Record<string, PriceKind> };

type MealGroup = {
  group: string;
  label: string;
  /** Its name on the offer page where that differs (spec §2). */
  offerLabel?: string;
  /** What is on the plate whatever the options, in words. */
  contents: readonly string[];
  /** The same, and no option's, as the kitchen counts it. */
  components: readonly MealComponent[];
  flag: string;
  amount: string;
  options: readonly MealOption[];
  price: MealPrice;
  /** The lunch packet has no card on the offer page and in the public form (spec §2). */
  isOffered: boolean;
  /** Its plate, among those of packages/art. */
  picture: string;
};

const MAIN_DISH = { hamburger: 'Pljeskavica', chicken_filet: 'Pileći file' };
const MAIN_DISH_COMPONENTS = { hamburger: 'hamburger', chicken_filet: 'chickenFilet' } as const;
const SIDE_DISH = { fries: 'Pomfrit', mashed_potatoes: 'Pire krompir' };
const SIDE_DISH_COMPONENTS = { fries: 'fries', mashed_potatoes: 'mashedPotatoes' } as const;

/**
 * The meal groups as one table (spec §2 and §3). Schemas, cards, totals, workbook columns, PDF lines
 * and mails loop over it: a new dish is a new entry here, what is new of it to the kitchen in
 * meal-components.ts, its price in price-kind.ts, its columns in the database and its plate in
 * packages/art.
 */
export const MEAL_CATALOG = [
  {
    group: 'kidsDinoDinner',
    label: 'Dečiji dino obrok',
    contents: [
      'grilovana piletina 130\u00A0g',
      'pire krompir',
      'salata',
      'hleb',
      'dino kolač',
      'sok',
    ],
    components: ['grilledChicken', 'mashedPotatoes', 'salad', 'bread', 'dinoCake', 'juice'],
    flag: 'hasKidsDinoDinner',
    amount: 'kidsDinoDinnerAmount',
    options: [
      {
        field: 'kidsDinoDinnerOption1',
        label: 'Supa',
        values: { without_soup: 'Bez supe', with_soup: 'Sa supom' },
        preset: 'with_soup',
        components: { with_soup: 'soup' },
      },
    ],
    price: {
      byOption: 'kidsDinoDinnerOption1',
      kinds: { without_soup: 'KIDS_DINO_WITHOUT_SOUP', with_soup: 'KIDS_DINO_WITH_SOUP' },
    },
    isOffered: true,
    picture: 'meal-kids-dino-dinner',
  },
  {
    group: 'baseDinner',
    label: 'Osnovnoškolski obrok 1',
    contents: ['salata', 'lepinja', 'sok u čaši'],
    components: ['salad', 'flatbread', 'juice'],
    flag: 'hasBaseDinner',
    amount: 'baseDinnerAmount',
    options: [
      {
        field: 'baseDinnerOption1',
        label: 'Glavno jelo',
        values: MAIN_DISH,
        preset: 'chicken_filet',
        components: MAIN_DISH_COMPONENTS,
      },
      {
        field: 'baseDinnerOption2',
        label: 'Prilog',
        values: SIDE_DISH,
        preset: 'fries',
        components: SIDE_DISH_COMPONENTS,
      },
    ],
    price: { kind: 'BASE_DINNER_1' },
    isOffered: true,
    picture: 'meal-base-dinner',
  },
  {
    group: 'baseDinner2',
    label: 'Osnovnoškolski obrok 2',
    contents: ['pileća supa', 'hleb', 'salata'],
    components: ['soup', 'bread', 'salad'],
    flag: 'hasBaseDinner2',
    amount: 'baseDinner2Amount',
    options: [
      {
        field: 'baseDinner2Option1',
        label: 'Glavno jelo',
        values: MAIN_DISH,
        preset: 'chicken_filet',
        components: MAIN_DISH_COMPONENTS,
      },
      {
        field: 'baseDinner2Option2',
        label: 'Prilog',
        values: SIDE_DISH,
        preset: 'mashed_potatoes',
        components: SIDE_DISH_COMPONENTS,
      },
      {
        field: 'baseDinner2Option3',
        label: 'Kolač',
        values: { with_cake: 'Sa kolačem', without_cake: 'Bez kolača' },
        preset: 'without_cake',
        components: { with_cake: 'cake' },
      },
    ],
    price: {
      byOption: 'baseDinner2Option3',
      kinds: { with_cake: 'BASE_DINNER_2_WITH_CAKE', without_cake: 'BASE_DINNER_2_WITHOUT_CAKE' },
    },
    isOffered: true,
    picture: 'meal-base-dinner-2',
  },
  {
    group: 'schoolDinner',
    label: 'Školski obrok',
    contents: ['pljeskavica u lepinji sa prilozima', 'pomfrit', 'sok u čaši'],
    components: ['hamburger', 'flatbread', 'fries', 'juice'],
    flag: 'hasSchoolDinner',
    amount: 'schoolDinnerAmount',
    options: [],
    price: { kind: 'SCHOOL_DINNER' },
    isOffered: true,
    picture: 'meal-school-dinner',
  },
  {
    group: 'dinnerForAdults',
    label: 'Obrok za odrasle',
    offerLabel: 'Obrok za odrasle sa kolačem',
    contents: [
      'pileća supa',
      'bečka šnicla od piletine 200\u00A0g',
      'pomfrit',
      'salata',
      'lepinja',
      'kolač',
    ],
    components: ['soup', 'schnitzel', 'fries', 'salad', 'flatbread', 'cake'],
    flag: 'hasDinnerForAdults',
    amount: 'dinnerForAdultsAmount',
    options: [
      {
        field: 'dinnerForAdultsOption1',
        label: 'Piće u čaši',
        values: { drink: 'Sok', mineral_water: 'Mineralna voda' },
        preset: 'drink',
        served: 'u čaši',
        components: { drink: 'juice', mineral_water: 'mineralWater' },
      },
    ],
    price: { kind: 'ADULT_DINNER' },
    isOffered: true,
    picture: 'meal-dinner-for-adults',
  },
  {
    group: 'lunchPacket',
    label: 'Lanč paket',
    contents: [],
    components: [],
    flag: 'hasLunchPacket',
    amount: 'lunchPacketAmount',
    options: [
      {
        field: 'lunchPacketOption1',
        label: 'Piće',
        values: { water: 'Voda', drink: 'Sok' },
        preset: 'water',
        components: { water: 'water', drink: 'juice' },
      },
    ],
    price: { kind: 'LUNCH_PACKET' },
    isOffered: false,
    picture: 'meal-lunch-packet',
  },
] as const satisfies readonly MealGroup[];

/** The groups that visitors can choose from. */
export const OFFERED_MEALS = MEAL_CATALOG.filter(({ isOffered }) => isOffered);

export type Meal = (typeof MEAL_CATALOG)[number];
export type MealGroupName = Meal['group'];
export type MealFlagField = Meal['flag'];
export type MealAmountField = Meal['amount'];
export type MealOptionField = Meal['options'][number]['field'];
