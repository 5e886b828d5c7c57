import { PRICE_KINDS } from '@museum/shared/prices/price-kind';
import { type Price, priceAuditEntrySchema } from '@museum/shared/prices/price-schema';
import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { listEnvelope } from '@museum/shared/http/envelope';
import { buildPrice } from '@museum/shared/testing/build-price';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { priceMappingQuery } from '#features/prices/price-queries.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePriceList } from '#test/api/serve-price-list.ts';
import { eventStream, failure, server } from '#test/api/server.ts';
import { signInAgain } from '#test/sign-in-again.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

const PRICES = '/admin/prices';

const wholeList = () => PRICE_KINDS.map((kind, index) => buildPrice({ id: index + 1, kind }));

async function openPrices(...prices: Price[]) {
  const api = servePriceList(...prices);
  const app = renderApp(PRICES);
  await screen.findByRole('heading', { level: 1, name: 'Sve cene' });
  await waitFor(() => {
    expect(api.asked.prices).toBe(1);
  });
  return { ...app, api };
}

const openDrawer = async (app: Awaited<ReturnType<typeof openPrices>>) => {
  await app.user.click(screen.getByRole('button', { name: 'Dodaj cenu' }));
  return within(await screen.findByRole('dialog', { name: 'Dodaj cenu' }));
};

beforeEach(() => {
  rememberStaffSession();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** The stream of news of the page that is opened next; the test says what comes. */
function openNews() {
  let stream: ReadableStreamDefaultController;
  const body = new ReadableStream({ start: (controller) => void (stream = controller) });
  server.use(http.get('*/api/v1/admin/events', () => eventStream(body)));
  return (text: string) => {
    stream.enqueue(new TextEncoder().encode(text));
  };
}

describe('the price list', () => {
  it('shows what a colleague has changed at once', async () => {
    const say = openNews();
    const { api } = await openPrices(buildPrice({ kind: 'ADULT_DINNER', price: 1200 }));
    say('event: ready\ndata: {}\n\n');
    await waitFor(() => {
      expect(api.asked.prices).toBe(2);
    });
    expect(await screen.findByText('1.200,00 RSD')).toBeVisible();

    servePriceList(buildPrice({ kind: 'ADULT_DINNER', price: 1350 }));
    say('data: {"kind":"setting","id":"prices","date":null,"version":null}\n\n');

    expect(await screen.findByText('1.350,00 RSD')).toBeVisible();
  });

  it('shows kind, price in RSD and the day of the last change', async () => {
    await openPrices(
      buildPrice({ kind: 'ADULT_DINNER', price: 1200.5, updatedAt: '2026-11-01T23:30:00.000Z' }),
    );
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Tip cene',
      'Cena',
      'Datum izmene',
      'Akcije',
    ]);
    const row = (await screen.findByText('Obrok za odrasle')).closest('tr') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ).toEqual(['Obrok za odrasle', '1.200,50 RSD', '02.11.2026']);
  });

  it('tells who changed which price, from what to what, when it is asked', async () => {
    const entry = buildAuditEntry({
      action: 'price-changed',
      changes: [{ field: 'price', from: 800, to: 850.5 }],
    });
    server.use(
      http.get('*/api/v1/admin/prices/audit-trail', () =>
        HttpResponse.json(
          listEnvelope(priceAuditEntrySchema).parse({
            data: [{ ...entry, subject: 'TICKET_ADULT' }],
            total: 1,
            totalPages: 1,
          }),
        ),
      ),
    );
    const { user } = await openPrices(...wholeList());
    await user.click(screen.getByRole('button', { name: 'Istorija' }));
    const history = within(screen.getByRole('region', { name: 'Istorija cena' }));
    expect(await history.findByText('Cena izmenjena: Ulaznica za odrasle')).toBeVisible();
    expect(history.getByText('Jelena Đorđević, 28.03.2026 10:05')).toBeVisible();
    expect(history.getByRole('definition')).toHaveTextContent('800,00 RSD → 850,50 RSD');
  });

  it('turns pages with the specified labels', async () => {
    const { user } = await openPrices(...wholeList());
    expect(await screen.findByText('1–10 od 21')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zadnja strana' }));
    expect(await screen.findByText('Zakup termina za rođendan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Predhodna strana' }));
    expect(await screen.findByText('11–20 od 21')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Seldeca strana' }));
    expect(await screen.findByText('21–21 od 21')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prva strana' }));
    expect(await screen.findByText('1–10 od 21')).toBeVisible();
  });

  it('waits 1000 ms for a further letter (spec §9)', async () => {
    const { currentAddress } = await openPrices(...wholeList());
    await screen.findByText('1–10 od 21');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    fireEvent.change(screen.getByRole('searchbox', { name: 'Pretraga po tipu cene' }), {
      target: { value: 'dino' },
    });
    act(() => void vi.advanceTimersByTime(999));
    expect(currentAddress()).toBe(PRICES);
    act(() => void vi.advanceTimersByTime(1));
    expect(currentAddress()).toBe(`${PRICES}?search=dino`);
  });

  it('searches by kind after a second of rest', async () => {
    const { user, api } = await openPrices(...wholeList());
    await user.type(screen.getByRole('searchbox', { name: 'Pretraga po tipu cene' }), 'dečiji');
    await waitFor(
      () => {
        expect(api.queries.at(-1)?.search).toBe('dečiji');
      },
      { timeout: 3000 },
    );
    expect(api.queries).toHaveLength(2);
  });

  it('says so when there is nothing', async () => {
    await openPrices();
    expect(await screen.findByText('Nema rezultata')).toBeVisible();
  });

  it('stays in sight when it cannot be read again', async () => {
    const { queryClient } = await openPrices(buildPrice({ kind: 'ADULT_DINNER' }));
    await screen.findByText('Obrok za odrasle');
    server.use(http.get('*/api/v1/prices', () => failure('VALIDATION_ERROR')));
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
    expect(screen.getByText('Obrok za odrasle')).toBeVisible();
  });
});

describe('kinds without a price', () => {
  const MISSING = /^Nedostaje cena:/;

  it('are named until each has one', async () => {
    const app = await openPrices(...wholeList().filter(({ kind }) => kind !== 'ADULT_DINNER'));
    expect(await screen.findByText(MISSING)).toHaveTextContent(
      'Nedostaje cena: „Obrok za odrasle“.',
    );
    const drawer = await openDrawer(app);
    await app.user.type(drawer.getByLabelText('Cena'), '500');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    await waitFor(() => {
      expect(screen.queryByText(MISSING)).toBeNull();
    });
  });

  it('are not told before the list has been read', async () => {
    const { promise: released, resolve: answer } = Promise.withResolvers<void>();
    servePriceList();
    server.use(
      http.get('*/api/v1/prices/all', async () => {
        await released;
      }),
    );
    renderApp(PRICES);
    await screen.findByText('Nema rezultata');
    expect(screen.queryByText(MISSING)).toBeNull();
    answer();
    expect(await screen.findByText(MISSING)).toBeVisible();
  });
});

describe('adding a price', () => {
  it('starts with the adult meal, closes and starts anew after success', async () => {
    const app = await openPrices();
    const drawer = await openDrawer(app);
    expect(drawer.getByRole('combobox', { name: 'Tip cene' })).toHaveValue('Obrok za odrasle');
    await app.user.type(drawer.getByLabelText('Cena'), '1.250,50');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));

    expect(await screen.findByText('Cena je uspješno dodata')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(await screen.findByText('1.250,50 RSD')).toBeVisible();
    expect((await openDrawer(app)).getByLabelText('Cena')).toHaveValue('');
  });

  it('finds a kind by a part of its name, whatever its letters', async () => {
    const app = await openPrices(buildPrice({ kind: 'KIDS_DINO_WITH_SOUP' }));
    const drawer = await openDrawer(app);
    const kind = drawer.getByRole('combobox', { name: 'Tip cene' });
    await app.user.clear(kind);
    await app.user.type(kind, 'DECIJI');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Dečiji dino obrok bez supe',
      'Dečiji dino obrok sa supom – već ima cenu',
    ]);
    await app.user.click(screen.getByRole('option', { name: /bez supe/ }));
    await app.user.type(drawer.getByLabelText('Cena'), '640');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    await waitFor(() => {
      expect([...app.api.stored.values()].at(-1)).toMatchObject({
        kind: 'KIDS_DINO_WITHOUT_SOUP',
        price: 640,
      });
    });
  });

  it.each(['', '0', '0,99', '-5', 'sto'])('refuses "%s"', async (typed) => {
    const app = await openPrices();
    const drawer = await openDrawer(app);
    if (typed) await app.user.type(drawer.getByLabelText('Cena'), typed);
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    expect(await drawer.findByText('Cena mora biti veća od 0RSD')).toBeVisible();
    expect(app.api.stored.size).toBe(0);
  });

  it('needs a kind', async () => {
    const app = await openPrices();
    const drawer = await openDrawer(app);
    await app.user.clear(drawer.getByRole('combobox', { name: 'Tip cene' }));
    await app.user.type(drawer.getByLabelText('Cena'), '500');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    expect(await drawer.findByText('Tip cene je nevalidan')).toBeVisible();
  });

  it('tells of a kind that has a price already, and keeps the drawer as it is', async () => {
    const app = await openPrices(buildPrice({ kind: 'ADULT_DINNER' }));
    const drawer = await openDrawer(app);
    await app.user.type(drawer.getByLabelText('Cena'), '500');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    const message = 'Cena za ovaj tip već postoji';
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(message);
    expect(drawer.getByText(message)).toBeVisible();
    expect(drawer.getByLabelText('Cena')).toHaveValue('500');
  });

  it.each([
    ['at once', false],
    ['when it is saved again, if nothing can be read before', true],
  ])('tells of a price as added whose answer got lost, %s', async (_when, isDown) => {
    let isCut = isDown;
    const app = await openPrices();
    const drawer = await openDrawer(app);
    server.use(
      http.post(
        '*/api/v1/admin/prices',
        () => {
          app.api.stored.set(100, buildPrice({ id: 100, kind: 'ADULT_DINNER', price: 1250.5 }));
          return HttpResponse.error();
        },
        { once: true },
      ),
      http.get('*/api/v1/prices/all', () => (isCut ? HttpResponse.error() : undefined)),
    );
    await app.user.type(drawer.getByLabelText('Cena'), '1.250,50');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    if (isDown) {
      expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
      isCut = false;
      await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    }
    expect(await screen.findByText('Cena je uspješno dodata')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText(/^(Operacija nije|Cena za ovaj tip)/)).toBeNull();
    });
  });

  it('refreshes all four lists of prices', async () => {
    const app = await openPrices();
    const drawer = await openDrawer(app);
    await drawer.findByRole('combobox', { name: 'Tip cene' });
    await app.queryClient.fetchQuery(priceMappingQuery);
    const before = { ...app.api.asked };
    await app.user.type(drawer.getByLabelText('Cena'), '500');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => {
      for (const list of ['prices', 'all', 'enum'] as const)
        expect(app.api.asked[list]).toBeGreaterThan(before[list]);
    });
    // Nobody looks at the mapping here: it is asked for again as soon as somebody does.
    expect(app.queryClient.getQueryState(priceMappingQuery.queryKey)?.isInvalidated).toBe(true);
  });
});

describe('changing a price', () => {
  const openEditor = async () => {
    const app = await openPrices(buildPrice({ kind: 'SCHOOL_DINNER', price: 550 }));
    const open = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Izmeni: Školski obrok' }));
      return within(await screen.findByRole('dialog', { name: 'Izmeni cenu' }));
    };
    return { ...app, open, drawer: await open() };
  };

  it('shows the kind and stores the new price', async () => {
    const { user, api, drawer } = await openEditor();
    expect(drawer.getByText('Školski obrok')).toBeVisible();
    expect(drawer.getByLabelText('Cena')).toHaveValue('550');
    await user.clear(drawer.getByLabelText('Cena'));
    await user.type(drawer.getByLabelText('Cena'), '580,5');
    await user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    expect(await screen.findByText('Cena je uspješno dodata')).toBeVisible();
    expect(await screen.findByText('580,50 RSD')).toBeVisible();
    expect(api.stored.get(1)?.price).toBe(580.5);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('refuses a price below 1', async () => {
    const { user, api, drawer } = await openEditor();
    await user.clear(drawer.getByLabelText('Cena'));
    await user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    expect(await drawer.findByText('Cena mora biti veća od 0 RSD')).toBeVisible();
    expect(api.stored.get(1)?.price).toBe(550);
  });

  it('forgets what was typed when it is closed without saving', async () => {
    const { user, drawer, open } = await openEditor();
    await user.type(drawer.getByLabelText('Cena'), '9');
    await user.click(drawer.getByRole('button', { name: 'Odustani' }));
    await user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect((await open()).getByLabelText('Cena')).toHaveValue('550');
  });

  it.each(['Escape', 'the back key', 'Odustani'])(
    'asks before %s throws away what was typed',
    async (way) => {
      const app = await openPrices(buildPrice({}));
      const drawer = await openDrawer(app);
      const close = async () => {
        if (way === 'Escape') await app.user.keyboard('{Escape}');
        else if (way === 'Odustani')
          await app.user.click(drawer.getByRole('button', { name: way }));
        else await app.pressBack();
      };
      await app.user.type(drawer.getByRole('textbox', { name: 'Cena' }), '350');
      await close();
      await app.user.click(await screen.findByRole('button', { name: 'Nastavi unos' }));
      expect(await screen.findByRole('textbox', { name: 'Cena' })).toHaveValue('350');
      await close();
      await app.user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
    },
  );

  it('does not go over what a colleague changed meanwhile', async () => {
    const { user, api, drawer, open } = await openEditor();
    api.stored.set(1, { ...api.stored.get(1)!, price: 600 });
    await user.type(drawer.getByLabelText('Cena'), '9');
    await user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    const message =
      'Cenu je u međuvremenu promenio neko drugi. Pogledajte novu, pa je izmenite ako treba.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText('600,00 RSD')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect((await open()).getByLabelText('Cena')).toHaveValue('600');
  });

  it('tells of a price as changed though the first answer got lost', async () => {
    const { user, api, drawer } = await openEditor();
    server.use(
      http.put(
        '*/api/v1/admin/prices',
        () => {
          api.stored.set(1, { ...api.stored.get(1)!, price: 5509 });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.type(drawer.getByLabelText('Cena'), '9');
    await user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    expect(await screen.findByText('Cena je uspješno dodata')).toBeVisible();
    expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
  });

  it('shows the server’s reason for a failure', async () => {
    const { user, drawer } = await openEditor();
    server.use(http.put('*/api/v1/admin/prices', () => failure('SERVER_ERROR')));
    await user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    expect(
      await screen.findByText('Operacija nije uspešna! Molimo pokušajte kasnije'),
    ).toBeVisible();
  });
});

it('a price that was being typed is there again after a new sign-in, for the same person alone', async () => {
  const inDrawer = async (button: string, name: string) => {
    const app = await openPrices(buildPrice({ kind: 'SCHOOL_DINNER', price: 550 }));
    await app.user.click(await screen.findByRole('button', { name: button }));
    const drawer = within(await screen.findByRole('dialog', { name }));
    return { ...app, drawer, field: drawer.getByLabelText('Cena') };
  };
  for (const [button, name, stored] of [
    ['Dodaj cenu', 'Dodaj cenu', ''],
    ['Izmeni: Školski obrok', 'Izmeni cenu', '550'],
  ] as const) {
    const first = await inDrawer(button, name);
    await first.user.clear(first.field);
    await first.user.type(first.field, '580,5');
    first.unmount();

    rememberStaffSession(accessToken({ email: 'milan@example.rs' }));
    const colleague = await inDrawer(button, name);
    expect(colleague.field).toHaveValue(stored);
    colleague.unmount();

    rememberStaffSession();
    const again = await inDrawer(button, name);
    expect(again.field).toHaveValue('580,5');
    await again.user.click(again.drawer.getByRole('button', { name: 'Odustani' }));
    await again.user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again.unmount();
    const anew = await inDrawer(button, name);
    expect(anew.field).toHaveValue(stored);
    anew.unmount();
  }
});

it('a price that is being typed when a session ends is open again after the new sign-in', async () => {
  const { user } = await openPrices();
  await user.click(await screen.findByRole('button', { name: 'Dodaj cenu' }));
  await user.type(await screen.findByLabelText('Cena'), '580,5');
  await signInAgain(user);

  const drawer = within(await screen.findByRole('dialog', { name: 'Dodaj cenu' }));
  expect(drawer.getByLabelText('Cena')).toHaveValue('580,5');
});

describe('without a network', () => {
  it('a price is not saved, at once and for good', async () => {
    const app = await openPrices();
    const drawer = await openDrawer(app);
    const calls = vi.fn(() => HttpResponse.error());
    server.use(http.post('*/api/v1/admin/prices', calls));
    onlineManager.setOnline(false);
    await app.user.type(drawer.getByLabelText('Cena'), '777');
    await app.user.click(drawer.getByRole('button', { name: 'Sačuvaj' }));
    const message = 'Operacija nije uspešna! Molimo pokušajte kasnije';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Sačuvaj' })).toBeEnabled();
    await act(async () => {
      onlineManager.setOnline(true);
      await app.queryClient.resumePausedMutations();
    });
    expect(calls).toHaveBeenCalledOnce();
  });
});

describe('deleting a price', () => {
  const ask = async (app: Awaited<ReturnType<typeof openPrices>>) => {
    await app.user.click(await screen.findByRole('button', { name: 'Izbriši: Školski obrok' }));
    return within(await screen.findByRole('dialog', { name: 'Izbriši zahtev' }));
  };

  it('asks the same as for a request', async () => {
    const app = await openPrices(buildPrice({ kind: 'SCHOOL_DINNER' }));
    const dialog = await ask(app);
    expect(dialog.getByText('Jeste li sigurni da želite izbrisati ovaj zahtev?')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Cena je uspješno izbrisana')).toBeVisible();
    expect(await screen.findByText('Nema rezultata')).toBeVisible();
  });

  it('reports a failure', async () => {
    const app = await openPrices(buildPrice({ kind: 'SCHOOL_DINNER' }));
    server.use(http.delete('*/api/v1/admin/prices/:id', () => failure('SERVER_ERROR')));
    await app.user.click((await ask(app)).getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Zahtev nije uspješno izbrisan')).toBeVisible();
    expect(app.api.stored.size).toBe(1);
  });

  it('that was done although its answer got lost is told as done', async () => {
    const app = await openPrices(buildPrice({ kind: 'SCHOOL_DINNER' }));
    server.use(
      http.delete(
        '*/api/v1/admin/prices/:id',
        () => {
          app.api.stored.clear();
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await app.user.click((await ask(app)).getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Cena je uspješno izbrisana')).toBeVisible();
    expect(await screen.findByText('Nema rezultata')).toBeVisible();
    expect(screen.queryByText('Zahtev nije uspješno izbrisan')).toBeNull();
  });

  it('is tried once more by itself, and by a further press, where no answer comes', async () => {
    const app = await openPrices(buildPrice({ kind: 'SCHOOL_DINNER' }));
    const calls = vi.fn(() => HttpResponse.error());
    server.use(http.delete('*/api/v1/admin/prices/:id', calls));
    await app.user.click((await ask(app)).getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Zahtev nije uspješno izbrisan')).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(2);

    server.use(http.delete('*/api/v1/admin/prices/:id', () => failure('NOT_FOUND')));
    await app.user.click((await ask(app)).getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Cena je uspješno izbrisana')).toBeVisible();
  });

  it('shows that a colleague was quicker', async () => {
    const app = await openPrices(buildPrice({ kind: 'SCHOOL_DINNER' }));
    const dialog = await ask(app);
    app.api.stored.clear();
    await app.user.click(dialog.getByRole('button', { name: 'Izvrši akciju' }));
    expect(await screen.findByText('Zahtev nije uspješno izbrisan')).toBeVisible();
    expect(await screen.findByText('Nema rezultata')).toBeVisible();
  });
});
