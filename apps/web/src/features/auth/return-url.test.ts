import { describe, expect, it } from 'vitest';

import { safeReturnUrl } from './return-url.ts';

describe('returnUrl', () => {
  it.each([
    '/admin',
    '/admin/visit-requests?page=2&search=%C4%8Da%C4%8Dak',
    '/admin/visit-requests?search=50%25',
    '/admin/visit-requests?search=https://example.rs//',
    '/tickets#cene',
    '/',
  ])('follows the own path %s', (path) => {
    expect(safeReturnUrl(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'admin',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/tickets/%2F/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%255Cevil.example',
    '/%09/evil.example',
    '%2F%2Fevil.example',
    'https%3A%2F%2Fevil.example',
  ])('goes to the admin area instead of %j', (address) => {
    expect(safeReturnUrl(address)).toBe('/admin');
  });
});
