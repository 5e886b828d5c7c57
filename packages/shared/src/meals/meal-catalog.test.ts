import { expect, it } from 'vitest';
import { MEAL_CATALOG } from './meal-catalog.ts';

const values = (options: readonly { values: Record<string, string> }[]) =>
  options.map((option) => Object.values(option.values).join(' / '));

/** Spec §2: what is on each plate, and what can be chosen. */
it.each([
  [
    'kidsDinoDinner',
    ['grilovana piletina 130\u00A0g', 'pire krompir', 'salata', 'hleb', 'dino kolač', 'sok'],
    ['Bez supe / Sa supom'],
  ],
  [
    'baseDinner',
    ['salata', 'lepinja', 'sok u čaši'],
    ['Pljeskavica / Pileći file', 'Pomfrit / Pire krompir'],
  ],
  [
    'baseDinner2',
    ['pileća supa', 'hleb', 'salata'],
    ['Pljeskavica / Pileći file', 'Pomfrit / Pire krompir', 'Sa kolačem / Bez kolača'],
  ],
  ['schoolDinner', ['pljeskavica u lepinji sa prilozima', 'pomfrit', 'sok u čaši'], []],
  [
    'dinnerForAdults',
    ['pileća supa', 'bečka šnicla od piletine 200\u00A0g', 'pomfrit', 'salata', 'lepinja', 'kolač'],
    ['Sok / Mineralna voda'],
  ],
  ['lunchPacket', [], ['Voda / Sok']],
])('%s holds %j with the choices %j', (group, contents, choices) => {
  const meal = MEAL_CATALOG.find((entry) => entry.group === group);
  expect(meal?.contents).toEqual(contents);
  expect(values(meal?.options ?? [])).toEqual(choices);
});
