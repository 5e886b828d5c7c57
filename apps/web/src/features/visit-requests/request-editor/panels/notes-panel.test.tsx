import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveAuditTrail, serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

beforeEach(() => {
  rememberStaffSession();
  servePrices();
  serveAuditTrail();
});

async function openDetails() {
  const api = serveVisitRequests(buildVisitRequestResponse());
  const { user, unmount } = renderApp('/admin/visit-requests/details/1');
  await screen.findByRole('heading', { level: 1, name: /^Detalji/ });
  const panel = within(screen.getByRole('region', { name: 'Interne beleške' }));
  return {
    api,
    user,
    unmount,
    panel,
    field: panel.getByRole('textbox', { name: 'Nova beleška' }),
    add: panel.getByRole('button', { name: 'Dodaj belešku' }),
  };
}

it('a note is added to the list with its author and time, and nothing else is saved', async () => {
  const { api, user, panel, field, add } = await openDetails();
  await user.type(field, 'Dolaze dva autobusa{Enter}zvali u petak');
  await user.click(add);

  const [note] = await within(await panel.findByRole('list')).findAllByRole('listitem');
  expect(note).toHaveTextContent('Dolaze dva autobusa zvali u petak');
  expect(note).toHaveTextContent('Jelena Đorđević, 22.11.2026 10:05');
  await waitFor(() => {
    expect(field).toHaveValue('');
  });
  expect(api.updates).toEqual([]);
});

it('a note that is stored is not in its field any more, however long the list takes', async () => {
  const { user, panel, field, add } = await openDetails();
  server.use(http.get('*/api/v1/visit-request/:id/notes', () => new Promise(() => undefined)));
  await user.type(field, 'Dolaze dva autobusa');
  await user.click(add);

  expect(await screen.findByText('Beleška je sačuvana')).toBeVisible();
  expect(panel.getByRole('list')).toHaveTextContent('Dolaze dva autobusa');
  expect(field).toHaveValue('');
});

it('a note whose answer was lost stays the same one, however it is corrected', async () => {
  const { user, field, add } = await openDetails();
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/visit-request/:id/notes', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return failure('SERVER_ERROR');
    }),
  );
  const send = async (sent: number) => {
    await user.click(add);
    await waitFor(() => {
      expect(keys).toHaveLength(sent);
      expect(add).toBeEnabled();
    });
  };
  await user.type(field, 'Dolaze dva autobusa');
  await send(1);
  await send(2);
  await user.type(field, ', zvali u petak');
  await send(3);

  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

it('a note that was stored although its answer was lost is not stored again corrected, unless that is wished', async () => {
  const { user, panel, field, add } = await openDetails();
  const keys: (string | null)[] = [];
  const serve = '*/api/v1/visit-request/:id/notes';
  const answer = (code: 'SERVER_ERROR' | 'IDEMPOTENCY_CONFLICT') =>
    http.post(serve, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return failure(code);
    });
  const stored = {
    id: 1,
    text: 'Dolaze dva autobusa',
    author: 'Jelena Đorđević',
    createdAt: '2026-11-22T09:05:00.000Z',
  };
  server.use(
    answer('SERVER_ERROR'),
    http.get(serve, () => HttpResponse.json({ data: [stored] })),
  );
  await user.type(field, 'Dolaze dva autobusa');
  await user.click(add);
  expect(await panel.findByRole('list')).toHaveTextContent('Dolaze dva autobusa');

  server.use(answer('IDEMPOTENCY_CONFLICT'));
  await user.type(field, ', zvali u petak');
  await user.click(add);
  expect(
    await screen.findByText(
      'Beleška je već sačuvana, onako kako je prvi put poslata. Ako treba i ova, dodajte je još jednom.',
    ),
  ).toBeVisible();
  expect(field).toHaveValue('Dolaze dva autobusa, zvali u petak');
  await user.click(add);
  await waitFor(() => {
    expect(keys).toHaveLength(3);
  });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a note whose answer was lost is the same one after a reload', async () => {
  const keys: (string | null)[] = [];
  const losing = http.post('*/api/v1/visit-request/:id/notes', ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return failure('SERVER_ERROR');
  });
  const { user, field, add, unmount } = await openDetails();
  server.use(losing);
  await user.type(field, 'Dolaze dva autobusa');
  await user.click(add);
  await screen.findByRole('alert');
  unmount();

  const again = await openDetails();
  server.use(losing);
  await again.user.click(again.add);
  await waitFor(() => {
    expect(keys).toHaveLength(2);
  });
  expect(keys[1]).toBe(keys[0]);
});

it('a note is stored once, however quickly its button is pressed', async () => {
  const { user, panel, field, add } = await openDetails();
  await user.type(field, 'Dolaze dva autobusa');
  fireEvent.click(add);
  fireEvent.click(add);

  expect(await screen.findByText('Beleška je sačuvana')).toBeVisible();
  expect(within(await panel.findByRole('list')).getAllByRole('listitem')).toHaveLength(1);
});

it('the bar throws away the fields’ changes alone', async () => {
  const { user, field } = await openDetails();
  const viewed = screen.getByLabelText('Pregledan');
  expect(screen.getByText('Polja su sačuvana')).toBeInTheDocument();
  await user.click(viewed);
  await user.click(screen.getByRole('button', { name: 'Nova uplata' }));
  await user.type(field, 'Dva autobusa');
  expect(screen.getByText('Nesačuvane izmene')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Odbaci' }));
  expect(screen.getByText('Polja su sačuvana')).toBeInTheDocument();
  expect(viewed).not.toBeChecked();
  expect(field).toHaveValue('Dva autobusa');
  expect(screen.getByRole('group', { name: 'Nova uplata' })).toBeInTheDocument();
});

it('an empty note is not sent', async () => {
  const { user, panel, field, add } = await openDetails();
  await user.click(add);
  expect(panel.getByText('Polje je obavezno')).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
});

it('a note that could not be stored stays in its field, and is not left behind without asking', async () => {
  const { user, field, add } = await openDetails();
  server.use(http.post('*/api/v1/visit-request/:id/notes', () => failure('SERVICE_UNAVAILABLE')));
  await user.type(field, 'Važno');
  await user.click(add);
  await waitFor(() => {
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  });
  expect(field).toHaveValue('Važno');

  await user.click(screen.getByRole('link', { name: 'Cenovnik', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' })).toBeInTheDocument();
});

it('none is added once the personal data has gone', async () => {
  serveVisitRequests(buildVisitRequestResponse({ anonymizedAt: '2026-11-20T03:00:00.000Z' }));
  renderApp('/admin/visit-requests/details/1');

  const region = await screen.findByRole('region', { name: 'Interne beleške' });
  expect(
    within(region).getByText('Lični podaci su uklonjeni, pa beleške više ne mogu da se dodaju.'),
  ).toBeVisible();
  expect(within(region).queryByRole('textbox')).toBeNull();
});

it('a note that was begun is there again after a reload or a new sign-in, until it is added', async () => {
  const { user, field, unmount } = await openDetails();
  await user.type(field, 'Dolaze dva autobusa');
  unmount();
  const again = await openDetails();
  expect(again.field).toHaveValue('Dolaze dva autobusa');
  await again.user.click(again.add);
  expect(await screen.findByText('Beleška je sačuvana')).toBeVisible();
  again.unmount();
  expect((await openDetails()).field).toHaveValue('');
});
