import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { phoneRequestKey } from '#features/visit-requests/phone-entry/phone-forms.ts';
import { renderApp } from '#test/render-app.tsx';
import { serveEmptyLists } from '#test/api/serve-empty-lists.ts';
import { server } from '#test/api/server.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

beforeEach(serveEmptyLists);

describe('the admin area', () => {
  it.each([
    '/admin/prices',
    '/admin/prices?page=2&search=%C4%8Daj',
    '/admin/visit-requests/details/7',
  ])(
    'sends who is not signed in from %s to the sign-in page and keeps the address',
    async (path) => {
      const { currentAddress } = renderApp(path);
      await screen.findByRole('button', { name: 'Prijavi se' });
      const [page, query] = currentAddress().split('?');
      expect(page).toBe('/signin');
      expect(new URLSearchParams(query).get('returnUrl')).toBe(path);
    },
  );

  it('keeps staff at an unknown address beside their menu', async () => {
    rememberStaffSession();
    renderApp('/admin/nema/ga');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Strana nije pronađena',
    );
    const sidebar = screen.getByRole('complementary', { hidden: true });
    expect(
      within(sidebar).getByRole('link', { hidden: true, name: 'Cenovnik' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('tells at the sign-in page that the session has expired', async () => {
    rememberStaffSession(accessToken({ secondsLeft: -1 }));
    server.use(
      http.get('*/api/v1/prices', () => HttpResponse.json({ errors: [] }, { status: 401 })),
      http.post('*/api/v1/auth/refresh', () => HttpResponse.json({ errors: [] }, { status: 401 })),
    );
    const { currentAddress } = renderApp('/admin/prices?page=2');
    expect(await screen.findByText(/^Prijava je istekla\./)).toBeVisible();
    expect(currentAddress()).toBe('/signin?returnUrl=%2Fadmin%2Fprices%3Fpage%3D2');
    expect(localStorage).toHaveLength(0);
  });

  it('shows its areas, the person by last and first name, and the role', async () => {
    rememberStaffSession();
    renderApp('/admin/prices');
    await screen.findByRole('heading', { level: 1, name: 'Sve cene' });
    const sidebar = screen.getByRole('complementary', { hidden: true });
    const areas = within(sidebar).getAllByRole('link', { hidden: true, name: /Zahtevi|Cenovnik/ });
    expect(areas.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Zahtevi za posete', '/admin/visit-requests'],
      ['Cenovnik', '/admin/prices'],
    ]);
    expect(areas[1]).toHaveAttribute('aria-current', 'page');
    expect(sidebar).toHaveTextContent('Đorđević Jelena');
    expect(sidebar).toHaveTextContent('Admin');
  });

  it('opens the same menu as a dialog on a phone', async () => {
    rememberStaffSession();
    const { user } = renderApp('/admin/prices');
    await user.click(await screen.findByRole('button', { name: 'Otvorite meni' }));
    const panel = await screen.findByRole('dialog', { name: 'Meni administracije' });
    expect(within(panel).getByRole('link', { name: 'Cenovnik' })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Zatvorite meni' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('signs out here and on the server', async () => {
    const { token, refreshToken } = rememberStaffSession();
    const revoked: unknown[] = [];
    server.use(
      http.post('*/api/v1/auth/sign-out', async ({ request }) => {
        revoked.push([request.headers.get('Authorization'), await request.json()]);
        return HttpResponse.json({ data: {} });
      }),
    );
    const { user } = renderApp('/admin/prices');
    await user.click(await screen.findByText('Odjavi se'));
    await screen.findByRole('button', { name: 'Prijavi se' });
    expect(screen.queryByText(/istekla/)).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => {
      expect(revoked).toEqual([[`Bearer ${token}`, { token: refreshToken }]]);
    });
  });

  it('signs out without the server, too, and leaves no error behind', async () => {
    let asked = 0;
    server.use(
      http.post('*/api/v1/auth/sign-out', () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    rememberStaffSession();
    const { user } = renderApp('/admin/prices');
    await user.click(await screen.findByText('Odjavi se'));

    expect(await screen.findByRole('button', { name: 'Prijavi se' })).toBeVisible();
    // What nobody catches fails the run.
    await waitFor(() => {
      expect(asked).toBe(1);
    });
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  it.each([
    'visit-request-edit/7',
    'visit-request-edit/7/note',
    'setting/hours',
    'act/7/confirm',
    'bank-statement/3',
  ])('forgets at sign-out what was read and what was typed, and asks first (%s)', async (draft) => {
    rememberStaffSession();
    sessionStorage.setItem(`staff/jelena@example.rs/${draft}`, '{}');
    server.use(http.post('*/api/v1/auth/sign-out', () => HttpResponse.json({ data: {} })));
    const { user, queryClient } = renderApp('/admin/prices');
    await waitFor(() => {
      expect(queryClient.getQueriesData({ queryKey: ['prices'] })).not.toHaveLength(0);
    });

    await user.click(await screen.findByText('Odjavi se'));
    const question = within(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' }));
    expect(sessionStorage).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Odjavi se' }));
    await screen.findByRole('button', { name: 'Prijavi se' });

    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['what a colleague typed', 'staff/marko@example.rs/visit-request-edit/7'],
    ['a call of which no words were typed', phoneRequestKey('jelena@example.rs')],
  ])('asks nothing before a sign-out that takes %s', async (_what, draft) => {
    rememberStaffSession();
    sessionStorage.setItem(draft, '{}');
    server.use(http.post('*/api/v1/auth/sign-out', () => HttpResponse.json({ data: {} })));
    const { user } = renderApp('/admin/prices');
    await user.click(await screen.findByText('Odjavi se'));
    expect(await screen.findByRole('button', { name: 'Prijavi se' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('renews an expired access token before it signs out on the server', async () => {
    rememberStaffSession(accessToken({ secondsLeft: -1 }));
    const renewed = accessToken();
    const revoked: unknown[] = [];
    server.use(
      http.post('*/api/v1/auth/refresh', () =>
        HttpResponse.json({ data: { accessToken: renewed, refreshToken: 'refresh-2' } }),
      ),
      http.post('*/api/v1/auth/sign-out', async ({ request }) => {
        revoked.push([request.headers.get('Authorization'), await request.json()]);
        return HttpResponse.json({ data: {} });
      }),
    );
    const { user } = renderApp('/admin/prices');
    await user.click(await screen.findByText('Odjavi se'));
    await waitFor(() => {
      expect(revoked).toEqual([[`Bearer ${renewed}`, { token: 'refresh-2' }]]);
    });
    expect(localStorage.getItem('token')).toBeNull();
  });
});
