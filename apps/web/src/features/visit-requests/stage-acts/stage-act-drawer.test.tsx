import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveCrowd } from '#test/api/serve-crowd.ts';
import {
  serveAuditTrail,
  serveFailure,
  serveVisitRequests,
} from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

beforeEach(() => {
  // The visit is ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  rememberStaffSession();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the act of the only request from its row; the mail is there when this is done. */
async function openAct(name: string, request: Partial<VisitRequest> = {}) {
  const api = serveVisitRequests(buildVisitRequestResponse(request));
  const { user, unmount, pressBack } = renderApp('/admin/visit-requests');
  await user.click(await screen.findByRole('button', { name: 'Još radnji: GP-2026-000001' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByTitle('Izgled mejla');
  return { api, user, unmount, pressBack, panel };
}

const crowd = (others: number): CapacityConflict => ({
  of: 'places',
  zone: 'centre',
  from: '10:30',
  to: '11:15',
  persons: 245,
  capacity: 240,
  requests: Array.from({ length: others }, (_, index) => ({
    id: index + 2,
    normalizedId: `GP-2026-${String(index + 2).padStart(6, '0')}`,
    name: `Škola ${index + 2}`,
    persons: 31,
  })),
});

it('the back key of a phone closes a row’s menu, and the act that was chosen there', async () => {
  serveVisitRequests(buildVisitRequestResponse());
  const { user, pressBack, currentAddress } = renderApp('/admin/visit-requests');
  const openMenu = async () =>
    user.click(await screen.findByRole('button', { name: 'Još radnji: GP-2026-000001' }));
  await openMenu();
  expect(await screen.findByRole('menu')).toBeVisible();
  await pressBack();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await openMenu();
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('menuitem', { name: 'Odloži…' }));
  expect(await screen.findByRole('dialog', { name: 'Odloži posetu' })).toBeVisible();
  // The list stays where it was read.
  expect(scroll).not.toHaveBeenCalled();
  await pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(currentAddress()).toBe('/admin/visit-requests');
});

describe('an act of staff', () => {
  it('confirms with the mail that was seen and a sentence in it', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    expect(panel.getByText('skola@example.rs')).toBeVisible();

    const note = panel.getByRole('textbox', { name: 'Rečenica više (nije obavezno)' });
    await user.type(note, 'Čekamo vas.');
    await waitFor(() => {
      expect(api.previews.at(-1)).toMatchObject({ act: 'confirm', note: 'Čekamo vas.' });
    });
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));

    // The subject of the mail in the panel says the same.
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(await screen.findByText('Poseta je potvrđena', { selector: '[role] *' })).toBeVisible();
    expect(api.acts).toEqual([
      { act: 'confirm', version: 1, reason: null, mail: { send: true, note: 'Čekamo vas.' } },
    ]);
    expect(await screen.findByText('Potvrđeno')).toBeVisible();
  });

  it('tells which price is missing before a predračun goes out without it, and refuses nothing', async () => {
    const { panel } = await openAct('Potvrdi…', { unitPrices: {} });
    expect(panel.getByRole('alert')).toHaveTextContent(
      'Nedostaje cena: „Grupna ulaznica: centar“. Predračun za to traži 0,00 din. Unesite cenu u cenovnik, pa u obračunu pritisnite „Preračunaj“.',
    );
    expect(panel.getByRole('button', { name: 'Potvrdi i pošalji' })).toBeEnabled();
  });

  it.each([
    ['has passed', '2020-09-25', true],
    ['is still to come', '2099-09-25', false],
  ])('warns of a mail that invites where the day %s', async (_when, visitDate, isWarned) => {
    const { panel } = await openAct('Potvrdi…', { visitDate });
    expect(panel.queryByText(/^Dan ove posete je prošao/) !== null).toBe(isWarned);
  });

  it('sends no mail when staff withhold it', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    await user.click(panel.getByRole('checkbox', { name: 'Ne šalji mejl' }));
    await user.click(panel.getByRole('button', { name: 'Potvrdi bez mejla' }));
    await waitFor(() => {
      expect(api.acts).toMatchObject([{ mail: { send: false } }]);
    });
  });

  it('says before and after that nobody is written to where there is no address', async () => {
    serveVisitRequests(buildVisitRequestResponse());
    server.use(
      http.post('*/api/v1/visit-request/:id/preview-mail', () =>
        HttpResponse.json({ data: { to: null, subject: 'Poseta je potvrđena', html: '' } }),
      ),
    );
    const { user } = renderApp('/admin/visit-requests');
    await user.click(await screen.findByRole('button', { name: 'Još radnji: GP-2026-000001' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Potvrdi…' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Mejl se ne šalje: u zahtevu nema adrese.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Potvrdi' }));
    expect(
      await screen.findByText('Poseta je potvrđena. Mejl nije poslat: u zahtevu nema adrese.'),
    ).toBeVisible();
  });

  it('is done once however often its button is pressed', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    await user.dblClick(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(api.acts).toHaveLength(1);
  });

  it('does not cancel without a reason', async () => {
    const { api, user, panel } = await openAct('Otkaži…');
    await user.click(panel.getByRole('button', { name: 'Otkaži i pošalji' }));
    const reason = panel.getByRole('textbox', { name: /^Razlog/ });
    expect(reason).toHaveAccessibleDescription('Polje je obavezno');
    expect(reason).toHaveFocus();
    expect(api.acts).toEqual([]);

    await user.type(reason, 'Škola je odustala.');
    await user.click(panel.getByRole('button', { name: 'Otkaži i pošalji' }));
    expect(await screen.findByText('Otkazano')).toBeVisible();
    expect(api.acts).toMatchObject([{ act: 'cancel', reason: 'Škola je odustala.' }]);
  });

  it('says of a request whose personal data is gone that only its history keeps the reason', async () => {
    const { panel } = await openAct('Otkaži…', { anonymizedAt: '2028-06-01T10:00:00.000Z' });
    expect(panel.getByRole('textbox', { name: /^Razlog/ })).toHaveAccessibleDescription(
      'Lični podaci su uklonjeni, pa razlog ostaje samo u istoriji.',
    );
  });

  it('tells where the house is too full, and goes on with a reason', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    serveCrowd(crowd(7));
    await user.type(panel.getByRole('textbox', { name: /^Rečenica/ }), 'Vidimo se.');
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));

    const alert = within(await panel.findByRole('alert'));
    expect(
      alert.getByText(
        'Centar i park od 10:30 do 11:15: potvrđeno 218 + ova grupa 27 = 245 od 240 mesta, 5 više.',
      ),
    ).toBeVisible();
    expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Škola 231 osoba',
      'Škola 331 osoba',
      'Škola 431 osoba',
      'Škola 531 osoba',
      'Škola 631 osoba',
      'još 2',
    ]);
    expect(api.acts).toEqual([]);

    await user.click(panel.getByRole('button', { name: 'Potvrdi ipak' }));
    const reason = panel.getByRole('textbox', { name: /^Razlog, iako nema mesta/ });
    expect(reason).toHaveAccessibleDescription('Polje je obavezno');
    await user.type(reason, 'Počinju u parku');
    await user.click(panel.getByRole('button', { name: 'Potvrdi ipak' }));
    await waitFor(() => {
      expect(api.acts).toEqual([
        {
          act: 'confirm',
          version: 1,
          reason: 'Počinju u parku',
          mail: { send: true, note: 'Vidimo se.' },
        },
      ]);
    });
  });

  it('asks why it comes although the house is closed then', async () => {
    const { user, panel } = await openAct('Potvrdi…');
    const closed = { of: 'closed', from: '17:30', to: '17:30', persons: 27, capacity: 0 } as const;
    serveCrowd({ ...crowd(0), ...closed });
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    expect(await panel.findByText('U to vreme je zatvoreno')).toBeVisible();
    expect(panel.getByRole('textbox', { name: /^Razlog, iako je zatvoreno/ })).toBeVisible();
  });

  it('still asks for the reason after a call that reached nobody', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    serveCrowd(crowd(1));
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    const reason = await panel.findByRole('textbox', { name: /^Razlog, iako nema mesta/ });
    await user.type(reason, 'Počinju u parku');
    server.use(
      http.post('*/api/v1/visit-request/:id/confirm', () => HttpResponse.error(), { once: true }),
    );
    await user.click(panel.getByRole('button', { name: 'Potvrdi ipak' }));

    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
    expect(reason).toHaveValue('Počinju u parku');
    expect(api.acts).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Potvrdi ipak' }));
    await waitFor(() => {
      expect(api.acts).toMatchObject([{ act: 'confirm', reason: 'Počinju u parku' }]);
    });
  });

  it('takes a quieter start of the day before it confirms, and nobody is told of that alone', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    serveCrowd(crowd(1));
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));

    const starts = within(await panel.findByRole('group', { name: 'Mirniji počeci istog dana' }));
    expect(starts.getAllByRole('button').map((start) => start.textContent)).toEqual([
      '09:45',
      '10:15',
    ]);
    await user.click(starts.getByRole('button', { name: '10:15' }));

    expect(await panel.findByText(/u 10:15/)).toBeVisible();
    expect(panel.queryByRole('alert')).toBeNull();
    expect(panel.getByRole('button', { name: 'Potvrdi i pošalji' })).toHaveFocus();
    expect(api.updates).toMatchObject([{ visitTime: '10:15', version: 1 }]);
    expect(api.updates[0]?.mail).toBeUndefined();
    expect(api.stored.get(1)?.stage).toBe('received');
  });

  it('says that a colleague changed the request, and goes on with its new state', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    await user.type(panel.getByRole('textbox', { name: /^Rečenica/ }), 'Vidimo se.');
    api.change(1, { visitTime: '12:15' });
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));

    expect(await panel.findByText(/Ovo su novi podaci/)).toBeVisible();
    expect(panel.getByText(/u 12:15/)).toBeVisible();
    expect(api.stored.get(1)?.stage).toBe('received');

    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    await waitFor(() => {
      expect(api.stored.get(1)?.stage).toBe('confirmed');
    });
    expect(api.acts.at(-1)).toMatchObject({ version: 2, mail: { note: 'Vidimo se.' } });
  });

  it('says that a colleague took the step before', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    api.change(1, { status: 'CANCELED', stage: 'canceled' });
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    expect(
      await panel.findByText('Ovo više nije moguće: zahtev je sada u stanju „Otkazano“.'),
    ).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Potvrdi/ })).toBeNull();
  });

  it('that was stored although its answer got lost is told as done', async () => {
    const { api, user, panel } = await openAct('Otkaži…');
    server.use(
      http.post('*/api/v1/visit-request/:id/cancel', () => {
        api.change(1, { status: 'CANCELED', stage: 'canceled' });
        serveAuditTrail(buildAuditEntry({ action: 'request-canceled', actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      }),
    );
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Škola je odustala.');
    await user.click(panel.getByRole('button', { name: 'Otkaži i pošalji' }));

    expect(await screen.findByText('Poseta je otkazana', { selector: '[role] *' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
    expect(await screen.findByText('Otkazano')).toBeVisible();
  });

  it('that was pressed again after a lost answer is told as done, although the server refuses it', async () => {
    const { api, user, panel } = await openAct('Otkaži…');
    let isAway = true;
    server.use(
      http.get('*/api/v1/visit-request/1/one', () => (isAway ? failure('NOT_FOUND') : undefined)),
      http.post('*/api/v1/visit-request/:id/cancel', () => {
        if (isAway) return HttpResponse.error();
        return failure('STAGE_CONFLICT');
      }),
    );
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Škola je odustala.');
    await user.click(panel.getByRole('button', { name: 'Otkaži i pošalji' }));
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();

    isAway = false;
    api.change(1, { status: 'CANCELED', stage: 'canceled' });
    serveAuditTrail(buildAuditEntry({ action: 'request-canceled', actor: 'Jelena Đorđević' }));
    await user.click(panel.getByRole('button', { name: 'Otkaži i pošalji' }));

    expect(await screen.findByText('Poseta je otkazana', { selector: '[role] *' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('whose answer got lost with the network is told as done once the network is back', async () => {
    const { api, user, panel } = await openAct('Otkaži…');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(
      http.get('*/api/v1/visit-request/1/one', () =>
        navigator.onLine ? undefined : HttpResponse.error(),
      ),
      http.post('*/api/v1/visit-request/:id/cancel', () => {
        api.change(1, { status: 'CANCELED', stage: 'canceled' });
        serveAuditTrail(buildAuditEntry({ action: 'request-canceled', actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      }),
    );
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Škola je odustala.');
    window.dispatchEvent(new Event('offline'));
    await user.click(panel.getByRole('button', { name: 'Otkaži i pošalji' }));
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
    expect(await panel.findByText('Zahtev nije učitan')).toBeVisible();

    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText('Poseta je otkazana', { selector: '[role] *' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
  });

  it('whose answer got lost with the network is told as done also where its panel was closed meanwhile', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    await panel.findByTitle('Izgled mejla');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(
      http.get('*/api/v1/visit-request/1/one', () =>
        navigator.onLine ? undefined : HttpResponse.error(),
      ),
      http.post('*/api/v1/visit-request/:id/confirm', () => {
        api.change(1, { stage: 'confirmed' });
        serveAuditTrail(buildAuditEntry({ action: 'request-confirmed', actor: 'Jelena Đorđević' }));
        return HttpResponse.error();
      }),
    );
    window.dispatchEvent(new Event('offline'));
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Odustani' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText(/^Poseta je potvrđena/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    });
  });

  it('whose answer got lost is not told as done for the same act of the requester', async () => {
    const { api, user, panel } = await openAct('Otkaži…');
    server.use(
      http.post('*/api/v1/visit-request/:id/cancel', () => {
        api.change(1, { status: 'CANCELED', stage: 'canceled' });
        serveAuditTrail(buildAuditEntry({ action: 'request-canceled', actor: 'Naručilac' }));
        return HttpResponse.error();
      }),
    );
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Škola je odustala.');
    await user.click(panel.getByRole('button', { name: 'Otkaži i pošalji' }));

    expect(
      await panel.findByText('Ovo više nije moguće: zahtev je sada u stanju „Otkazano“.'),
    ).toBeVisible();
    expect(screen.getByText(/^Operacija nije uspešna/)).toBeVisible();
    expect(screen.queryByText('Poseta je otkazana', { selector: '[role] *' })).toBeNull();
  });

  it('whose answer got lost is not told as done for what a colleague did', async () => {
    const { api, user, panel } = await openAct('Potvrdi…');
    server.use(
      http.post('*/api/v1/visit-request/:id/confirm', () => {
        api.change(1, { status: 'CANCELED', stage: 'canceled' });
        serveAuditTrail(buildAuditEntry({ action: 'request-canceled', actor: 'Ana Kolegić' }));
        return HttpResponse.error();
      }),
    );
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    expect(
      await panel.findByText('Ovo više nije moguće: zahtev je sada u stanju „Otkazano“.'),
    ).toBeVisible();
    expect(screen.getByText(/^Operacija nije uspešna/)).toBeVisible();
    expect(screen.queryByText('Poseta je potvrđena', { selector: '[role] *' })).toBeNull();
  });

  it('asks before Escape throws away what was typed, and not where nothing was', async () => {
    const { user, panel } = await openAct('Odloži…');
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Radovi');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Nastavi unos' }));
    const reason = await screen.findByRole('textbox', { name: /^Razlog/ });
    expect(reason).toHaveValue('Radovi');
    await user.clear(reason);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('asks before the back key throws away what was typed, and what is thrown away is gone', async () => {
    const first = await openAct('Odloži…');
    const { user, panel, pressBack } = first;
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Radovi');
    await pressBack();
    await user.click(await screen.findByRole('button', { name: 'Nastavi unos' }));
    expect(await screen.findByRole('textbox', { name: /^Razlog/ })).toHaveValue('Radovi');
    await pressBack();
    await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    first.unmount();

    const again = await openAct('Odloži…');
    expect(again.panel.getByRole('textbox', { name: /^Razlog/ })).toHaveValue('');
  });

  it('is closed unasked by the back key where nothing was typed', async () => {
    const { pressBack } = await openAct('Odloži…');
    await pressBack();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed unasked once it is done, with its draft', async () => {
    const { user, panel } = await openAct('Potvrdi…');
    await user.type(panel.getByRole('textbox', { name: /^Rečenica/ }), 'Vidimo se.');
    await user.click(panel.getByRole('button', { name: 'Potvrdi i pošalji' }));
    expect(await screen.findByText('Poseta je potvrđena', { selector: '[role] *' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('staff/'))).toEqual([]);
  });

  it('keeps what was typed over the end of a session, for the same person alone', async () => {
    const reasonIn = ({ panel }: Awaited<ReturnType<typeof openAct>>) =>
      panel.getByRole('textbox', { name: /^Razlog/ });
    const first = await openAct('Odloži…');
    await first.user.type(reasonIn(first), 'Radovi u parku');
    first.unmount();

    rememberStaffSession(accessToken({ email: 'milan@example.rs' }));
    const colleague = await openAct('Odloži…');
    expect(reasonIn(colleague)).toHaveValue('');
    colleague.unmount();

    rememberStaffSession();
    const again = await openAct('Odloži…');
    expect(reasonIn(again)).toHaveValue('Radovi u parku');
    await again.user.click(again.panel.getByRole('button', { name: 'Odustani' }));
    await again.user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again.unmount();
    expect(reasonIn(await openAct('Odloži…'))).toHaveValue('');
  });

  it('that the end of a session interrupted is open again after the new sign-in', async () => {
    const { user, panel } = await openAct('Odloži…');
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Radovi u parku');
    server.use(
      http.post('*/api/v1/visit-request/:id/postpone', () => failure('UNAUTHORIZED'), {
        once: true,
      }),
      http.post('*/api/v1/auth/refresh', () => failure('UNAUTHORIZED')),
      http.post('*/api/v1/auth/sign-in', () =>
        HttpResponse.json({ data: { accessToken: accessToken(), refreshToken: 'refresh-2' } }),
      ),
    );
    await user.click(panel.getByRole('button', { name: 'Odloži i pošalji' }));
    await user.type(await screen.findByLabelText(/^E-mail/), 'jelena@example.rs');
    await user.type(screen.getByLabelText(/^Lozinka/), 'lozinka123');
    await user.click(screen.getByRole('button', { name: 'Prijavi se' }));

    const again = within(await screen.findByRole('dialog', { name: 'Odloži posetu' }));
    expect(await again.findByRole('textbox', { name: /^Razlog/ })).toHaveValue('Radovi u parku');
    await user.click(again.getByRole('button', { name: 'Odustani' }));
    await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when the call fails', async () => {
    const { user, panel } = await openAct('Odloži…');
    serveFailure('post', '/:id/postpone', 'SERVICE_UNAVAILABLE');
    await user.type(panel.getByRole('textbox', { name: /^Razlog/ }), 'Radovi u parku');
    await user.click(panel.getByRole('button', { name: 'Odloži i pošalji' }));
    expect(await screen.findByText(/Usluga trenutno nije dostupna/)).toBeVisible();
    expect(panel.getByRole('textbox', { name: /^Razlog/ })).toHaveValue('Radovi u parku');
  });

  it('offers only what is possible from the stage, and the way to the day', async () => {
    serveVisitRequests(
      buildVisitRequestResponse({ confirmedAt: '2026-11-03T08:00:00.000Z' }),
      buildVisitRequestResponse({
        id: 2,
        normalizedId: 'GP-2026-000002',
        status: 'CANCELED',
        visitDate: '2027-05-18',
      }),
    );
    const { user } = renderApp('/admin/visit-requests');
    const offered = async (id: string) => {
      await user.click(await screen.findByRole('button', { name: `Još radnji: ${id}` }));
      return screen.getAllByRole('menuitem').map((item) => item.textContent);
    };
    expect(await offered('GP-2026-000001')).toEqual([
      'Pokaži u kalendaru',
      'Odloži…',
      'Otkaži…',
      'Označi kao pregledan',
    ]);
    await user.keyboard('{Escape}');
    expect(await offered('GP-2026-000002')).toEqual(['Pokaži u kalendaru', 'Označi kao pregledan']);
    expect(screen.getByRole('menuitem', { name: 'Pokaži u kalendaru' })).toHaveAttribute(
      'href',
      '/admin/calendar?view=day&date=2027-05-18&group=2',
    );
  });

  it('that takes a row off the shown view leaves the keyboard at the page’s content', async () => {
    const api = serveVisitRequests(buildVisitRequestResponse());
    server.use(
      http.get('*/api/v1/visit-request/query', () => {
        const data = [...api.stored.values()].filter(({ isViewed }) => !isViewed);
        return HttpResponse.json({ data, total: data.length, totalPages: data.length });
      }),
    );
    const { user } = renderApp('/admin/visit-requests?viewed=false');
    await user.click(await screen.findByRole('button', { name: 'Još radnji: GP-2026-000001' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Označi kao pregledan' }));

    expect(await screen.findByText('Nema rezultata')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('notes that staff have looked at a request, and takes it back', async () => {
    const api = serveVisitRequests(buildVisitRequestResponse());
    const { user } = renderApp('/admin/visit-requests');
    const press = async (words: string) => {
      await user.click(await screen.findByRole('button', { name: 'Još radnji: GP-2026-000001' }));
      const menu = within(screen.getByRole('menu', { name: 'Još radnji: GP-2026-000001' }));
      await user.click(menu.getByRole('menuitem', { name: words }));
    };
    await press('Označi kao pregledan');
    expect(await screen.findByText('Označen kao pregledan')).toBeVisible();
    expect(api.stored.get(1)).toMatchObject({ isViewed: true, status: 'SCHEDULED', version: 2 });
    expect(screen.getByRole('button', { name: 'Još radnji: GP-2026-000001' })).toHaveFocus();

    await press('Označi kao nepregledan');
    expect(await screen.findByText('Označen kao nepregledan')).toBeVisible();
    expect(api.updates).toMatchObject([{ isViewed: true }, { isViewed: false, version: 2 }]);
    expect(api.updates.every(({ mail }) => mail === undefined)).toBe(true);
  });
});
