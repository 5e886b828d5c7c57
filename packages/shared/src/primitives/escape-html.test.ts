import { expect, it } from 'vitest';

import { escapeHtml } from './escape-html.ts';

it('lets a text end neither a tag nor an attribute', () => {
  expect(escapeHtml(`„Lav“ & <b class="x" id='y'>`)).toBe(
    '„Lav“ &amp; &lt;b class=&quot;x&quot; id=&#39;y&#39;&gt;',
  );
});
