import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  ['nauka se gleda i pamti – za decu', 'nauka se gleda i_pamti_– za decu'],
  ['U zgradi, a u vulkanu (i okolo)', 'U_zgradi, a_u_vulkanu (i_okolo)'],
  ['„O nama“ i šta još', '„O_nama“ i_šta još'],
  ['ime i e-mail; E-poštu', 'ime i_e-~mail; E-~poštu'],
  ['ali sa Tarom', 'ali sa Tarom'],
  ['četvrtak, 10. decembar 2026. i dalje', 'četvrtak, 10._decembar 2026._i_dalje'],
  ['uplata do 9. decembra', 'uplata do 9._decembra'],
  ['na dubini od 21. Pred njim', 'na dubini od 21. Pred njim'],
  ['radno vreme 09–16 h', 'radno vreme 09–16 h'],
])('„%s“ breaks only where it may', (text, kept) => {
  expect(typeset(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')).toBe(kept);
});
