import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';

import { pagePlateNames, type PlateName } from '#art-names.ts';

/** All plates: those of pages, then one for each meal. */
export const plateNames: readonly PlateName[] = [
  ...pagePlateNames,
  ...MEAL_CATALOG.map(({ picture }) => picture),
];
