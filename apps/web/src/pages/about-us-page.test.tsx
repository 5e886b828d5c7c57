import { organisation } from '@museum/shared/organisation/organisation';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';

it('the video of the hosting service comes when it is asked for, and not before', async () => {
  const { user } = renderApp('/aboutUs');
  const play = await screen.findByRole('button', { name: 'Pustite video' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(play);
  const video = screen.getByTitle(organisation.video.title);
  expect(video).toHaveAttribute('src', expect.stringContaining(`/embed/${organisation.video.id}`));
  expect(video).toHaveFocus();
});
