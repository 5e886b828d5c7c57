import { ownSessionSchema } from '@museum/shared/auth/account-schema';
import { buildOwnSession } from '@museum/shared/testing/build-own-session';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { server } from '#test/api/server.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

const here = buildOwnSession({
  id: '01890000-0000-7000-8000-000000000002',
  isCurrent: true,
  lastUsedAt: '2026-11-21T07:00:00.000Z',
});

/** The person's sessions; bodies of what is sent, in their order. */
function serveAccount(elsewhere = [buildOwnSession()]) {
  const sent: unknown[] = [];
  let sessions = [here, ...elsewhere].map((session) => ownSessionSchema.parse(session));
  const end = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    const data = { accessToken: accessToken(), refreshToken: 'refresh-2', ended: elsewhere.length };
    return HttpResponse.json({ data });
  };
  server.use(
    http.get('*/api/v1/auth/sessions', () => HttpResponse.json({ data: sessions })),
    http.put('*/api/v1/auth/password', end),
    http.post('*/api/v1/auth/sessions/end-others', end),
  );
  return sent;
}

async function openAccount(...elsewhere: Parameters<typeof serveAccount>) {
  const sent = serveAccount(...elsewhere);
  const app = renderApp('/admin/account');
  await screen.findByText('Ovaj uređaj');
  const form = within(screen.getByRole('form', { name: 'Promena lozinke' }));
  const type = (label: string, text: string) => app.user.type(form.getByLabelText(label), text);
  const submit = () => app.user.click(form.getByRole('button', { name: 'Promeni lozinku' }));
  return { ...app, sent, form, type, submit };
}

const refuse = (field: string, message: string) => () =>
  HttpResponse.json({ errors: [{ code: 'VALIDATION_ERROR', message, field }] }, { status: 400 });

beforeEach(() => {
  rememberStaffSession();
});

describe('changing the password', () => {
  it('sends both, empties the form and tells that other devices are signed out', async () => {
    const { sent, form, type, submit } = await openAccount();
    await type('Sadašnja lozinka *', 'jelenina lozinka');
    await type('Nova lozinka *', 'tri kifle i jogurt');
    await type('Ponovite novu lozinku *', 'tri kifle i jogurt');
    await submit();

    await screen.findByText('Lozinka je promenjena. Na drugim uređajima ste odjavljeni.');
    expect(sent).toEqual([
      { currentPassword: 'jelenina lozinka', newPassword: 'tri kifle i jogurt' },
    ]);
    expect(form.getByLabelText('Nova lozinka *')).toHaveValue('');
    expect(localStorage.getItem('refreshToken')).toBe('refresh-2');
    await screen.findByText('Niste prijavljeni nigde drugde.');
  });

  it('says beside each field that it is missing', async () => {
    const { sent, form, submit } = await openAccount();
    await submit();

    for (const label of ['Sadašnja lozinka *', 'Nova lozinka *', 'Ponovite novu lozinku *']) {
      await waitFor(() => {
        expect(form.getByLabelText(label)).toHaveAccessibleDescription(/Polje je obavezno/);
      });
    }
    expect(sent).toEqual([]);
  });

  it('does not take the present password for a new one', async () => {
    const { sent, form, type, submit } = await openAccount();
    await type('Sadašnja lozinka *', 'jelenina lozinka');
    await type('Nova lozinka *', 'jelenina lozinka');
    await type('Ponovite novu lozinku *', 'jelenina lozinka');
    await submit();

    await waitFor(() => {
      expect(form.getByLabelText('Nova lozinka *')).toHaveAccessibleDescription(
        'Nova lozinka je ista kao sadašnja',
      );
    });
    expect(sent).toEqual([]);
  });

  it('says beside the fields what is missing, short or different', async () => {
    const { sent, form, type, submit } = await openAccount();
    await type('Nova lozinka *', 'kratka');
    await type('Ponovite novu lozinku *', 'krat');
    await submit();

    await waitFor(() => {
      expect(form.getByLabelText('Sadašnja lozinka *')).toHaveAccessibleDescription(
        'Polje je obavezno',
      );
    });
    expect(form.getByLabelText('Nova lozinka *')).toHaveAccessibleDescription(
      'Lozinka mora biti duža od 8 znakova',
    );
    expect(form.getByLabelText('Ponovite novu lozinku *')).toHaveAccessibleDescription(
      'Lozinke nisu iste',
    );
    expect(sent).toEqual([]);
  });

  it('shows the server’s refusal beside its field and keeps what was typed', async () => {
    const { form, type, submit } = await openAccount();
    server.use(http.put('*/api/v1/auth/password', refuse('newPassword', 'Lako se pogađa')));
    await type('Sadašnja lozinka *', 'jelenina lozinka');
    await type('Nova lozinka *', 'iloveyou');
    await type('Ponovite novu lozinku *', 'iloveyou');
    await submit();

    await waitFor(() => {
      expect(form.getByLabelText('Nova lozinka *')).toHaveAccessibleDescription('Lako se pogađa');
    });
    expect(form.getByLabelText('Nova lozinka *')).toHaveValue('iloveyou');
    expect(form.getByLabelText('Nova lozinka *')).toHaveFocus();
  });
});

describe('one’s own sessions', () => {
  it('tell the device, the time of sign-in and the last use', async () => {
    await openAccount();
    const devices = screen.getAllByText(/^Prijava /).map((line) => line.textContent);

    expect(devices).toEqual([
      'Prijava 19.11.2026 09:00, poslednja upotreba 21.11.2026 08:00',
      'Prijava 19.11.2026 09:00, poslednja upotreba 20.11.2026 10:30',
    ]);
  });

  it('end elsewhere for the password', async () => {
    const { sent, user } = await openAccount();
    const form = within(screen.getByRole('form', { name: 'Odjava drugih uređaja' }));
    await user.type(form.getByLabelText('Vaša lozinka *'), 'jelenina lozinka');
    await user.click(form.getByRole('button', { name: 'Odjavi sve druge uređaje' }));

    await screen.findByText('Niste prijavljeni nigde drugde.');
    await screen.findByText('Na drugim uređajima ste odjavljeni.');
    expect(sent).toEqual([{ currentPassword: 'jelenina lozinka' }]);
  });

  it('stay when the password is wrong', async () => {
    const { user } = await openAccount();
    server.use(
      http.post(
        '*/api/v1/auth/sessions/end-others',
        refuse('currentPassword', 'Lozinka nije tačna'),
      ),
    );
    const form = within(screen.getByRole('form', { name: 'Odjava drugih uređaja' }));
    const password = form.getByLabelText('Vaša lozinka *');
    await user.type(password, 'nije to');
    await user.click(form.getByRole('button', { name: 'Odjavi sve druge uređaje' }));

    await waitFor(() => {
      expect(password).toHaveAccessibleDescription('Lozinka nije tačna');
    });
    expect(screen.getByText('Drugi uređaj ili pregledač')).toBeVisible();
  });

  it('that are being read say so', async () => {
    const answer = Promise.withResolvers<HttpResponse<object>>();
    server.use(http.get('*/api/v1/auth/sessions', () => answer.promise));
    renderApp('/admin/account');
    expect(await screen.findByRole('progressbar', { name: 'Učitavanje prijava' })).toBeVisible();
    answer.resolve(HttpResponse.json({ data: [here] }));
    expect(await screen.findByText('Ovaj uređaj')).toBeVisible();
  });

  it('that cannot be read say so, with a way to try again', async () => {
    server.use(
      http.get('*/api/v1/auth/sessions', () => new HttpResponse(null, { status: 404 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/admin/account');
    const again = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    serveAccount([]);
    await user.click(again);

    await screen.findByText('Niste prijavljeni nigde drugde.');
  });
});

it('the account is reached by one’s name in the sidebar', async () => {
  await openAccount();
  const name = screen.getByRole('link', { name: 'Đorđević Jelena', hidden: true });

  expect(name).toHaveAttribute('href', '/admin/account');
});
