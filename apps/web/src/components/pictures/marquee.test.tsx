import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Marquee } from './marquee.tsx';

const open = () => {
  render(
    <Marquee heading={<h2>Utisci</h2>} label="Utisci posetilaca" seconds={50}>
      <li>prvi</li>
      <li>drugi</li>
    </Marquee>,
  );
  return userEvent.setup();
};
const track = () => screen.getByRole('region', { name: 'Utisci posetilaca' }).firstElementChild;

it('shows its pieces five times and reads them out once', () => {
  open();
  expect(screen.getAllByText('prvi')).toHaveLength(5);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'prvi',
    'drugi',
  ]);
});

it('rests and goes on by its button', async () => {
  const user = open();
  expect(track()).not.toHaveStyle({ animationPlayState: 'paused' });
  await user.click(screen.getByRole('button', { name: 'Zaustavite: Utisci posetilaca' }));
  expect(track()).toHaveStyle({ animationPlayState: 'paused' });
  await user.click(screen.getByRole('button', { name: 'Pokrenite: Utisci posetilaca' }));
  expect(track()).not.toHaveStyle({ animationPlayState: 'paused' });
});

it('can have the focus, under which it rests', async () => {
  const user = open();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Utisci posetilaca' })).toHaveFocus();
});
