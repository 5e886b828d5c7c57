import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';
import { buildStoredContactMessage } from '@museum/shared/testing/build-contact-message';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveMessages } from '#test/api/serve-messages.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const MESSAGES = '/admin/messages';

async function openMessages(messages: StoredContactMessage[], address = MESSAGES) {
  const api = serveMessages(...messages);
  const app = renderApp(address);
  const table = await screen.findByRole('table', { name: 'Poruke' });
  await waitFor(() => {
    expect(table.querySelector('tr[aria-hidden]')).toBeNull();
  });
  return { ...app, api };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildStoredContactMessage({ id: index + 1, name: `Osoba ${index + 1}` }),
  );

const opener = (name: string) => screen.findByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('button', { name }).closest('tr') as HTMLElement;

beforeEach(() => {
  rememberStaffSession();
});

describe('the messages', () => {
  it('show who wrote what and when, the unread ones bold', async () => {
    await openMessages([
      buildStoredContactMessage({ id: 2, name: 'Đurđa Čolić', email: 'djurdja@example.rs' }),
      buildStoredContactMessage({ id: 1, name: 'Mira', isRead: true }),
    ]);

    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Pošiljalac',
      'Poruka',
      'Primljena',
      'Pročitana',
      'Akcije',
    ]);
    expect(
      within(rowOf('Đurđa Čolić'))
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => cell.textContent),
    ).toEqual([
      'Đurđa Čolićdjurdja@example.rs',
      'Da li je muzej otvoren za Đurđevdan?',
      '28.03.2026 10:05',
      'Ne',
    ]);
    expect(await opener('Đurđa Čolić')).toHaveStyle({ fontWeight: 800 });
    expect(await opener('Mira')).toHaveStyle({ fontWeight: 500 });
    expect(rowOf('Mira')).toHaveTextContent('Da');
  });

  it('say so when there is none', async () => {
    await openMessages([]);
    expect(screen.getByText('Nema rezultata')).toBeVisible();
  });

  it('stand in the address: search, read and page', async () => {
    const { user, api, currentAddress } = await openMessages(many(12), `${MESSAGES}?read=false`);
    expect(screen.getByRole('button', { name: 'Nepročitane' })).toBePressed();

    await user.click(screen.getByRole('button', { name: 'Seldeca strana' }));
    expect(await screen.findByText('11–12 od 12')).toBeVisible();
    expect(currentAddress()).toBe(`${MESSAGES}?read=false&page=2`);

    await user.type(screen.getByRole('searchbox', { name: 'Pretraga' }), 'osoba{Enter}');
    await waitFor(() => {
      expect(api.queries.at(-1)).toEqual({ page: 1, search: 'osoba', read: false });
    });
    await user.click(screen.getByRole('button', { name: 'Sve' }));
    await waitFor(() => {
      expect(currentAddress()).toBe(`${MESSAGES}?search=osoba`);
    });
  });

  it('that cannot be fetched can be tried again', async () => {
    server.use(http.get('*/api/v1/contact-message', () => failure('NOT_FOUND')));
    const { user } = renderApp(MESSAGES);
    await screen.findByText('Poruke nisu učitane');
    serveMessages(buildStoredContactMessage());

    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));

    expect(await opener('Čedomir Đurić')).toBeVisible();
  });
});

describe('a message', () => {
  const written = buildStoredContactMessage({
    name: 'Mira',
    email: "o'brien+x@example.rs",
    message: 'Prvi red\n\n<img src=x onerror=alert(1)> & <b>drugi</b>',
  });

  it('has its sender’s name in upright Cyrillic', async () => {
    const { user } = await openMessages([{ ...written, name: 'Петар Ђуђић' }]);
    await user.click(await opener('Петар Ђуђић'));
    // The display font keeps italic shapes of г, д, п, т for Serbian, whatever its slant.
    expect(await screen.findByRole('heading', { name: 'Петар Ђуђић' })).toHaveStyle({
      fontFeatureSettings: '"locl" 0',
    });
  });

  it('opens whole, as text with its lines, and is read from then on', async () => {
    const { user, api } = await openMessages([written]);
    const unread = { name: /^Poruke.*nepročitanih: 1$/, hidden: true };
    const menu = await screen.findByRole('link', unread);

    await user.click(await opener('Mira'));

    const dialog = within(await screen.findByRole('dialog', { name: 'Mira' }));
    const text = dialog.getByText(/^Prvi red/);
    expect(text.textContent).toBe(written.message);
    expect(text).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Odgovori' })).toHaveAttribute(
      'href',
      "mailto:o'brien%2Bx@example.rs?subject=Odgovor%20na%20va%C5%A1u%20poruku",
    );
    await waitFor(() => {
      expect(api.stored.get(1)?.isRead).toBe(true);
    });
    await user.click(dialog.getByRole('button', { name: 'Zatvori' }));
    await waitFor(() => {
      expect(menu).toHaveTextContent(/^Poruke$/);
      expect(rowOf('Mira')).toHaveTextContent('Da');
    });
  });

  it('gives the focus back to its name, read or not', async () => {
    const { user } = await openMessages([
      written,
      { ...written, id: 2, name: 'Ana', isRead: true },
    ]);

    for (const name of ['Mira', 'Ana']) {
      (await opener(name)).focus();
      await user.keyboard('{Enter}');
      await screen.findByRole('dialog', { name });
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.getByRole('button', { name })).toHaveFocus();
      });
    }
  });

  it('stays open when the list shows only unread ones', async () => {
    const { user } = await openMessages([written], `${MESSAGES}?read=false`);
    await user.click(await opener('Mira'));

    expect(await screen.findByText('Nema rezultata')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Mira' })).toBeVisible();
  });

  it('can be marked as unread again', async () => {
    const { user, api } = await openMessages([{ ...written, isRead: true }]);
    await user.click(await opener('Mira'));

    await user.click(await screen.findByRole('button', { name: 'Označi kao nepročitanu' }));

    await waitFor(() => {
      expect(api.stored.get(1)?.isRead).toBe(false);
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('whose address is more than one cannot be answered by a link', async () => {
    const { user } = await openMessages([{ ...written, email: 'a@example.rs,b@example.rs' }]);
    await user.click(await opener('Mira'));
    await screen.findByRole('dialog', { name: 'Mira' });
    expect(screen.queryByRole('link', { name: 'Odgovori' })).not.toBeInTheDocument();
  });

  it('is deleted after asking', async () => {
    const { user, api } = await openMessages([written]);
    await user.click(screen.getByRole('button', { name: 'Izbriši poruku: Mira' }));
    const question = within(await screen.findByRole('dialog', { name: 'Izbriši poruku' }));
    expect(question.getByText('Jeste li sigurni da želite izbrisati ovu poruku?')).toBeVisible();

    await user.click(question.getByRole('button', { name: 'Izvrši akciju' }));

    expect(await screen.findByText('Poruka je izbrisana')).toBeVisible();
    expect(await screen.findByText('Nema rezultata')).toBeVisible();
    expect(api.stored.size).toBe(0);
    // The button has gone with its row: who works by keyboard goes on at the list.
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  it('goes on being asked about when another one arrives', async () => {
    const { user, api, queryClient } = await openMessages([written]);
    await user.click(screen.getByRole('button', { name: 'Izbriši poruku: Mira' }));
    const question = await screen.findByRole('dialog', { name: 'Izbriši poruku' });

    api.stored.set(2, { ...written, id: 2, name: 'Ana' });
    await queryClient.refetchQueries();

    await screen.findByRole('button', { name: 'Ana', hidden: true });
    expect(question).toBeVisible();
  });

  it('is deleted while it is open', async () => {
    const { user, api } = await openMessages([written]);
    await user.click(await opener('Mira'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mira' }));
    await user.click(dialog.getByRole('button', { name: 'Izbriši poruku: Mira' }));

    await user.click(await screen.findByRole('button', { name: 'Izvrši akciju' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(api.stored.size).toBe(0);
  });

  it('that a colleague deleted meanwhile is told, and goes from the list', async () => {
    const { user, api } = await openMessages([{ ...written, isRead: true }]);
    api.stored.clear();
    await user.click(screen.getByRole('button', { name: 'Izbriši poruku: Mira' }));

    await user.click(await screen.findByRole('button', { name: 'Izvrši akciju' }));

    expect(await screen.findByText('Poruka je već izbrisana')).toBeVisible();
    expect(await screen.findByText('Nema rezultata')).toBeVisible();
  });

  it('that a colleague deleted meanwhile goes from the list when it is opened, too', async () => {
    const { user, api } = await openMessages([written]);
    api.stored.clear();
    await user.click(await opener('Mira'));

    expect(await screen.findByText('Poruka je već izbrisana')).toBeVisible();
    expect(await screen.findByText('Nema rezultata')).toBeInTheDocument();
  });
});

it('a message that arrives stands in the list as soon as the menu counts it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { api } = await openMessages([]);
  api.stored.set(1, buildStoredContactMessage({ name: 'Mira' }));
  await vi.advanceTimersByTimeAsync(61_000);

  expect(
    await screen.findByRole('link', { name: /^Poruke.*nepročitanih: 1$/, hidden: true }),
  ).toBeInTheDocument();
  expect(await opener('Mira')).toBeVisible();
});
