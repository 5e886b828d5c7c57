import { expect, it } from 'vitest';

import { mailtoLink } from './mailto-link.ts';

it('a link writes to the address and carries the subject', () => {
  expect(mailtoLink("o'brien+muzej@example.rs", 'Odgovor na poruku & pitanje')).toBe(
    "mailto:o'brien%2Bmuzej@example.rs?subject=Odgovor%20na%20poruku%20%26%20pitanje",
  );
});

it.each([
  'ana@example.rs,mira@example.rs',
  'ana@example.rs?bcc=mira@example.rs',
  'ana@example.rs\r\nBcc: mira@example.rs',
  'Ana <ana@example.rs>',
  'ana',
  '',
])('%j is no address to write to', (address) => {
  expect(mailtoLink(address, 'Odgovor')).toBeUndefined();
});
