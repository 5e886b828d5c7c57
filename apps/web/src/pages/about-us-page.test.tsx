import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { site } from '#content/site.ts';

import { renderApp } from '#test/render-app.tsx';

it('the video of the hosting service comes when it is asked for, and not before', async () => {
  const { user } = renderApp('/aboutUs');
  const play = await screen.findByRole('button', { name: 'Pustite video' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(play);
  const video = screen.getByTitle(site.video.title);
  expect(video).toHaveAttribute('src', expect.stringContaining(`/embed/${site.video.id}`));
  expect(video).toHaveFocus();
});
