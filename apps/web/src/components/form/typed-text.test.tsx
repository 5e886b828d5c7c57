import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { NOT_A_DAY, readDay, writeDay } from './time/day-text.ts';
import { useTypedText } from './typed-text.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
});

/** The field of a day that can't be read, on a page. */
const fieldOn = (page: string) => {
  history.replaceState(null, '', page);
  return renderHook(() =>
    useTypedText({
      name: 'visitDate',
      value: NOT_A_DAY,
      onChange: () => undefined,
      read: readDay,
      write: writeDay,
    }),
  );
};

it('a text that is no day comes back on its own page alone', () => {
  for (const [page, text] of [
    ['/admin/visit-requests/details/436', '12.13.2027'],
    ['/admin/visit-requests/details/437', '55.55.2027'],
  ] as const) {
    const { result, unmount } = fieldOn(page);
    act(() => {
      result.current.type(text);
    });
    unmount();
  }

  expect(fieldOn('/admin/visit-requests/details/436').result.current.text).toBe('12.13.2027');
  expect(fieldOn('/admin/visit-requests/details/437').result.current.text).toBe('55.55.2027');
  expect(fieldOn('/buyingGroupTickets').result.current.text).toBe('');
});
