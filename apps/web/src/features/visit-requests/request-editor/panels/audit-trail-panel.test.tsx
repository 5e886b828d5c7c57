import { type AuditEntry, auditEntrySchema } from '@museum/shared/audit/audit-schema';
import { listEnvelope } from '@museum/shared/http/envelope';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { buildMail } from '@museum/shared/testing/build-mail';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveMails } from '#test/api/serve-mails.ts';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const AUDIT_TRAIL = '*/api/v1/visit-request/1/audit-trail';

/** Serves these entries, in pages; answers the pages that were asked for. */
function serveAuditTrail(entries: AuditEntry[]) {
  const pages: number[] = [];
  server.use(
    http.get(AUDIT_TRAIL, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      pages.push(page);
      return HttpResponse.json(
        listEnvelope(auditEntrySchema).parse({
          data: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          total: entries.length,
          totalPages: Math.ceil(entries.length / PAGE_SIZE),
        }),
      );
    }),
  );
  return pages;
}

async function openDetails() {
  serveVisitRequests(buildVisitRequestResponse());
  const app = renderApp('/admin/visit-requests/details/1');
  const unfold = await screen.findByRole('button', { name: 'Istorija' });
  const panel = within(unfold.closest('.MuiAccordion-root') as HTMLElement);
  return { ...app, panel, unfold };
}

beforeEach(() => {
  rememberStaffSession();
  sessionStorage.clear();
  servePrices();
});

it('is fetched when it is unfolded and tells who changed what, when, in the words of the page', async () => {
  const pages = serveAuditTrail([
    buildAuditEntry({
      changes: [
        { field: 'status', from: 'SCHEDULED', to: 'POSTPONED' },
        { field: 'visitDate', from: '2026-05-04', to: '2026-06-01' },
        { field: 'isViewed', from: false, to: true },
        { field: 'pressedAt', from: null, to: '2026-05-04T08:04:00.000Z' },
        { field: 'homeExhibitionVisitTime', from: '11:00', to: null },
        { field: 'ageGroupType', from: 'CHILD', to: 'ADULTS' },
        { field: 'dinnerRequest.baseDinnerOption1', from: 'hamburger', to: 'chicken_filet' },
        { field: 'dinnerRequest.customerName', from: '<b>Ana</b>', to: 'Mira' },
        { field: 'unitPrices.GROUP_CENTRE', from: 400, to: 1433.3 },
        { field: 'payment.paidOn', from: null, to: '2026-11-25' },
        { field: 'payment.amount', from: null, to: -20000.5 },
        { field: 'payment.way', from: null, to: 'transfer' },
      ],
    }),
  ]);
  const { user, panel, unfold } = await openDetails();
  expect(pages).toEqual([]);

  await user.click(unfold);

  const entry = await panel.findByRole('listitem');
  expect(entry).toHaveTextContent('Zahtev izmenjenJelena Đorđević, 28.03.2026 10:05');
  const names = panel.getAllByRole('term').map((name) => name.textContent);
  const values = panel.getAllByRole('definition').map((value) => value.textContent);
  expect(names.map((name, index) => [name, values[index]])).toEqual([
    ['Status', 'Zakazano → Odloženo'],
    ['Planirani datum', '04.05.2026 → 01.06.2026'],
    ['Pregledan', 'Ne → Da'],
    ['Pritisnuto', '— → 04.05.2026 10:04'],
    ['Vreme posete spomen-kući', '11:00 → —'],
    ['Uzrast grupe', 'Predškolci (3–6 godina) → Odrasli'],
    ['Osnovnoškolski obrok 1: glavno jelo', 'Pljeskavica → Pileći file'],
    ['Naručilac', '<b>Ana</b> → Mira'],
    ['Cena: Grupna ulaznica: centar', '400,00 din → 1.433,30 din'],
    ['Datum uplate', '— → 25.11.2026'],
    ['Iznos uplate', '— → -20.000,50 din'],
    ['Način plaćanja', '— → Prenos'],
  ]);
});

it('says when values have gone with the personal data, and when nothing was done', async () => {
  serveAuditTrail([buildAuditEntry({ changes: [{ field: 'dinnerRequest.customerName' }] })]);
  const { user, panel, unfold, queryClient } = await openDetails();
  await user.click(unfold);
  expect(await panel.findByText('vrednosti su uklonjene')).toBeVisible();

  serveAuditTrail([]);
  await queryClient.invalidateQueries();

  expect(await panel.findByText('Niko još ništa nije menjao.')).toBeVisible();
});

it('shows older entries when asked', async () => {
  const entries = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
    buildAuditEntry({ id: 100 - index }),
  );
  serveAuditTrail(entries);
  const { user, panel, unfold } = await openDetails();
  await user.click(unfold);

  await user.click(await panel.findByRole('button', { name: 'Prikaži starije' }));

  await waitFor(() => {
    expect(panel.getAllByRole('listitem')).toHaveLength(PAGE_SIZE + 1);
  });
  expect(panel.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
});

it('says that older entries could not be read, and reads them once more when asked', async () => {
  const entries = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
    buildAuditEntry({ id: 100 - index }),
  );
  serveAuditTrail(entries);
  const { user, panel, unfold } = await openDetails();
  await user.click(unfold);
  const older = await panel.findByRole('button', { name: 'Prikaži starije' });
  server.use(http.get(AUDIT_TRAIL, () => failure('NOT_FOUND')));

  await user.click(older);

  expect(await panel.findByRole('alert')).toHaveTextContent('Starije nije učitano');
  expect(panel.getAllByRole('listitem')).toHaveLength(PAGE_SIZE);

  serveAuditTrail(entries);
  await user.click(older);
  await waitFor(() => {
    expect(panel.getAllByRole('listitem')).toHaveLength(PAGE_SIZE + 1);
  });
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
});

it('is asked for again after an own change', async () => {
  const pages = serveAuditTrail([]);
  const { user, panel, unfold } = await openDetails();
  await user.click(unfold);
  await panel.findByText('Niko još ništa nije menjao.');
  serveAuditTrail([buildAuditEntry({ action: 'dinner-added', changes: [] })]);

  await user.click(screen.getByRole('button', { name: 'Dodaj Ručak' }));
  const question = within(await screen.findByRole('dialog', { name: 'Dodaj Ručak' }));
  await user.click(question.getByRole('button', { name: 'Dodaj' }));

  expect(await panel.findByText('Ručak dodat')).toBeVisible();
  expect(pages).toEqual([1]);
});

it('is asked for again after a mail was sent again, from its row or its preview', async () => {
  serveMails({ mails: [buildMail()] });
  const pages = serveAuditTrail([]);
  const { user, panel, unfold } = await openDetails();
  await user.click(unfold);
  await panel.findByText('Niko još ništa nije menjao.');

  const resent = buildAuditEntry({ action: 'mail-resent', changes: [] });
  serveAuditTrail([resent]);
  const agree = async () => {
    const question = await screen.findByRole('dialog', { name: 'Poslati ponovo?' });
    await user.click(within(question).getByRole('button', { name: 'Pošalji' }));
  };
  await user.click(await screen.findByRole('button', { name: /^Pošalji ponovo: / }));
  await agree();
  expect(await panel.findByText('Mejl vraćen u red za slanje')).toBeVisible();
  expect(pages).toEqual([1]);

  serveAuditTrail([{ ...resent, id: resent.id + 1 }, resent]);
  await user.click((await screen.findAllByRole('button', { name: /^Pregled: / }))[0]!);
  const preview = within(await screen.findByRole('dialog'));
  await user.click(preview.getByRole('button', { name: /^Pošalji ponovo: / }));
  await agree();
  await waitFor(() => {
    expect(panel.getAllByText('Mejl vraćen u red za slanje')).toHaveLength(2);
  });
});

it('that cannot be fetched can be tried again', async () => {
  server.use(http.get(AUDIT_TRAIL, () => failure('NOT_FOUND')));
  const { user, panel, unfold } = await openDetails();
  await user.click(unfold);
  await panel.findByText('Istorija nije učitana');
  serveAuditTrail([buildAuditEntry()]);

  await user.click(panel.getByRole('button', { name: 'Pokušajte ponovo' }));

  expect(await panel.findByText('Zahtev izmenjen')).toBeVisible();
});
