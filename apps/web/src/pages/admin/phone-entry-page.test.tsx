import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/request-form.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

beforeEach(() => {
  servePrices();
});

const callersPhone = () => screen.findByRole('textbox', { name: 'Telefon institucije' });

it('keeps what a caller told for the person who typed it, and shows it to no colleague', async () => {
  rememberStaffSession();
  const { user, unmount } = renderApp('/admin/visit-requests/new');
  await user.type(await callersPhone(), '032 800 111');
  unmount();

  rememberStaffSession(accessToken({ sub: '2', email: 'marko@example.rs' }));
  const colleague = renderApp('/admin/visit-requests/new');
  expect(await callersPhone()).toHaveValue('');
  colleague.unmount();

  rememberStaffSession();
  renderApp('/admin/visit-requests/new');
  expect(await callersPhone()).toHaveValue('032 800 111');
});
