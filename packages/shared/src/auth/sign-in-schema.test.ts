import { expect, it } from 'vitest';
import { signInSchema } from './sign-in-schema.ts';

const valid = { email: 'Admin@Example.rs', password: '12345678' };

it('compares e-mail addresses in lower case', () => {
  expect(signInSchema.parse(valid)).toEqual({ email: 'admin@example.rs', password: '12345678' });
});

it('takes a password exactly as it was typed, up to 200 characters', () => {
  for (const password of [' Šest Kifli ', 'ŠEST kifli', 'x'.repeat(200)]) {
    expect(signInSchema.parse({ ...valid, password }).password).toBe(password);
  }
});

it.each([
  ['email', '', 'Polje je obavezno'],
  ['email', undefined, 'Polje je obavezno'],
  ['email', 'admin', 'Email nije validnog formata'],
  ['password', '', 'Polje je obavezno'],
  ['password', undefined, 'Polje je obavezno'],
  ['password', '1234567', 'Lozinka mora biti duža od 8 znakova'],
  ['password', 'x'.repeat(201), 'Tekst može imati najviše 200 znakova'],
])('%s %j is refused: %s', (field, value, message) => {
  const { error } = signInSchema.safeParse({ ...valid, [field]: value });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
