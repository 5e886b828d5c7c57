import { buildMyRequest } from '@museum/shared/testing/build-my-request';
import { wantedVisitSchema } from '@museum/shared/visit-requests/visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { REQUEST_KEY } from '#test/request-form.ts';
import { openMyRequest, refusal } from '#test/api/serve-my-request.ts';
import { server } from '#test/api/server.ts';

type Request = Parameters<typeof buildMyRequest>[0];

beforeEach(() => {
  // The visit is ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the form and types another number of visitors. */
async function openForm(request?: Request) {
  const opened = await openMyRequest(buildMyRequest(request));
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Promenite (zahtev|predlog)$/ }));
  const visitors = await screen.findByRole('textbox', { name: /^Broj posetilaca/ });
  const type = async (count: string) => {
    await user.clear(visitors);
    await user.type(visitors, count);
  };
  return { ...opened, visitors, type };
}

/** The server takes the change, but nobody hears of it. */
const loseAnswer = (take: () => Response) => {
  take();
  return HttpResponse.error();
};

const send = (name = 'Sačuvajte izmene') => screen.getByRole('button', { name });
/** The table of what somebody else changed. */
const CHANGED = 'Izmene u međuvremenu';
const confirmed = { confirmedAt: '2026-11-03T08:12:00.000Z' };

describe('the form of a change', () => {
  it('is filled with the request, says what it changes and what it costs, and saves at once', async () => {
    const { user, type, stored } = await openForm();
    expect(screen.getByText('Još ništa niste promenili.')).toBeInTheDocument();
    await type('52');
    const changes = screen.getByRole('table', { name: 'Vaše izmene' });
    expect(within(changes).getByRole('row', { name: /Posetilaca 24 52/ })).toBeInTheDocument();
    expect(within(changes).getByRole('row', { name: /^Ukupno/ })).toBeInTheDocument();
    // The same sum beside the table is for the ears only.
    expect(screen.getByText(/^Ukupno \d/)).toHaveStyle({ width: '1px', position: 'absolute' });
    await user.click(send());
    expect(await screen.findByText('Izmene su sačuvane')).toBeInTheDocument();
    expect(stored.bodies).toMatchObject([{ version: 1, visitorAmount: 52, dinnerRequest: null }]);
    expect(stored.bodies[0]).not.toHaveProperty('institutionLeaderName');
    expect(await screen.findByRole('region', { name: 'Primili smo vaš zahtev' })).toHaveFocus();
  });

  it('of a confirmed visit sends a proposal, with a word to the centre', async () => {
    const { user, type, stored } = await openForm(confirmed);
    await type('52');
    const note = screen.getByRole('textbox', { name: /^Poruka centru/ });
    await user.type(note, 'Autobus stiže kasnije.');
    await user.click(send('Pošaljite predlog'));
    expect(await screen.findByText('Predlog je poslat centru')).toBeInTheDocument();
    expect(stored.bodies).toMatchObject([{ visitorAmount: 52, note: 'Autobus stiže kasnije.' }]);
  });

  it('that waits already is sent, whoever hears of it by the second press', async () => {
    const request = buildMyRequest(confirmed);
    const wanted = { ...wantedVisitSchema.parse(request), visitorAmount: 60 };
    const { user } = await openForm({
      ...confirmed,
      proposal: { sentAt: '2026-11-20T10:40:00.000Z', note: 'Autobus kasni.', wanted },
    });
    await user.click(send('Pošaljite predlog'));
    expect(await screen.findByText('Predlog je poslat centru')).toBeInTheDocument();
  });

  it('keeps a word to the centre that goes with no change: nobody would get it', async () => {
    const { user } = await openForm(confirmed);
    const note = screen.getByRole('textbox', { name: /^Poruka centru/ });
    await user.type(note, 'Dete sa alergijom.');
    await user.click(send('Pošaljite predlog'));
    expect(await screen.findByText(/Poruka ide centru samo uz izmenu/)).toBeInTheDocument();
    expect(note).toHaveValue('Dete sa alergijom.');
    expect(screen.queryByText('Izmene su sačuvane')).not.toBeInTheDocument();
  });

  it('asks how full the house is with the request’s key: its own group is not in its way', async () => {
    const { type } = await openForm(confirmed);
    const keys: (string | null)[] = [];
    server.use(
      http.get('*/api/v1/availability/:day', ({ request }) => {
        keys.push(request.headers.get('X-Request-Key'));
        return HttpResponse.error();
      }),
    );
    await type('52');
    await waitFor(() => {
      expect(keys).toContain(REQUEST_KEY);
    });
  });

  it('keeps the word to the centre over a reload', async () => {
    const { user, unmount } = await openForm(confirmed);
    const note = () => screen.findByRole('textbox', { name: /^Poruka centru/ });
    await user.type(await note(), 'Autobus stiže kasnije.');
    unmount();
    await openForm(confirmed);
    expect(await note()).toHaveValue('Autobus stiže kasnije.');
  });

  it('a proposal that waits is taken back by one press and a yes', async () => {
    const request = buildMyRequest(confirmed);
    const wanted = { ...wantedVisitSchema.parse(request), visitorAmount: 60 };
    const { user, stored } = await openMyRequest({
      ...request,
      proposal: { sentAt: '2026-11-20T10:40:00.000Z', note: null, wanted },
    });
    await user.click(await screen.findByRole('button', { name: 'Povucite predlog' }));
    const question = await screen.findByRole('dialog', { name: 'Povlačite predlog?' });
    await user.click(within(question).getByRole('button', { name: 'Povucite predlog' }));
    expect(await screen.findByText('Predlog je povučen')).toBeInTheDocument();
    expect(stored.bodies).toMatchObject([{ version: 1, visitorAmount: 24 }]);
  });

  it('a proposal that was taken back although the answer got lost is told as taken back', async () => {
    const request = buildMyRequest(confirmed);
    const wanted = { ...wantedVisitSchema.parse(request), visitorAmount: 60 };
    const { user, failures } = await openMyRequest({
      ...request,
      proposal: { sentAt: '2026-11-20T10:40:00.000Z', note: null, wanted },
    });
    failures.push(loseAnswer);
    await user.click(await screen.findByRole('button', { name: 'Povucite predlog' }));
    const question = await screen.findByRole('dialog', { name: 'Povlačite predlog?' });
    await user.click(within(question).getByRole('button', { name: 'Povucite predlog' }));
    expect(await screen.findByText('Predlog je povučen')).toBeInTheDocument();
    expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Povucite predlog' })).toBeNull();
  });

  it('shows a refused field and keeps everything else', async () => {
    const { user, type, failures, visitors } = await openForm();
    failures.push(() => refusal('VALIDATION_ERROR', 'visitorAmount', 'Previše posetilaca'));
    await type('52');
    await user.click(send());
    expect(await screen.findByText('Previše posetilaca')).toBeInTheDocument();
    expect(visitors).toHaveValue('52');
    expect(visitors).toHaveFocus();
  });

  it('checks what is typed by the rules of the request form before anything is sent', async () => {
    const { user, type, stored } = await openForm();
    await type('0');
    await user.click(send());
    expect(await screen.findByText('Obrazac ima 1 grešku')).toBeInTheDocument();
    expect(stored.bodies).toEqual([]);
  });

  it('loses nothing when no answer comes, says that nobody knows, and finds out that it is there', async () => {
    const { user, type, failures, stored, visitors } = await openForm();
    failures.push(loseAnswer);
    // The network is gone for a while.
    server.use(http.get('*/api/v1/my-request', () => new HttpResponse(null, { status: 400 })));
    await type('52');
    await user.click(send());
    const title = await screen.findByText('Nismo dobili odgovor');
    expect(title.closest('[role="alert"]')).toHaveFocus();
    expect(screen.getByText(/Ne znamo da li je izmena primljena/)).toBeVisible();
    expect(screen.queryByText('Izmena nije poslata')).not.toBeInTheDocument();
    expect(visitors).toHaveValue('52');
    await user.click(send());
    expect(await screen.findByText('Izmene su sačuvane')).toBeInTheDocument();
    expect(stored.request).toMatchObject({ version: 2, visitorAmount: 52 });
  });

  it('says that it was not sent where the device has no network', async () => {
    const { user, type, failures } = await openForm();
    failures.push(() => HttpResponse.error());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await type('52');
    await user.click(send());
    expect(await screen.findByText('Izmena nije poslata')).toBeVisible();
    expect(screen.getByText(/^Uređaj nema internet vezu/)).toBeVisible();
  });

  it('that has arrived although its answer was lost says so, and needs one more press', async () => {
    const { user, type, failures, stored } = await openForm();
    failures.push(loseAnswer);
    await type('52');
    await user.click(send());
    expect(await screen.findByText('Ovo što ste uneli već je stiglo')).toBeVisible();
    expect(screen.queryByText('Nismo dobili odgovor')).not.toBeInTheDocument();
    await user.click(send());
    expect(await screen.findByText('Izmene su sačuvane')).toBeInTheDocument();
    expect(stored.request).toMatchObject({ version: 2, visitorAmount: 52 });
  });

  it('loses no word to the centre that was changed after no answer came', async () => {
    const { user, type, failures, stored } = await openForm(confirmed);
    const note = screen.getByRole('textbox', { name: /^Poruka centru/ });
    failures.push(loseAnswer);
    await type('52');
    await user.type(note, 'Autobus kasni.');
    await user.click(send('Pošaljite predlog'));
    expect(await screen.findByText('Ovo što ste uneli već je stiglo')).toBeInTheDocument();
    await user.type(note, ' Dva deteta su alergična.');
    await user.click(send('Pošaljite predlog'));
    // The newer state is the requester's own.
    expect(
      await screen.findByText(/Ono što ste posle toga promenili još nije poslato/),
    ).toBeVisible();
    expect(screen.getByText('Ovo što ste uneli već je stiglo')).toBeVisible();
    expect(screen.queryByRole('table', { name: CHANGED })).not.toBeInTheDocument();
    await user.click(send('Pošaljite predlog'));
    expect(await screen.findByText('Predlog je poslat centru')).toBeInTheDocument();
    expect(stored.request.proposal).toMatchObject({
      note: 'Autobus kasni. Dva deteta su alergična.',
      wanted: { visitorAmount: 52 },
    });
  });

  it('writes over nothing that was changed meanwhile, and stands on it at once with what was typed', async () => {
    const { user, type, stored, visitors } = await openForm();
    stored.request = { ...stored.request, version: 2, visitTime: '11:30', visitorAmount: 30 };
    await type('52');
    await user.click(send());
    const changes = await screen.findByRole('table', { name: CHANGED });
    expect(within(changes).getByRole('row', { name: /Vreme 10:00 11:30/ })).toBeInTheDocument();
    const note = screen.getByText(/proverite ga pa ponovo pritisnite „Sačuvajte izmene“/);
    expect(note.closest('[role="alert"]')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^Vreme posete/ })).toHaveValue('11:30');
    expect(visitors).toHaveValue('52');
    const own = screen.getByRole('table', { name: 'Vaše izmene' });
    expect(within(own).getByRole('row', { name: /Posetilaca 30 52/ })).toBeInTheDocument();
    expect(within(own).queryByRole('row', { name: /^Vreme/ })).not.toBeInTheDocument();
    await user.click(send());
    expect(await screen.findByText('Izmene su sačuvane')).toBeInTheDocument();
    expect(stored.bodies.at(-1)).toMatchObject({
      version: 2,
      visitorAmount: 52,
      visitTime: '11:30',
    });
  });

  it('loses nothing that is typed while a change is refused', async () => {
    const { user, type, stored, failures } = await openForm(confirmed);
    stored.request = { ...stored.request, version: 2, visitTime: '11:30' };
    const { promise, resolve } = Promise.withResolvers<void>();
    failures.push((take) => promise.then(take));
    await type('52');
    await user.click(send('Pošaljite predlog'));
    const note = screen.getByRole('textbox', { name: /^Poruka centru/ });
    await user.type(note, 'Autobus kasni.');
    resolve();
    expect(await screen.findByText(/Vaša izmena još nije poslata/)).toBeVisible();
    expect(note).toHaveValue('Autobus kasni.');
  });

  it('says that a change was refused also where the newer state can’t be read', async () => {
    const { user, type, stored } = await openForm();
    stored.request = { ...stored.request, version: 2 };
    server.use(http.get('*/api/v1/my-request', () => new HttpResponse(null, { status: 400 })));
    await type('52');
    await user.click(send());
    expect(
      await screen.findByText(
        'Zahtev je u međuvremenu izmenjen. Osvežite podatke i pokušajte ponovo.',
      ),
    ).toBeVisible();
  });

  it('takes over the word that went from another device, where none was typed here', async () => {
    const { user, type, stored } = await openForm(confirmed);
    const wanted = { ...wantedVisitSchema.parse(stored.request), visitTime: '11:30' };
    const proposal = { sentAt: '2026-11-20T10:40:00.000Z', note: 'Autobus kasni.', wanted };
    stored.request = { ...stored.request, version: 2, stage: 'changing', proposal };
    await type('52');
    await user.click(send('Pošaljite predlog'));
    expect(await screen.findByText(/Vaša izmena još nije poslata/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Poruka centru/ })).toHaveValue('Autobus kasni.');
    await user.click(send('Pošaljite predlog'));
    expect(await screen.findByText('Predlog je poslat centru')).toBeInTheDocument();
    expect(stored.request.proposal).toMatchObject({
      note: 'Autobus kasni.',
      wanted: { visitorAmount: 52, visitTime: '11:30' },
    });
  });

  it('keeps over a reload on which state of the request it was typed: it may be changed meanwhile', async () => {
    const { type, unmount } = await openForm();
    await type('52');
    unmount();
    const { user, stored } = await openForm({ version: 2, visitTime: '11:30', visitorAmount: 30 });
    expect(screen.getByText('Zahtev je u međuvremenu izmenjen')).toBeInTheDocument();
    const own = screen.getByRole('table', { name: 'Vaše izmene' });
    expect(within(own).getByRole('row', { name: /Posetilaca 30 52/ })).toBeInTheDocument();
    expect(within(own).queryByRole('row', { name: /^Vreme/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nastavite sa svojim izmenama' }));
    expect(send()).toHaveFocus();
    await user.click(send());
    expect(await screen.findByText('Izmene su sačuvane')).toBeInTheDocument();
    expect(stored.bodies).toMatchObject([{ version: 2, visitorAmount: 52, visitTime: '11:30' }]);
  });

  it('is a step that the way back closes and the way forward opens, with what was typed', async () => {
    const { type, pressBack, pressForward } = await openForm();
    await type('52');
    await pressBack();
    const change = await screen.findByRole('button', { name: 'Promenite zahtev' });
    await waitFor(() => {
      expect(change).toHaveFocus();
    });
    expect(screen.queryByRole('textbox', { name: /^Broj posetilaca/ })).not.toBeInTheDocument();
    await pressForward();
    expect(await screen.findByRole('textbox', { name: /^Broj posetilaca/ })).toHaveValue('52');
    expect(screen.getByRole('heading', { name: 'Promenite zahtev' })).toHaveFocus();
  });

  it('says after a reload that a change was begun, until it is thrown away', async () => {
    const begun = /^Započetu izmenu još niste poslali/;
    const { type, unmount } = await openForm();
    await type('52');
    unmount();
    const { user } = await openMyRequest(buildMyRequest());
    expect(await screen.findByText(begun)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Promenite zahtev' }));
    await user.click(await screen.findByRole('button', { name: 'Odustanite' }));
    await user.click(await screen.findByRole('button', { name: 'Odbacite izmene' }));
    expect(await screen.findByRole('button', { name: 'Promenite zahtev' })).toBeInTheDocument();
    expect(screen.queryByText(begun)).not.toBeInTheDocument();
  });

  it('keeps what was typed over a reload, and throws it away only when asked to', async () => {
    const { user, type, unmount } = await openForm();
    await type('52');
    unmount();
    const again = await openForm();
    expect(again.visitors).toHaveValue('52');
    await again.user.click(screen.getByRole('button', { name: 'Odustanite' }));
    await again.user.click(await screen.findByRole('button', { name: 'Odbacite izmene' }));
    expect(await screen.findByRole('button', { name: 'Promenite zahtev' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Promenite zahtev' }));
    expect(await screen.findByRole('textbox', { name: /^Broj posetilaca/ })).toHaveValue('24');
  });
});
