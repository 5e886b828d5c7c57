import { expect, it } from 'vitest';
import { ERROR_MESSAGES, UNKNOWN_ERROR_MESSAGE } from './error-code.ts';

// verbatim from the spec
it('the codes of the catalogue have its texts', () => {
  const failed = 'Operacija nije uspešna! Molimo pokušajte kasnije';
  expect(ERROR_MESSAGES).toMatchObject({
    INVALID_USER_CREDENTIALS: 'Nije poznata Email adresa ili lozinka je netačna',
    USER_ALREADY_EXISTS: 'Email adresa vec postoji',
    PRICE_ALREADY_EXISTS: 'Cena za ovaj tip već postoji',
    SERVER_ERROR: failed,
  });
  expect(UNKNOWN_ERROR_MESSAGE).toBe(failed);
});
