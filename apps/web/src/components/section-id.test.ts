import { expect, it } from 'vitest';

import { sectionId } from './section-id.ts';

it.each([
  ['Kako do nas', 'kako-do-nas'],
  ['14. Završne odredbe', 'zavrsne-odredbe'],
  ['Takođe u ponudi', 'takodje-u-ponudi'],
  ['Šta čini cenu (i kada)?', 'sta-cini-cenu-i-kada'],
])('the section „%s“ is at #%s', (heading, id) => {
  expect(sectionId(heading)).toBe(id);
});
