/** What the kitchen prepares for the plates, by course; the same thing in two meals stands here once. */
export const MEAL_COURSES = [
  { course: 'Predjelo', components: { soup: 'Supa' } },
  {
    course: 'Glavno jelo',
    components: {
      grilledChicken: 'Grilovana piletina',
      chickenFilet: 'Pileći file',
      hamburger: 'Pljeskavica',
      schnitzel: 'Bečka šnicla',
    },
  },
  { course: 'Prilog', components: { fries: 'Pomfrit', mashedPotatoes: 'Pire krompir' } },
  {
    course: 'Salata i hleb',
    components: { salad: 'Salata', bread: 'Hleb', flatbread: 'Lepinja' },
  },
  { course: 'Kolač', components: { cake: 'Kolač', dinoCake: 'Dino kolač' } },
  { course: 'Piće', components: { juice: 'Sok', mineralWater: 'Mineralna voda', water: 'Voda' } },
] as const;

type KeyOfEach<Union> = Union extends unknown ? keyof Union : never;

export type MealComponent = KeyOfEach<(typeof MEAL_COURSES)[number]['components']>;

/** What one portion of a component takes: grams, millilitres or pieces. */
type ComponentAmount = { amount: number; unit: 'g' | 'ml' | 'kom'; isExample: boolean };

const written = (grams: number): ComponentAmount => ({
  amount: grams,
  unit: 'g',
  isExample: false,
});
const example = (amount: number, unit: 'g' | 'ml'): ComponentAmount => ({
  amount,
  unit,
  isExample: true,
});
const PIECE: ComponentAmount = { amount: 1, unit: 'kom', isExample: false };

/**
 * How much of each component a portion takes. The meals of spec §2 name two weights; the others are
 * examples until the kitchen gives its own, and the board says so.
 */
export const COMPONENT_AMOUNTS: Record<MealComponent, ComponentAmount> = {
  soup: example(250, 'ml'),
  grilledChicken: written(130),
  chickenFilet: example(150, 'g'),
  hamburger: example(120, 'g'),
  schnitzel: written(200),
  fries: example(150, 'g'),
  mashedPotatoes: example(180, 'g'),
  salad: example(90, 'g'),
  bread: PIECE,
  flatbread: PIECE,
  cake: PIECE,
  dinoCake: PIECE,
  juice: PIECE,
  mineralWater: PIECE,
  water: PIECE,
};
