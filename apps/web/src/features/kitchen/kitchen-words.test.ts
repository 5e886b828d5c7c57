import type { KitchenChange } from '@museum/shared/kitchen/kitchen-schema';
import { expect, it } from 'vitest';

import { amountWords, changeCount, changeWords, takenWords } from './kitchen-words.ts';

// 62 portions of 150 g, 68 of 130 g, 104 of 250 ml.
it.each([
  ['chickenFilet', 62, '≈ 9,3 kg'],
  ['grilledChicken', 68, '8,8 kg'],
  ['grilledChicken', 7, '910 g'],
  ['soup', 104, '≈ 26,0 l'],
  ['soup', 3, '≈ 750 ml'],
  ['juice', 223, 'kom'],
] as const)('of %s for %i portions the kitchen prepares %s', (component, portions, words) => {
  expect(amountWords(component, portions)).toBe(words);
});

const group = { id: 1, time: '12:30', name: 'OŠ' };
it.each<[KitchenChange, string]>([
  [{ ...group, kind: 'new', portions: 24 }, 'nova grupa, 24 porcije'],
  [
    { ...group, kind: 'gone', portions: 5, why: 'moved', movedTo: '2026-12-16' },
    'premešteno na 16. 12., 5 → 0',
  ],
  [{ ...group, kind: 'gone', portions: 5, why: 'missed', movedTo: null }, 'nisu došli, 5 → 0'],
  [{ ...group, kind: 'time', from: '12:00' }, 'drugo vreme, 12:00 → 12:30'],
  [
    {
      ...group,
      kind: 'dish',
      label: 'Osnovnoškolski obrok 1',
      choice: 'Pileći file, Pire krompir',
      from: 12,
      to: 16,
    },
    'osnovnoškolski obrok 1, pileći file, pire krompir 12 → 16',
  ],
  [
    { ...group, kind: 'dish', label: 'Školski obrok', choice: '', from: 48, to: 51 },
    'školski obrok 48 → 51',
  ],
  [{ ...group, kind: 'note' }, 'izmenjena napomena'],
])('a change %j reads: %s', (change, words) => {
  const { text, strong } = changeWords(change);
  expect(`${text} ${strong}`).toBe(words);
});

it('names the day of an acknowledgement only when it was another one', () => {
  const taken = { id: 1, at: '2026-12-10T07:10:00Z', by: 'Milan Ilić' };
  expect(takenWords(taken, '2026-12-10')).toBe('u 08:10 (Milan Ilić)');
  expect(takenWords(taken, '2026-12-11')).toBe('10. 12. u 08:10 (Milan Ilić)');
});

it.each([
  [1, '1 promena'],
  [2, '2 promene'],
  [5, '5 promena'],
])('%i is %s', (count, words) => {
  expect(changeCount(count)).toBe(words);
});
