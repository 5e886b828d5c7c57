import { foldSearchText } from '#primitives/search-text.ts';

/** How words about allergies and diets begin, as search compares texts: without diacritics, in Latin. */
const STEMS = [
  'alerg',
  'allerg',
  'anafila',
  'epipen',
  'epi pen',
  'intoleran',
  'netoleran',
  'osetljiv',
  'osjetljiv',
  'preosetlj',
  'preosjetlj',
  'gluten',
  'bezglut',
  'celijak',
  'celiak',
  'cilijak',
  'fenilketon',
  'laktoz',
  'kikiriki',
  'orah',
  'oras',
  'lesnik',
  'ljesnik',
  'badem',
  'susam',
  'soj',
  'jaj',
  'mlek',
  'mlec',
  'mlij',
  'bezml',
  'rib',
  'dijabet',
  'diabet',
  'secer',
  'insulin',
  'inzulin',
  'dijeta',
  'dijeti',
  'dijetn',
  'dijetu',
  'ishran',
  'vegetar',
  'vegeter',
  'vegan',
  'posn',
  'poste',
  'posti ',
  'postim',
  'post ',
  'postu ',
  'svinj',
  'halal',
  'koser',
  'musliman',
  'islam',
  'adventist',
  'versk',
  'vjersk',
  'religij',
  'religiozn',
  'ramaz',
  'ne jed',
  'nejed',
  'moze da jed',
  'mogu da jed',
  'sme da jed',
  'ne sme',
  'nesme ',
  'nesmej',
  'ne smij',
  'ne podnos',
  'ne konzum',
  'bez mes',
  'bezmes',
  'bez bras',
];

/** Where a sentence begins: after a word of three letters (not after an initial), or in a new line. */
const SENTENCE = /(?<=\p{L}{3}[.!?])\s+(?=[\p{Lu}\d])|\n+/u;

/** Whether a note speaks of an allergy or a diet; in doubt it does. */
export function speaksOfDiet(note: string): boolean {
  const words = ` ${foldSearchText(note).replaceAll(/[^a-z]+/g, ' ')} `;
  return STEMS.some((stem) => words.includes(` ${stem}`));
}

/**
 * A note in two parts: what stands before its first sentence about an allergy or a diet, and all from
 * there on, so that nothing about it is torn off; either may be "".
 */
export function partsOfNote(note: string): { other: string; diet: string } {
  const sentences = note.split(SENTENCE).map((sentence) => sentence.trim());
  const first = sentences.findIndex(speaksOfDiet);
  if (first === -1)
    return speaksOfDiet(note) ? { other: '', diet: note } : { other: note, diet: '' };
  return { other: sentences.slice(0, first).join(' '), diet: sentences.slice(first).join(' ') };
}
