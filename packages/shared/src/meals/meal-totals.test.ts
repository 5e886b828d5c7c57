import type { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { expect, it } from 'vitest';
import { MEAL_CATALOG } from './meal-catalog.ts';
import { emptyMealChoices, mealOptions } from './meal-choices.ts';
import { mealTotals } from './meal-totals.ts';

const none = emptyMealChoices();

const totalsOf = (...requests: Partial<ReturnType<typeof buildDinnerRequest>>[]) => {
  const totals = mealTotals();
  for (const request of requests) totals.add({ ...none, ...request });
  return totals;
};

/** Spec §2: what is on the plate of each meal. */
it('adds up what is prepared across all meals', () => {
  const totals = totalsOf(
    { hasKidsDinoDinner: true, kidsDinoDinnerAmount: 20, kidsDinoDinnerOption1: 'with_soup' },
    { hasKidsDinoDinner: true, kidsDinoDinnerAmount: 7, kidsDinoDinnerOption1: 'without_soup' },
    {
      hasBaseDinner: true,
      baseDinnerAmount: 12,
      baseDinnerOption1: 'chicken_filet',
      baseDinnerOption2: 'fries',
      hasSchoolDinner: true,
      schoolDinnerAmount: 30,
    },
    {
      hasBaseDinner2: true,
      baseDinner2Amount: 14,
      baseDinner2Option1: 'hamburger',
      baseDinner2Option2: 'mashed_potatoes',
      baseDinner2Option3: 'with_cake',
    },
    {
      hasDinnerForAdults: true,
      dinnerForAdultsAmount: 5,
      dinnerForAdultsOption1: 'mineral_water',
      hasLunchPacket: true,
      lunchPacketAmount: 3,
      lunchPacketOption1: 'drink',
    },
  );

  const shown = totals
    .courses()
    .map(({ course, components }) => [
      course,
      components.map(({ label, portions }) => `${label} ${portions}`).join(', '),
    ]);
  expect(shown).toEqual([
    ['Predjelo', `Supa ${20 + 14 + 5}`],
    [
      'Glavno jelo',
      `Grilovana piletina 27, Pileći file 12, Pljeskavica ${30 + 14}, Bečka šnicla 5`,
    ],
    ['Prilog', `Pomfrit ${12 + 30 + 5}, Pire krompir ${27 + 14}`],
    ['Salata i hleb', `Salata ${27 + 12 + 14 + 5}, Hleb ${27 + 14}, Lepinja ${12 + 30 + 5}`],
    ['Kolač', `Kolač ${14 + 5}, Dino kolač 27`],
    ['Piće', `Sok ${27 + 12 + 30 + 3}, Mineralna voda 5`],
  ]);
});

it('of nothing prepares nothing', () => {
  expect(totalsOf({}).courses()).toEqual([]);
});

it.each(MEAL_CATALOG.map((meal) => [meal.group, meal] as const))(
  '%s knows a component behind every choice that puts something on the plate',
  (_, meal) => {
    const choices = mealOptions(meal).flatMap(({ values, components }) =>
      values.map(({ value, label }) => ({ label, component: components[value] })),
    );
    for (const { label, component } of choices) {
      expect([label, Boolean(component)]).toEqual([label, !label.startsWith('Bez ')]);
    }
  },
);
