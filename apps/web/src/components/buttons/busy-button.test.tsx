import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { BusyButton } from './busy-button.tsx';

it('a double click is one press, whether it acts or sends a form', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <BusyButton isBusy={false} onClick={onClick}>
        Poništi uvoz
      </BusyButton>
      <BusyButton isBusy={false} type="submit">
        Sačuvaj
      </BusyButton>
    </form>,
  );
  const user = userEvent.setup();
  await user.dblClick(screen.getByRole('button', { name: 'Poništi uvoz' }));
  await user.dblClick(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
