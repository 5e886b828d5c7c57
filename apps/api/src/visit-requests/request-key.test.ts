import { expect, it } from 'vitest';
import { idInKey, isKeyOf, requestKey, requestLink } from './request-key.ts';

const env = { JWT_SECRET: 'a secret of the tests that is long enough', PUBLIC_URL: 'https://x.rs' };
const request = { id: 1292, keyVersion: 1 };

it('a key is short, tells its request and opens no other, nor another version', () => {
  const key = requestKey(request, env);

  expect(key).toMatch(/^[\w-]{28}$/);
  expect(requestLink(request, env)).toBe(`https://x.rs/moj-zahtev#${key}`);
  expect(idInKey(key)).toBe(1292);
  expect(isKeyOf(request, key, env)).toBe(true);
  expect(isKeyOf({ ...request, id: 1293 }, key, env)).toBe(false);
  expect(isKeyOf({ ...request, keyVersion: 2 }, key, env)).toBe(false);
  expect(isKeyOf(request, key, { JWT_SECRET: 'another secret that is long enough, too' })).toBe(
    false,
  );
});

it('every letter of a key counts, and nothing may stand around it', () => {
  const key = requestKey(request, env);
  const others = [...key].flatMap((letter, place) =>
    [...'AZaz09-_'].map((other) =>
      other === letter ? undefined : key.split('').with(place, other),
    ),
  );
  const mutated = others.flatMap((letters) => (letters ? [letters.join('')] : []));

  expect(mutated.length).toBeGreaterThan(190);
  expect(mutated.filter((other) => isKeyOf(request, other, env))).toEqual([]);
  for (const other of [`${key}=`, ` ${key}`, `${key}\n`, key.slice(0, -1), `${key}A`, '']) {
    expect(isKeyOf(request, other, env), other).toBe(false);
    expect(idInKey(other), other).toBe(0);
  }
});
