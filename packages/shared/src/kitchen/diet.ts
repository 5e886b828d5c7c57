import { foldSearchText } from '#primitives/search-text.ts';

/** How words about allergies and diets begin, as search compares texts: without diacritics, in Latin. */
const STEMS = [
  ...['alergi', 'anafila', 'epipen', 'intoleran', 'netoleran', 'gluten', 'celijak', 'laktoz'],
  ...['kikiriki', 'orah', 'oras', 'lesnik', 'badem', 'susam', 'soj', 'jaj', 'mlek', 'mlec', 'rib'],
  ...['dijabet', 'secer', 'insulin', 'dijet', 'vegetarij', 'vegan', 'posn', 'poste', 'posti '],
  ...['svinj', 'halal', 'koser', 'ne jed', 'ne sme', 'ne podnos', 'ne konzum'],
  ...['bez mes', 'bez bras'],
];

/** Whether a note speaks of an allergy or a diet; in doubt it does. */
export function speaksOfDiet(note: string): boolean {
  const words = ` ${foldSearchText(note).replaceAll(/[^a-z]+/g, ' ')} `;
  return STEMS.some((stem) => words.includes(` ${stem}`));
}
