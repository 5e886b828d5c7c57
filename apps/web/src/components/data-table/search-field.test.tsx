import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SearchField } from './search-field.tsx';

const DELAY = 500;

function open(value = '') {
  const onSearch = vi.fn();
  const field = (current: string) => (
    <SearchField
      query={{ search: current || undefined }}
      onChange={({ search }, { replace }) => {
        onSearch(search, { replace });
      }}
    />
  );
  const { rerender } = render(field(value));
  return {
    onSearch,
    follow: (current: string) => {
      rerender(field(current));
    },
  };
}

const box = () => screen.getByRole('searchbox', { name: 'Pretraga' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('applies a search once typing has paused, not a moment earlier', () => {
  const { onSearch } = open();
  type('đ');
  wait(DELAY - 1);
  type('đu');
  wait(DELAY - 1);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['đu', { replace: false }]]);
});

it('applies at once on Enter, and only once', () => {
  const { onSearch } = open();
  type('gp');
  fireEvent.keyDown(box(), { key: 'Enter' });
  wait(DELAY);
  expect(onSearch.mock.calls).toEqual([['gp', { replace: false }]]);
});

it('takes blanks around a search for nothing', () => {
  const { onSearch } = open('gp');
  type(' gp ');
  wait(DELAY);
  expect(onSearch).not.toHaveBeenCalled();
});

it('clears the search by its button, and goes on in the field', () => {
  const { onSearch } = open('gp');
  fireEvent.click(screen.getByRole('button', { name: 'Obriši pretragu' }));
  expect(box()).toHaveFocus();
  wait(DELAY);
  expect(onSearch.mock.calls).toEqual([[undefined, { replace: true }]]);
});

it('shows the search of the address after the way back', () => {
  const { follow, onSearch } = open('gp');
  follow('');
  expect(box()).toHaveValue('');
  wait(DELAY);
  expect(onSearch).not.toHaveBeenCalled();
});

it('loses nothing that is typed while a search is being applied', () => {
  const { follow } = open();
  type('gp');
  wait(DELAY);
  type('gp-2');
  follow('gp');
  expect(box()).toHaveValue('gp-2');
});
