import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveAuditTrail, serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const OLD = 'https://primer.rs/moj-zahtev#stara';
const NEW = 'https://primer.rs/moj-zahtev#nova';

async function openDetails(request = buildVisitRequestResponse()) {
  rememberStaffSession();
  servePrices();
  serveAuditTrail();
  serveVisitRequests(request);
  const { user } = renderApp('/admin/visit-requests/details/1');
  await screen.findByRole('heading', { level: 1, name: /^Detalji/ });
  return { user, panel: within(screen.getByRole('region', { name: 'Podnosilac zahteva' })) };
}

beforeEach(() => {
  server.use(
    http.get('*/api/v1/visit-request/1/link', () => HttpResponse.json({ data: { link: OLD } })),
    http.post('*/api/v1/visit-request/1/renew-link', () =>
      HttpResponse.json({ data: { link: NEW } }),
    ),
  );
});

it('the link is shown on request, and a new one takes its place after a question', async () => {
  const { user, panel } = await openDetails();
  await user.click(panel.getByRole('button', { name: 'Veza naručioca' }));
  expect((await panel.findByText(OLD)).parentElement).toHaveFocus();

  await user.click(panel.getByRole('button', { name: 'Napravite novu vezu' }));
  const question = within(await screen.findByRole('dialog', { name: 'Nova veza naručioca' }));
  await user.click(question.getByRole('button', { name: 'Napravite novu vezu' }));

  expect(await panel.findByText(NEW)).toBeInTheDocument();
  expect(panel.queryByText(OLD)).not.toBeInTheDocument();
  expect(await screen.findByText('Ranije veze više ne važe.')).toBeInTheDocument();
});

it('a link that can not be had is said, and can be asked for again', async () => {
  const { user, panel } = await openDetails();
  server.use(
    http.get('*/api/v1/visit-request/1/link', () => failure('SERVICE_UNAVAILABLE'), { once: true }),
  );
  const ask = panel.getByRole('button', { name: 'Veza naručioca' });
  await user.click(ask);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(ask);
  expect(await panel.findByText(OLD)).toBeInTheDocument();
});

it('there is no link once the personal data has gone', async () => {
  const { panel } = await openDetails(
    buildVisitRequestResponse({ anonymizedAt: '2027-01-01T00:00:00.000Z' }),
  );
  expect(panel.queryByRole('button', { name: 'Veza naručioca' })).not.toBeInTheDocument();
});
