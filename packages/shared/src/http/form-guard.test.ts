import { expect, it } from 'vitest';
import { formGuardHeaders, looksAutomatic } from './form-guard.ts';

it.each([
  [{}, false],
  [{ 'form-seconds': '2' }, false],
  [{ 'form-seconds': '86400' }, false],
  [{ 'form-seconds': '1' }, true],
  [{ 'form-seconds': '0' }, true],
  [{ 'form-seconds': '60', 'form-trap': 'filled' }, true],
  [{ 'form-trap': 'filled' }, true],
  [{ 'form-seconds': '', 'form-trap': '' }, false],
  [{ 'form-seconds': '-1', 'form-trap': 'no' }, false],
  [{ 'form-seconds': '1e-9' }, false],
])('headers %j look automatic: %s', (headers, expected) => {
  expect(looksAutomatic(formGuardHeaders.parse(headers))).toBe(expected);
});
