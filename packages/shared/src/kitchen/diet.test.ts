import { expect, it } from 'vitest';
import { partsOfNote, speaksOfDiet } from './diet.ts';

it.each([
  'Jedno dete je alergično na kikiriki',
  'Једно дете је алергично на орашасте плодове',
  'DVOJE DECE NE JEDE GLUTEN.',
  'jedno dete ne sme mleko',
  'Troje dece bez svinjetine',
  'Vaspitačica je na posnoj hrani',
  'Postimo, molimo posno',
  'dijabeticar, bez secera',
  'jedno je na dijeti',
  'dva obroka: „vegetarijanska“',
  'Bez jaja!',
  'Bezglutenska hrana za jedno dete',
  'Devojčica je na bezmlečnoj ishrani',
  'preosetljivo na jagode',
  'Dete ne može da jede citruse',
  'dvoje ne mogu da jedu paradajz',
  'bezmesni obrok',
  'Postimo',
  'Deca su na postu.',
  'nosi epi pen',
  'Ima inzulinsku pumpu',
  'fenilketonurija',
  'celiakija',
  'Posebna ishrana: dve devojčice',
  'Dve osobe su vegeterijanci',
  'obrok bez alergena',
  'allergija na pčele i polen',
  'mlijeko i lješnike ne smije nijedno',
  'osjetljivo na mliječne proizvode',
  'Troje dece nejede meso',
  'diabetičarka',
  'Petoro dece je muslimanske vere',
  'храна по верским правилима',
  'Ramazan je, bez ručka za troje',
  'cilijakija',
])('%j speaks of a diet', (note) => {
  expect(speaksOfDiet(note)).toBe(true);
});

it.each([
  'Dolazimo jednim autobusom.',
  'Kasnimo pola sata, vozač zna put.',
  'Postoji li parking?',
  'Bezbedan prelaz ulice',
  'Mogu da dođu i kasnije',
  'Molimo sto u hladu',
  'Poštovani, hvala',
  'Vegetacija u parku nas zanima',
  'Nesmetan prilaz za kolica',
  'Jedno dijete je u kolicima.',
  '',
])('%j does not', (note) => {
  expect(speaksOfDiet(note)).toBe(false);
});

it.each([
  ['2 deteta: kikiriki', '', '2 deteta: kikiriki'],
  ['Sto pored prozora', 'Sto pored prozora', ''],
  [
    'Stižu sa dva autobusa. Marko P. je alergičan na kikiriki. Hvala!',
    'Stižu sa dva autobusa.',
    'Marko P. je alergičan na kikiriki. Hvala!',
  ],
  ['Jedno dete ima alergiju. Na orahe.', '', 'Jedno dete ima alergiju. Na orahe.'],
  ['Dolazimo ranije\nbez glutena: 1', 'Dolazimo ranije', 'bez glutena: 1'],
  [
    'Петоро долази касније. Двоје не једе свињетину.',
    'Петоро долази касније.',
    'Двоје не једе свињетину.',
  ],
  // What speaks of the diet stands on two lines.
  ['Dvoje dece ne\njede meso', '', 'Dvoje dece ne\njede meso'],
  ['', '', ''],
])('%j is %j, and %j about a diet', (note, other, diet) => {
  expect(partsOfNote(note)).toEqual({ other, diet });
});
