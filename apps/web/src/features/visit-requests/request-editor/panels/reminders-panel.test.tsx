import type { Reminder } from '@museum/shared/reminders/reminder-schema';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { screen, within } from '@testing-library/react';
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
  serveVisitRequests(buildVisitRequestResponse());
  const { user } = renderApp('/admin/visit-requests/details/1');
  const panel = within(await screen.findByRole('region', { name: 'Podsetnici' }));
  await panel.findByRole('list');
  return { user, panel };
}

it('each reminder says when it went or goes, or why it doesn’t', async () => {
  const { panel } = await openDetails();
  const rows = panel.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Konačan brojposlato 07.10.2026 09:05');
  expect(rows[1]).toHaveTextContent('Uplata još nije stigla12.10.2026 09:00, ako uplata ne stigne');
  expect(rows[2]).toHaveTextContent('Dolazak sutraisključeno za sve u podešavanjima');
  // What has gone can't be switched off any more.
  expect(panel.getAllByRole('switch')).toHaveLength(2);
});

it('a reminder in the outbox waits to be sent, and can’t be switched off any more', async () => {
  serveVisitRequests(buildVisitRequestResponse());
  server.use(
    http.get('*/api/v1/visit-request/:id/reminders', () =>
      HttpResponse.json({
        data: [{ kind: 'numbers', isOn: true, state: 'waiting', at: null }] satisfies Reminder[],
      }),
    ),
  );
  renderApp('/admin/visit-requests/details/1');

  const panel = within(await screen.findByRole('region', { name: 'Podsetnici' }));
  expect(await panel.findByText('mejl čeka slanje')).toBeVisible();
  expect(panel.queryByRole('switch')).not.toBeInTheDocument();
});

it('a reminder is switched off and on for this request, at once', async () => {
  const { user, panel } = await openDetails();
  const payment = () => panel.getByRole('switch', { name: 'Podsetnik: Uplata još nije stigla' });
  expect(payment()).toBeChecked();

  await user.click(payment());
  expect(await panel.findByText('isključeno za ovaj zahtev')).toBeInTheDocument();
  expect(payment()).not.toBeChecked();
  await user.click(payment());
  expect(await panel.findByText('planirano')).toBeInTheDocument();
});

it('a switch keeps the focus when the request is saved meanwhile', async () => {
  const { user, panel } = await openDetails();
  const payment = panel.getByRole('switch', { name: 'Podsetnik: Uplata još nije stigla' });
  payment.focus();
  // Enter saves the whole form, from any of its fields.
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  expect(payment).toHaveFocus();
});

it('a switch that could not be stored stays as it was, and says why', async () => {
  const { user, panel } = await openDetails();
  server.use(
    http.put('*/api/v1/visit-request/:id/reminders', () => failure('SERVICE_UNAVAILABLE')),
  );
  const payment = panel.getByRole('switch', { name: 'Podsetnik: Uplata još nije stigla' });
  await user.click(payment);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(payment).toBeChecked();
});

it('a reminder is seen before it goes', async () => {
  const { user, panel } = await openDetails();
  const show = panel.getByRole('button', { name: 'Pogledaj: Dolazak sutra' });
  await user.click(show);
  const dialog = within(await screen.findByRole('dialog', { name: 'Vidimo se sutra' }));
  expect(dialog.getByTitle('Izgled mejla')).toHaveAttribute(
    'srcdoc',
    expect.stringContaining('Vidimo se'),
  );
  await user.click(dialog.getByRole('button', { name: 'Zatvori' }));
  expect(show).toHaveFocus();
});
