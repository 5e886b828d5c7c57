import { describe, expect, it } from 'vitest';

import { foldGuideName, guidesSchema } from './guide-schema.ts';

const issuesOf = (guides: object[]) =>
  guidesSchema
    .safeParse(guides)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('names of guides', () => {
  it.each(['ana tomić', 'Ана Томић', ' ANA  TOMIĆ', 'AnaTomic'])(
    '%s is the same as Ana Tomić',
    (name) => {
      expect(foldGuideName(name)).toBe(foldGuideName('Ana Tomić'));
      expect(issuesOf([{ name: 'Ana Tomić' }, { name: 'Marko Ilić' }, { name }])).toEqual([
        ['2.name', 'Ovaj vodič je već na spisku'],
      ]);
    },
  );

  it('tell two guides apart by a letter', () => {
    expect(issuesOf([{ name: 'Ana Tomić' }, { name: 'Ana Tonić' }])).toEqual([]);
  });

  it.each(['', '  ', '\u200B'])('are not empty: %j', (name) => {
    expect(issuesOf([{ name }])).toEqual([['0.name', 'Polje je obavezno']]);
  });

  it('are given to one guide each', () => {
    expect(
      issuesOf([
        { id: 7, name: 'Ana' },
        { id: 7, name: 'Marko' },
      ]),
    ).toEqual([['1.name', 'Ovaj vodič je već na spisku']]);
  });
});
