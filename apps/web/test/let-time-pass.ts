import { vi } from 'vitest';

const now = performance.now.bind(performance);

/**
 * Moves the page's clock on, for the rest of the test: forms wait until a person could have filled
 * them in (components/form/form-guard.test.tsx proves that), and tests type faster.
 */
export function letTimePass(seconds: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000);
}
