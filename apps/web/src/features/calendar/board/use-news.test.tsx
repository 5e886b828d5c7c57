import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useNews } from './use-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('what is changed or new is news for four seconds, whatever is read meanwhile', () => {
  const first = buildSheetGroup({ id: 1, version: 1 });
  const second = buildSheetGroup({ id: 2, version: 1 });
  const { result, rerender } = renderHook(useNews, { wrapper, initialProps: [first, second] });
  expect([...result.current]).toEqual([]);

  const later = [{ ...first, version: 2 }, second, buildSheetGroup({ id: 3 })];
  rerender(later);
  expect([...result.current]).toEqual([1, 3]);

  pass(3_000);
  rerender([...later]);
  pass(999);
  expect([...result.current]).toEqual([1, 3]);
  pass(1);
  expect([...result.current]).toEqual([]);
});
