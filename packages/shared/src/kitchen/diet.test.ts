import { expect, it } from 'vitest';
import { speaksOfDiet } from './diet.ts';

it.each([
  'Jedno dete je alergično na kikiriki',
  'Једно дете је алергично на орашасте плодове',
  'DVOJE DECE NE JEDE GLUTEN.',
  'jedno dete ne sme mleko',
  'Troje dece bez svinjetine',
  'Vaspitačica je na posnoj hrani',
  'Postimo, molimo posno',
  'dijabeticar, bez secera',
  'dva obroka: „vegetarijanska“',
  'Bez jaja!',
])('%j speaks of a diet', (note) => {
  expect(speaksOfDiet(note)).toBe(true);
});

it.each([
  'Dolazimo jednim autobusom.',
  'Kasnimo pola sata, vozač zna put.',
  'Postoji li parking?',
  'Molimo sto u hladu',
  'Poštovani, hvala',
  '',
])('%j does not', (note) => {
  expect(speaksOfDiet(note)).toBe(false);
});
