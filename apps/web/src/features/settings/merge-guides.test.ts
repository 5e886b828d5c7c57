import { expect, it } from 'vitest';

import { mergeGuides } from './merge-guides.ts';

const ana = { id: 1, name: 'Ana' };
const marko = { id: 2, name: 'Marko' };
const zoran = { id: 3, name: 'Zoran' };
const listOf = (...guides: { id?: number; name: string }[]) => ({ guides });

it.each([
  [
    'what nobody changed here is as the colleague saved it',
    { before: listOf(ana, marko), mine: listOf(ana, marko), newer: listOf(marko, zoran) },
    listOf(marko, zoran),
  ],
  [
    'a name typed here stays with its guide, wherever that stands now',
    {
      before: listOf(ana, marko),
      mine: listOf(ana, { ...marko, name: 'Marko Ilić' }),
      newer: listOf(marko, ana),
    },
    listOf({ ...marko, name: 'Marko Ilić' }, ana),
  ],
  [
    'who was added here comes after those whom a colleague added',
    { before: listOf(ana), mine: listOf(ana, { name: 'Petar' }), newer: listOf(ana, zoran) },
    listOf(ana, zoran, { name: 'Petar' }),
  ],
  [
    'who was taken off here stays off',
    { before: listOf(ana, marko), mine: listOf(marko), newer: listOf(ana, marko, zoran) },
    listOf(marko, zoran),
  ],
  [
    'a name that was typed here comes back though a colleague took the guide off',
    {
      before: listOf(ana, marko),
      mine: listOf(ana, { ...marko, name: 'Marko Ilić' }),
      newer: listOf(ana),
    },
    listOf(ana, { ...marko, name: 'Marko Ilić' }),
  ],
  [
    'who was just saved has an id now and stands there once',
    {
      before: listOf(ana, { name: 'Petar' }),
      mine: listOf(ana, { name: 'Petar' }),
      newer: listOf(ana, { id: 4, name: 'Petar' }),
    },
    listOf(ana, { id: 4, name: 'Petar' }),
  ],
])('%s', (_rule, sides, merged) => {
  expect(mergeGuides(sides)).toEqual(merged);
});
