import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCES = ['apps/web/src', 'apps/api/src', 'packages/shared/src', 'packages/art/src'];

/** Every source that may hold words for people, by its path. */
const texts = new Map(
  SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(\.test\.|generated)/.test(name))
      .map((name) => join(folder, name)),
  ).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);

/** The places that a reader of the language has found wrong, each as it stood. */
const CONDEMNED = [
  // One form of address: vi.
  'Otvori meni',
  'Zatvori meni',
  'Osveži stranu',
  'Pokušaj ponovo',
  'Zaustavi',
  'Pokreni',
  // Public pages.
  'da odgovorimo na ono što ste poslali',
  'Posle miliona godina puta',
  'u pećini ne diramo',
  'iz prirode ne odnosimo',
  'pomerala ih je snaga',
  'Raznolikost koja se ne kreće',
  'boju praha',
  'Kako da čitate kristal',
  'značajna područja za biljke',
  'značajna područja za leptire',
  'raspolaganju 10–18',
  'dostupni 10–20',
  'radnim danima 08–16',
  'zaklanja ulaze',
  'samo 1 bicikl',
  'podiže stabla',
  'učenike prva četiri razreda',
  'kako je u njoj sve povezano',
  'za različit uzrast i apetit',
  'Dečije piće za nazdravljanje',
  'Odlazak u vulkan',
  'Recite nam uzrast slavljenika',
  'dogovaraju se lično',
  'po osobi, za 20 i više',
  'Unesite grupu',
  'kašnjenje autobusa',
  'drži mesto pravom',
  "'Dokumenta'",
  // The request form, and what staff and requesters read of it.
  'Vodič grupe',
  'sa lekarom i vodičem',
  'Odgovor servera nije stigao',
  'Šta ćete jesti',
  'drugim podacima. Osvežite',
  'porc.',
  'obrok, Sa supom',
  // Back office.
  'u redu za slanje',
];

/** The words as they stand alone, whatever their case. */
const standsIn = (text: string, words: string) =>
  text
    .toLowerCase()
    .split(words.toLowerCase())
    .some(
      (before, index, parts) =>
        index + 1 < parts.length && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(parts[index + 1]!),
    );

describe('what a reader of the language found wrong', () => {
  it.each(CONDEMNED)('„%s“ stands nowhere any more', (words) => {
    const found = [...texts].filter(([, text]) => standsIn(text, words)).map(([path]) => path);

    expect(found).toEqual([]);
  });

  it('is looked for in all that people read', () => {
    const all = [...texts.values()].join('\n');
    for (const words of [
      'Vođa grupe',
      'kako je na njoj sve povezano',
      'čeka slanje',
      'Stoji umesto',
    ])
      expect(standsIn(all, words), words).toBe(true);
  });
});
