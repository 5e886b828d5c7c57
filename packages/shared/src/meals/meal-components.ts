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
