import { describe, expect, it } from 'vitest';
import { heroSizes, type FormatName } from '#art-names.ts';
import { createDefs } from './parts/svg.ts';
import { timeMachinePlates } from './plates/time-machine-plates.ts';
import { scenes } from './scenes.ts';

/** Globes are all that is cut out by a circle about its own middle. */
function globesIn(svg: string): number {
  const discs = [...svg.matchAll(/<clipPath id="([^"]+)"><circle cx="0" cy="0"/g)].map(
    ([, id]) => id,
  );
  const clipped = [...svg.matchAll(/<g clip-path="url\(#([^)]+)\)"/g)].map(([, id]) => id);
  return clipped.filter((id) => discs.includes(id)).length;
}

const PLANETS = 8;

describe('the Sun has eight planets', () => {
  it.each(Object.keys(heroSizes) as FormatName[])(
    'about the mouth of the time machine, with the Moon: %s',
    (format) => {
      expect(globesIn(scenes['time-machine'].draw(format))).toBe(PLANETS + 1);
    },
  );

  it('on their orbits', () => {
    const defs = createDefs('orbits');
    const body = timeMachinePlates['solar-system'](defs);
    expect(globesIn(defs.markup() + body)).toBe(PLANETS);
  });
});
