import { describe, expect, it } from 'vitest';
import { optionalText, requiredText, UNSTORABLE_TEXT_MESSAGE } from './text.ts';

describe('a text', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['U+FFFE', 'a\ufffeb'],
    ['U+FFFF', 'a\uffffb'],
  ])('with %s is refused', (_what, value) => {
    const issues = requiredText('name').safeParse(value).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual([UNSTORABLE_TEXT_MESSAGE]);
  });

  it.each([
    ['zero-width spaces and joiners', '\u200b\u200d\u2060'],
    ['soft hyphens', '\u00ad \u00ad'],
    ['byte order marks', ' \ufeff '],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['a Mongolian vowel separator', '\u180e'],
    ['a grapheme joiner', '\u034f'],
    ['signs of direction', '\u061c\u202a\u202e\u2066\u2069'],
    ['invisible operators', '\u2061\u2064'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['an empty Braille pattern', '\u2800'],
    ['control characters', '\u0001\u0085'],
  ])('of nothing but %s is none', (_what, value) => {
    const issues = requiredText('name', 'Ime je obavezano').safeParse(value).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Ime je obavezano']);
    expect(optionalText('name').parse(value)).toBeNull();
  });

  it.each(['OŠ „Žarko Đurić“', 'ОШ „Ђура Јакшић“', '漢字 😀', '❤\ufe0f', '-'])(
    'like %s is kept',
    (value) => {
      expect(requiredText('name').parse(value)).toBe(value);
    },
  );
});

it('signs that turn the letters after them around are left out', () => {
  expect(requiredText('name').parse('OŠ \u202eabc\u202c \u2067de\u2069')).toBe('OŠ abc de');
  expect(optionalText('longText').parse('\u202dabc\u202c')).toBe('abc');
});

describe('line breaks and tabs', () => {
  it.each([
    ['Novi\r\nSad', 'Novi Sad'],
    ['Novi\n\nSad', 'Novi Sad'],
    ['Novi\u2028Sad', 'Novi Sad'],
    ['Novi\tSad', 'Novi Sad'],
    ['Novi\u0085Sad', 'Novi Sad'],
  ])('of the one-line text %j become a space', (value, expected) => {
    expect(requiredText('name').parse(value)).toBe(expected);
  });

  it('of a long text stay', () => {
    expect(optionalText('longText').parse('Dva reda:\n1\n2')).toBe('Dva reda:\n1\n2');
  });
});
