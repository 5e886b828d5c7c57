import { describe, expect, it } from 'vitest';

import { formatInstant, formatInstantDay, shortInstant, today, tomorrow } from './dates.ts';

describe('dates in Belgrade', () => {
  it.each([
    ['2026-01-31T22:59:59Z', '2026-01-31', '2026-02-01'],
    ['2026-01-31T23:00:00Z', '2026-02-01', '2026-02-02'],
    ['2026-07-31T21:59:59Z', '2026-07-31', '2026-08-01'],
    ['2026-07-31T22:00:00Z', '2026-08-01', '2026-08-02'],
  ])('at %s it is %s and tomorrow %s', (instant, day, next) => {
    expect(today(new Date(instant))).toBe(day);
    expect(tomorrow(new Date(instant))).toBe(next);
  });

  it('shows instants on the centre’s clock', () => {
    expect(formatInstantDay('2026-01-31T23:30:00Z')).toBe('01.02.2026');
    expect(formatInstant('2026-07-31T22:05:00Z')).toBe('01.08.2026 00:05');
    expect(shortInstant('2026-07-31T22:05:00Z')).toBe('1. 8. u 00:05');
  });
});
