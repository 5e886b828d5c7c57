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

  it.each(['\u200b', ' \u2060\ufeff '])('of which nothing can be seen, %j, is none', (value) => {
    const issues = requiredText('name', 'Ime je obavezano').safeParse(value).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Ime je obavezano']);
  });

  it.each(['OŠ „Žarko Đurić“', 'ОШ „Ђура Јакшић“', '漢字 😀'])('like %s is kept', (value) => {
    expect(requiredText('name').parse(value)).toBe(value);
  });
});

describe('line breaks', () => {
  it.each([
    ['Novi\r\nSad', 'Novi Sad'],
    ['Novi\n\nSad', 'Novi Sad'],
    ['Novi\u2028Sad', 'Novi Sad'],
  ])('of the one-line text %j become a space', (value, expected) => {
    expect(requiredText('name').parse(value)).toBe(expected);
  });

  it('of a long text stay', () => {
    expect(optionalText('longText').parse('Dva reda:\n1\n2')).toBe('Dva reda:\n1\n2');
  });
});
