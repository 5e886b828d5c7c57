import { palette } from '@museum/shared/organisation/palette';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const colours = Object.values(palette).map((colour) => colour.toLowerCase());

// These are read by the browser before any script.
it.each(['./global.css', '../../index.html', '../../app.html'])(
  '%s has colours of the palette only',
  (file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8').toLowerCase();
    const used = text.match(/#[0-9a-f]{3,8}\b/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((colour) => !colours.includes(colour))).toEqual([]);
  },
);
