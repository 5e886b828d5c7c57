import { ERROR_CODES, ERROR_MESSAGES } from '@museum/shared/http/error-code';
import { describe, expect, it } from 'vitest';

import { errorMessage, fieldErrors, ReadableError, serverMessage } from './error-message.ts';

const answer = (...errors: object[]) => ({ response: { status: 400, data: { errors } } });
const unknown = 'Operacija nije uspešna! Molimo pokušajte kasnije';

describe('error messages (spec §8)', () => {
  it.each(ERROR_CODES)('has a text for %s', (code) => {
    expect(errorMessage(answer({ code, message: 'from the server' }))).toBe(ERROR_MESSAGES[code]);
  });

  it.each([
    ['1', '1 minut'],
    ['61', '2 minuta'],
    ['1260', '21 minut'],
    ['3598', '60 minuta'],
  ])('says how long to wait when the answer tells %s seconds', (seconds, words) => {
    const limited = {
      response: {
        status: 429,
        headers: { 'retry-after': seconds },
        data: { errors: [{ code: 'TOO_MANY_REQUESTS' }] },
      },
    };
    expect(errorMessage(limited)).toBe(
      `Previše pokušaja. Molimo pokušajte ponovo za oko ${words}.`,
    );
  });

  it.each([
    [500, 'SERVER_ERROR', 'Operacija nije uspešna! Molimo pokušajte kasnije.'],
    [
      503,
      'SERVICE_UNAVAILABLE',
      'Usluga trenutno nije dostupna. Molimo pokušajte za nekoliko trenutaka.',
    ],
  ])('adds the end of the number by which the log finds a %i', (status, code, text) => {
    const headers = { 'x-request-id': '7f3a91c2-41d0-4b6e-9a55-0c1d2e3f4a5b' };
    const fault = { response: { status, headers, data: { errors: [{ code }] } } };

    expect(errorMessage(fault)).toBe(`${text} Broj greške: 2e3f4a5b`);
    expect(serverMessage({ response: { ...fault.response, data: undefined } })).toContain(
      '2e3f4a5b',
    );
  });

  it('adds no number to a refusal, which is no fault of the server', () => {
    const headers = { 'x-request-id': '7f3a91c2-41d0-4b6e-9a55-0c1d2e3f4a5b' };
    const refused = {
      response: { status: 404, headers, data: { errors: [{ code: 'NOT_FOUND' }] } },
    };

    expect(errorMessage(refused)).toBe('Traženi podatak nije pronađen');
  });

  it('reads the first item only', () => {
    expect(errorMessage(answer({ code: 'PRICE_ALREADY_EXISTS' }, { code: 'NOT_FOUND' }))).toBe(
      'Cena za ovaj tip već postoji',
    );
  });

  it.each([
    ['an unknown code', answer({ code: 'TEAPOT' })],
    ['a code that every object has', answer({ code: 'toString' })],
    ['an empty errors array', answer()],
    ['an answer that is no JSON', { response: { status: 502, data: '<html>' } }],
    ['no answer', new Error('timeout of 5000ms exceeded')],
    ['nothing', undefined],
  ])('falls back for %s', (_case, error) => {
    expect(errorMessage(error)).toBe(unknown);
  });

  it('shows our own readable errors as they are', () => {
    expect(errorMessage(new ReadableError('Nije vraćen validan PDF fajl.'))).toBe(
      'Nije vraćen validan PDF fajl.',
    );
  });

  it('gives each field its first message and skips errors without a field', () => {
    const error = answer(
      { code: 'VALIDATION_ERROR', message: 'prva', field: 'visitTime' },
      { code: 'VALIDATION_ERROR', message: 'druga', field: 'visitTime' },
      { code: 'VALIDATION_ERROR', message: 'treća', field: 'dinnerRequest.timeOfDinner' },
      { code: 'VALIDATION_ERROR', message: 'ničija' },
    );
    expect(fieldErrors(error)).toEqual({
      visitTime: 'prva',
      'dinnerRequest.timeOfDinner': 'treća',
    });
  });
});
