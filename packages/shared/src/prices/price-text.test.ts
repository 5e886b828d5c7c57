import { expect, it } from 'vitest';

import { mealPriceText, priceText, publicPriceText } from './price-text.ts';

it.each([
  [priceText, '1.200,50 din', '0,00 din'],
  [publicPriceText, '1.200,50 din', 'cena na upit'],
  [mealPriceText, '1.200,50 din', '0,00 din, cena na upit'],
])('%o says what a price is, and what a missing one means', (text, known, missing) => {
  expect(text({ ADULT_DINNER: 1200.5 }, 'ADULT_DINNER')).toBe(known);
  expect(text({}, 'ADULT_DINNER')).toBe(missing);
});
