import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { sessionStore } from '#features/auth/session/session.ts';

import { server } from './api/server.ts';
import { accessToken } from './staff-session.ts';

/** The session ends under an open page, and the same person signs in anew. */
export async function signInAgain(user: UserEvent) {
  server.use(
    http.post('*/api/v1/auth/sign-in', () =>
      HttpResponse.json({ data: { accessToken: accessToken(), refreshToken: 'refresh-2' } }),
    ),
  );
  act(() => {
    sessionStore.expire();
  });
  await user.type(await screen.findByLabelText(/^E-mail/), 'jelena@example.rs');
  await user.type(screen.getByLabelText(/^Lozinka/), 'lozinka123');
  await user.click(screen.getByRole('button', { name: 'Prijavi se' }));
}
