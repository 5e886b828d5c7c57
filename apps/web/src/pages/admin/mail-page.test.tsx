import type { Mail, MailDelivery } from '@museum/shared/mail/mail-schema';
import { buildMail } from '@museum/shared/testing/build-mail';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveMails } from '#test/api/serve-mails.ts';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const dead = (overrides: Partial<Mail> = {}) =>
  buildMail({
    state: 'dead',
    attempts: 16,
    lastError: '550 Nepoznat korisnik',
    sentAt: null,
    ...overrides,
  });

async function openMail(
  mails: Mail[],
  { address = '/admin/mail', delivery }: { address?: string; delivery?: MailDelivery } = {},
) {
  const api = serveMails({ mails, delivery });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Pošta' });
  return { ...app, api };
}

const rowOf = async (recipient: string) =>
  within((await screen.findByText(recipient)).closest('tr') as HTMLElement);

beforeEach(() => {
  rememberStaffSession();
});

describe('the list of mails', () => {
  it('takes in what was given up as soon as the menu counts it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { api } = await openMail([]);
    await screen.findByText('Nema rezultata');
    api.stored.push(dead({ recipientEmail: 'nema@example.rs' }));
    await vi.advanceTimersByTimeAsync(61_000);

    expect(
      await screen.findByRole('link', { name: /^Pošta.*neposlatih: 1$/, hidden: true }),
    ).toBeInTheDocument();
    expect(await screen.findByText('nema@example.rs')).toBeVisible();
  });

  it('shows to whom, what, how it went, how often it was tried and when', async () => {
    await openMail([
      dead({ recipientEmail: 'nema@example.rs', kind: 'dinner-request-received' }),
      buildMail({
        id: crypto.randomUUID(),
        recipientEmail: 'stigao@example.rs',
        createdAt: '2026-11-02T09:15:00.000Z',
        sentAt: '2026-11-02T23:30:00.000Z',
      }),
    ]);

    const lost = await rowOf('nema@example.rs');
    for (const text of [
      'Zahtev za ručak primljen',
      'Nije poslato',
      '550 Nepoznat korisnik',
      'Pokušaja: 16',
      'Bez novih pokušaja',
    ]) {
      expect(lost.getByText(text)).toBeVisible();
    }
    const sent = await rowOf('stigao@example.rs');
    expect(sent.getByText('Poslato')).toBeVisible();
    expect(sent.getByText('02.11.2026 10:15')).toBeVisible();
    expect(sent.getByText('Poslato 03.11.2026 00:30')).toBeVisible();
  });

  it('leads to the request by its number and name', async () => {
    await openMail([
      buildMail({ visitRequestId: 42, normalizedId: 'GP-2026-000042', requester: 'OŠ „Čukarica“' }),
      buildMail({
        id: crypto.randomUUID(),
        recipientEmail: 'poruka@example.rs',
        visitRequestId: null,
        normalizedId: null,
        requester: null,
      }),
    ]);

    const row = await rowOf('vrtic@pcelica.example.rs');
    expect(row.getByRole('link', { name: 'GP-2026-000042 · OŠ „Čukarica“' })).toHaveAttribute(
      'href',
      '/admin/visit-requests/details/42',
    );
    expect((await rowOf('poruka@example.rs')).queryByRole('link')).toBeNull();
  });

  it('never calls sent what was only saved to a file', async () => {
    await openMail([buildMail({ state: 'saved', sentAt: null })]);

    const row = await rowOf('vrtic@pcelica.example.rs');
    expect(row.getByText('Sačuvano u fajl')).toBeVisible();
    expect(row.getByText('Nije poslato')).toBeVisible();
    expect(row.queryByText(/^Poslato/)).toBeNull();
  });

  it('keeps search and filters in the address, and reads them from it', async () => {
    const { user, api, currentAddress } = await openMail([dead()], {
      address: '/admin/mail?state=dead&search=ana&page=1',
    });
    await screen.findByText('vrtic@pcelica.example.rs');
    // The sidebar asks, too; who asks first is left to chance.
    expect(api.queries).toContainEqual({ state: 'dead', search: 'ana', page: 1 });
    expect(screen.getByRole('searchbox', { name: 'Adresa, broj zahteva ili ime' })).toHaveValue(
      'ana',
    );

    await user.selectOptions(screen.getByLabelText('Vrsta'), 'Promena statusa posete');
    await user.selectOptions(screen.getByLabelText('Stanje'), 'Sva stanja');

    await waitFor(() => {
      expect(api.queries).toContainEqual({ page: 1, kind: 'status-changed', search: 'ana' });
    });
    expect(currentAddress()).toBe('/admin/mail?search=ana&kind=status-changed');
  });

  it('turns pages', async () => {
    const mails = Array.from({ length: 12 }, (_, index) =>
      buildMail({ id: crypto.randomUUID(), recipientEmail: `p${index}@example.rs` }),
    );
    const { user } = await openMail(mails);
    expect(await screen.findByText('1–10 od 12')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zadnja strana' }));
    expect(await screen.findByText('p11@example.rs')).toBeVisible();
  });

  it('says so when only the newest were looked through for a short text', async () => {
    serveMails({ mails: [] });
    server.use(
      http.get('*/api/v1/mail', () =>
        HttpResponse.json({ data: [], total: 0, totalPages: 0, lookedThrough: 10_000 }),
      ),
    );
    renderApp('/admin/mail?search=zv');
    expect(
      await screen.findByText(
        /^Ovako kratak tekst traži se samo u 10.000 najnovijih redova liste\./,
      ),
    ).toBeVisible();
  });

  it('says so when there is nothing', async () => {
    await openMail([]);
    expect(await screen.findByText('Nema rezultata')).toBeVisible();
  });

  it('offers another try when it can’t be loaded', async () => {
    serveMails({ mails: [] });
    server.use(http.get('*/api/v1/mail', () => failure('NOT_FOUND')));
    const { user } = renderApp('/admin/mail');
    expect(await screen.findByText('Pošta nije učitana')).toBeVisible();
    serveMails({ mails: [buildMail()] });
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByText('vrtic@pcelica.example.rs')).toBeVisible();
  });

  it('says how many were given up, and leads to them', async () => {
    const { user, currentAddress } = await openMail([
      dead(),
      buildMail({ id: '01a00001-0000-7000-8000-000000000001' }),
    ]);

    await user.click(await screen.findByRole('link', { name: 'Nije poslato mejlova: 1' }));

    const menu = screen.getByRole('link', { name: /^Pošta.*neposlatih: 1$/, hidden: true });
    expect(menu).toHaveAttribute('href', '/admin/mail');
    expect(currentAddress()).toBe('/admin/mail?state=dead');
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /Nije poslato mejlova/ })).toBeNull();
    });
  });

  it('says nothing of mails given up when there are none', async () => {
    const { api } = await openMail([buildMail()]);
    await waitFor(() => {
      expect(api.queries).toContainEqual(expect.objectContaining({ state: 'dead' }));
    });
    await screen.findByText('vrtic@pcelica.example.rs');
    expect(screen.queryByRole('link', { name: /Nije poslato mejlova/ })).toBeNull();
  });

  it('tells where mails are kept when there is no mail server', async () => {
    await openMail([], { delivery: { mode: 'files' } });
    const note = await screen.findByText(/Mejlovi se ne šalju/);
    expect(note).toHaveTextContent('svaki se samo čuva u fajl i niko ga ne dobija');
    expect(note).not.toHaveTextContent('/');
  });

  it('says nothing of files when there is one', async () => {
    await openMail([buildMail()]);
    await screen.findByText('vrtic@pcelica.example.rs');
    expect(screen.queryByText(/Mejlovi se ne šalju/)).toBeNull();
  });
});

describe('the preview', () => {
  const open = async (mail: Mail) => {
    const app = await openMail([mail]);
    await app.user.click(await screen.findByRole('button', { name: /^Pregled: / }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: mail.subject })) };
  };

  it('shows the mail in a frame that may do nothing, and its text', async () => {
    const html = '<html><head></head><body><h1>Zdravo</h1><script>alert(1)</script></body></html>';
    const { user, dialog } = await open(buildMail({ html, text: 'ZDRAVO\n\n> red' }));

    const frame = await dialog.findByTitle('Izgled mejla');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toContain('<h1>Zdravo</h1>');
    await user.click(dialog.getByRole('tab', { name: 'Tekst' }));

    expect(dialog.getByRole('tabpanel', { name: 'Tekst' })).toHaveTextContent('ZDRAVO > red');
    expect(dialog.queryByTitle('Izgled mejla')).toBeNull();
  });

  it('leads to the mail’s request', async () => {
    const { dialog } = await open(buildMail({ visitRequestId: 42 }));
    expect(dialog.getByRole('link', { name: 'Otvori zahtev' })).toHaveAttribute(
      'href',
      '/admin/visit-requests/details/42',
    );
  });

  it('stays open when its mail leaves the list', async () => {
    const waiting = buildMail({ state: 'waiting', sentAt: null });
    const { api, queryClient, dialog } = await open(waiting);

    api.stored.length = 0;
    await queryClient.refetchQueries();

    expect(await screen.findByText('Nema rezultata')).toBeInTheDocument();
    expect(await dialog.findByTitle('Izgled mejla')).toBeVisible();
  });

  it('gives the focus back to its button', async () => {
    const { user } = await open(buildMail());

    await user.keyboard('{Escape}');

    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^Pregled: / })).toHaveFocus();
    });
  });

  it('tells the whole error', async () => {
    const { dialog } = await open(dead());
    expect(dialog.getByRole('alert')).toHaveTextContent('550 Nepoznat korisnik');
  });
});

/** Says yes to the question that comes before a mail is sent again. */
const agree = async (user: ReturnType<typeof renderApp>['user']) => {
  const question = await screen.findByRole('dialog', { name: 'Poslati ponovo?' });
  await user.click(within(question).getByRole('button', { name: 'Pošalji' }));
};

describe('sending again', () => {
  const resendButton = () => screen.findByRole('button', { name: /^Pošalji ponovo: / });

  it('asks first, and sends nothing when the answer is no', async () => {
    const { user, api } = await openMail([dead()]);
    await user.click(await resendButton());
    const question = await screen.findByRole('dialog', { name: 'Poslati ponovo?' });
    expect(question).toHaveTextContent('vrtic@pcelica.example.rs');
    await user.click(within(question).getByRole('button', { name: 'Odustani' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(api.stored).toMatchObject([{ state: 'dead' }]);
  });

  it('queues a dead mail anew', async () => {
    const { user, api } = await openMail([dead()]);
    await user.click(await resendButton());
    await agree(user);
    expect(await screen.findByText('Mejl za vrtic@pcelica.example.rs čeka slanje')).toBeVisible();
    expect(await (await rowOf('vrtic@pcelica.example.rs')).findByText('Čeka')).toBeVisible();
    expect(api.stored).toHaveLength(1);
  });

  it('of a sent mail adds another one', async () => {
    const { user } = await openMail([buildMail()]);
    await user.click(await resendButton());
    await agree(user);
    await waitFor(() => {
      expect(screen.getAllByText('vrtic@pcelica.example.rs')).toHaveLength(2);
    });
  });

  it('reports a failure', async () => {
    const { user } = await openMail([dead()]);
    server.use(http.post('*/api/v1/mail/:id/resend', () => failure('SERVICE_UNAVAILABLE')));
    await user.click(await resendButton());
    await agree(user);
    expect(await screen.findByText(/Usluga trenutno nije dostupna/)).toBeVisible();
    expect((await rowOf('vrtic@pcelica.example.rs')).getByText('Nije poslato')).toBeVisible();
  });
});

describe('a request’s details', () => {
  const openDetails = async (mails: Mail[]) => {
    serveVisitRequests(buildVisitRequestResponse());
    servePrices();
    const api = serveMails({ mails });
    const app = renderApp('/admin/visit-requests/details/1');
    return { ...app, api, mail: within(await screen.findByRole('region', { name: 'Pošta' })) };
  };

  it('say that the mails are being read', async () => {
    const asked = Promise.withResolvers<undefined>();
    serveVisitRequests(buildVisitRequestResponse());
    servePrices();
    serveMails({ mails: [] });
    server.use(
      http.get('*/api/v1/mail', async () => {
        await asked.promise;
        return HttpResponse.json({ data: [], total: 0, totalPages: 0 });
      }),
    );
    renderApp('/admin/visit-requests/details/1');
    expect(await screen.findByRole('progressbar', { name: 'Učitavanje pošte' })).toBeVisible();
    asked.resolve(undefined);
    expect(await screen.findByText('O ovom zahtevu nema mejlova.')).toBeVisible();
  });

  it('show the request’s own mails, to be looked at and sent again', async () => {
    const { user, api, mail } = await openDetails([dead()]);
    expect(await mail.findByText('Zahtev za posetu primljen')).toBeVisible();
    expect(mail.getByText('550 Nepoznat korisnik')).toBeVisible();
    expect(api.queries).toContainEqual(expect.objectContaining({ visitRequestId: 1 }));
    await user.click(mail.getByRole('button', { name: /^Pošalji ponovo: / }));
    await agree(user);
    expect(await mail.findByText('Čeka')).toBeVisible();
  });

  it('show the mail that a change of the status caused', async () => {
    const { user, api, mail } = await openDetails([]);
    await mail.findByText('O ovom zahtevu nema mejlova.');
    api.stored.push(buildMail({ kind: 'status-changed' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Otkazano');
    await user.click(screen.getAllByRole('button', { name: 'Sačuvaj izmene' })[0]!);
    await user.type(await screen.findByRole('textbox', { name: /^Razlog/ }), 'Nemaju prevoz');
    await screen.findByTitle('Izgled mejla');
    await user.click(screen.getByRole('button', { name: 'Sačuvaj i pošalji' }));
    expect(await mail.findByText('Promena statusa posete')).toBeVisible();
  });

  it('show all of them, ten at a time', async () => {
    const mails = Array.from({ length: 12 }, (_, index) =>
      buildMail({ id: crypto.randomUUID(), recipientEmail: `p${index}@example.rs` }),
    );
    const { user, mail } = await openDetails(mails);
    expect(await mail.findByText('1–10 od 12')).toBeVisible();

    await user.click(mail.getByRole('button', { name: 'Zadnja strana' }));

    expect(await mail.findByText('p11@example.rs')).toBeVisible();
    await user.click(mail.getByRole('button', { name: /^Pregled: .*p11@/ }));
    expect(await screen.findByTitle('Izgled mejla')).toBeVisible();
  });

  it('turn no pages when there is only one', async () => {
    const { mail } = await openDetails([buildMail()]);
    expect(await mail.findByText('Zahtev za posetu primljen')).toBeVisible();
    expect(mail.queryByRole('button', { name: 'Zadnja strana' })).toBeNull();
  });

  it('say so when there are none', async () => {
    const { mail } = await openDetails([]);
    expect(await mail.findByText('O ovom zahtevu nema mejlova.')).toBeVisible();
  });
});
