import { render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FormTrap, useFormGuard } from './form-guard.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const openForm = () => {
  const { result } = renderHook(useFormGuard);
  const { container } = render(<FormTrap field={result.current.trap} />);
  return { guard: result.current, field: container.querySelector('input') as HTMLInputElement };
};

describe('a form', () => {
  it('that is sent at once waits until a person could have filled it in', async () => {
    const { guard } = openForm();
    vi.advanceTimersByTime(500);
    const passed = vi.fn();
    void guard.pass().then(passed);

    await vi.advanceTimersByTimeAsync(1_499);
    expect(passed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(passed).toHaveBeenCalledWith({ 'form-seconds': '2' });
  });

  it('that took its time is sent without waiting, also when the clock was put back meanwhile', async () => {
    const { guard } = openForm();
    vi.advanceTimersByTime(90_000);
    vi.setSystemTime('2001-01-01');

    expect(await guard.pass()).toEqual({ 'form-seconds': '90' });
  });

  it('whose hidden field a program filled in tells so', async () => {
    const { guard, field } = openForm();
    vi.advanceTimersByTime(5_000);
    field.value = 'https://prevara.example';

    expect(await guard.pass()).toEqual({ 'form-seconds': '5', 'form-trap': 'filled' });
  });
});

it('the hidden field is for nobody: not seen, not said, not reached, not filled in by the browser', () => {
  const { field } = openForm();

  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(field).toHaveAttribute('tabindex', '-1');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field.closest('[aria-hidden="true"]')).toHaveStyle({
    position: 'absolute',
    clipPath: 'inset(50%)',
  });
});
