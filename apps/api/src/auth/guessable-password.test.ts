import { passwordSchema } from '@museum/shared/auth/sign-in-schema';
import { expect, it } from 'vitest';
import { isGuessable, readBreachedPasswords } from './guessable-password.ts';

const jelena = { email: 'jelena.d@example.rs', firstName: 'Jelena', lastName: 'Đorđević' };

it.each([
  ['from known breaches', 'iloveyou'],
  ['from known breaches, whatever its case', 'TrustNo1'],
  ['made of words of the house', 'DinoPark2026!'],
  ['made of words of the house with diacritics', 'prirodnjački centar'],
  ['made of the role', 'administrator1'],
  ['made of the owner’s name', 'djordjevic-JELENA-77'],
  ['of one letter', 'žžžžžžžžžžžž'],
  ['of blanks', '         '],
  ['of three keys', 'sadsadsadsad'],
])('a password %s is guessable', async (_what, password) => {
  expect(await isGuessable(password, jelena)).toBe(true);
});

it.each([
  ['of common words that are together uncommon', 'tri kifle i jogurt'],
  ['with a word of the house beside others', 'muzej na kraju grada'],
  ['of signs alone', '<+*#-~$%'],
  ['of another alphabet', 'три кифле'],
  ['of four keys', 'mama  i mama'],
])('a password %s is not', async (_what, password) => {
  expect(await isGuessable(password, jelena)).toBe(false);
});

it('is compared with more than 3,000 passwords that the length would allow', async () => {
  const long = [...(await readBreachedPasswords())].filter(
    (word) => passwordSchema.safeParse(word).success,
  );

  expect(long.length).toBeGreaterThan(15_000);
});
