import { organisation } from '@museum/shared/organisation/organisation';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveEmptyLists } from '#test/api/serve-empty-lists.ts';
import { server } from '#test/api/server.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

const serveSignIn = () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/v1/auth/sign-in', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: { accessToken: accessToken(), refreshToken: 'refresh-1' } });
    }),
  );
  return bodies;
};

const openSignIn = async (address = '/signin') => {
  const app = renderApp(address);
  const email = await screen.findByLabelText(/E-mail/);
  const password = screen.getByLabelText(/Lozinka/);
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Prijavi se' }));
  const fillIn = async () => {
    await app.user.type(email, 'jelena@example.rs');
    await app.user.type(password, 'dinosaurus');
  };
  return { ...app, email, password, submit, fillIn };
};

beforeEach(serveEmptyLists);

it('opens at its top, whatever page led there (spec §2)', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  renderApp('/admin');
  await screen.findByRole('button', { name: 'Prijavi se' });
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
});

it('shows a logo that leads home under the name that can be read on it', async () => {
  renderApp('/signin');
  const logo = await screen.findByRole('link', { name: organisation.shortName });
  expect(logo).toHaveAttribute('href', '/');
});

describe('signing in', () => {
  it('leads to the admin area and sends e-mail and password only', async () => {
    const bodies = serveSignIn();
    const { fillIn, submit, currentAddress } = await openSignIn('/signin?returnUrl=/admin/prices');
    await fillIn();
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Sve cene' });
    expect(currentAddress()).toBe('/admin/prices');
    expect(bodies).toEqual([{ email: 'jelena@example.rs', password: 'dinosaurus' }]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is remembered when „Zapamti me“ is ticked', async () => {
    serveSignIn();
    const { fillIn, submit, user } = await openSignIn('/signin?returnUrl=/admin/prices');
    await fillIn();
    await user.click(screen.getByRole('checkbox', { name: 'Zapamti me' }));
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Sve cene' });
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
  });

  it('asks for both fields, beside them, and puts the cursor in the first', async () => {
    const { submit, email, password } = await openSignIn();
    await submit();
    await waitFor(() => {
      expect(email).toHaveAccessibleDescription('Polje je obavezno');
    });
    expect(password).toHaveAccessibleDescription('Polje je obavezno');
    expect(email).toHaveFocus();
  });

  it('refuses a wrong e-mail and a short password in the words of the specification', async () => {
    const { submit, email, password, user } = await openSignIn();
    await user.type(email, 'jelena@');
    await user.type(password, '1234567');
    await submit();
    await waitFor(() => {
      expect(email).toHaveAccessibleDescription('Email nije validnog formata');
    });
    expect(password).toHaveAccessibleDescription('Lozinka mora biti duža od 8 znakova');
  });

  it('says that the credentials are wrong and keeps what was typed', async () => {
    server.use(
      http.post('*/api/v1/auth/sign-in', () =>
        HttpResponse.json(
          { errors: [{ code: 'INVALID_USER_CREDENTIALS', message: '' }] },
          { status: 401 },
        ),
      ),
    );
    const { fillIn, submit, email, password, currentAddress } = await openSignIn();
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nije poznata Email adresa ili lozinka je netačna',
    );
    expect(email).toHaveValue('jelena@example.rs');
    expect(password).toHaveValue('dinosaurus');
    expect(currentAddress()).toBe('/signin');
  });

  it('shows the password on demand', async () => {
    const { password, user } = await openSignIn();
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Prikažite unos' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('is skipped by who is signed in already', async () => {
    rememberStaffSession();
    const { currentAddress } = renderApp('/signin?returnUrl=/admin/prices');
    await screen.findByRole('heading', { level: 1, name: 'Sve cene' });
    expect(currentAddress()).toBe('/admin/prices');
  });

  it('never leads to another site', async () => {
    rememberStaffSession();
    const { currentAddress } = renderApp('/signin?returnUrl=//evil.example/admin/prices');
    await waitFor(() => {
      expect(currentAddress()).toMatch(/^\/admin/);
    });
  });
});
