import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { phoneRequestKey } from '#features/visit-requests/phone-entry/phone-forms.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveEmptyLists } from '#test/api/serve-empty-lists.ts';
import { serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { server } from '#test/api/server.ts';
import { today } from '#lib/time/dates.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

beforeEach(() => {
  servePrices();
});

const callersPhone = () => screen.findByRole('textbox', { name: 'Telefon institucije' });

it('names its tab', async () => {
  rememberStaffSession();
  renderApp('/admin/visit-requests/new');
  await callersPhone();
  expect(document.title).toMatch(/^Novi zahtev \(telefon\) – /);
});

it('keeps what a caller told for the person who typed it, and shows it to no colleague', async () => {
  rememberStaffSession();
  const { user, unmount } = renderApp('/admin/visit-requests/new');
  await user.type(await callersPhone(), '032 800 111');
  unmount();

  rememberStaffSession(accessToken({ sub: '2', email: 'marko@example.rs' }));
  const colleague = renderApp('/admin/visit-requests/new');
  expect(await callersPhone()).toHaveValue('');
  colleague.unmount();

  rememberStaffSession();
  renderApp('/admin/visit-requests/new');
  expect(await callersPhone()).toHaveValue('032 800 111');
});

it('asks before a sign-out that would lose what a caller told', async () => {
  rememberStaffSession();
  const { user } = renderApp('/admin/visit-requests/new');
  await user.type(await callersPhone(), '032 800 111');
  await user.click(screen.getByText('Odjavi se'));
  const question = within(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' }));
  await user.click(question.getByRole('button', { name: 'Odustani' }));
  expect(await callersPhone()).toHaveValue('032 800 111');
});

it('asks before a sign-out, too, when what a caller told is on another page', async () => {
  rememberStaffSession();
  const { user, unmount } = renderApp('/admin/visit-requests/new');
  await user.type(await callersPhone(), '032 800 111');
  unmount();

  rememberStaffSession();
  serveEmptyLists();
  const other = renderApp('/admin/prices');
  await other.user.click(await screen.findByText('Odjavi se'));
  expect(await screen.findByRole('dialog', { name: 'Nesačuvane izmene' })).toBeVisible();
});

it('tells while a school is typed which visits it has ahead, and none of its namesake elsewhere', async () => {
  rememberStaffSession();
  const visitDate = addDays(today(), 7);
  const school = { requester: 'OŠ „Sveti Sava“', town: 'Čačak', visitDate, visitTime: '10:00' };
  const { queries } = serveVisitRequests(
    buildVisitRequestResponse({ ...school, id: 1, requester: 'Putokaz za ОШ „Свети Сава“' }),
    buildVisitRequestResponse({ ...school, id: 2, town: 'Paraćin' }),
    buildVisitRequestResponse({ ...school, id: 3, stage: 'canceled' }),
    buildVisitRequestResponse({ ...school, id: 4, requester: 'OŠ „Sveti Sava“ – odeljenje' }),
  );
  server.use(http.get('*/api/v1/admin/known-requesters', () => HttpResponse.json({ data: [] })));
  const { user } = renderApp('/admin/visit-requests/new');
  await callersPhone();
  await user.type(screen.getByRole('textbox', { name: 'Adresa institucije' }), 'Чачак, Главна 7');
  await user.type(screen.getByRole('combobox', { name: 'Naziv institucije' }), 'OS Sveti Sava');

  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(
    `Već zakazano za ovu školu ili ustanovu (otvara se u novoj kartici):${dayWithShortWeekday(visitDate)} u 10:00, 24 posetioca, primljeno: `,
  );
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/admin/visit-requests/details/1');
  expect(queries.at(-1)).toMatchObject({ search: 'OS Sveti Sava', visitDateFrom: today() });
});

it('says of a lost answer the same beside the button and in the toast', async () => {
  rememberStaffSession();
  const { dinnerRequest, ...visit } = buildVisitRequest();
  sessionStorage.setItem(
    phoneRequestKey('jelena@example.rs'),
    JSON.stringify({ visit, dinner: dinnerRequest }),
  );
  serveVisitRequests();
  server.use(
    http.get('*/api/v1/admin/known-requesters', () => HttpResponse.json({ data: [] })),
    http.post('*/api/v1/admin/visit-request', () => HttpResponse.error()),
  );
  const { user } = renderApp('/admin/visit-requests/new');
  await user.click(await screen.findByRole('button', { name: 'Sačuvaj zahtev' }));

  await waitFor(() => {
    expect(screen.getAllByText(/^Nismo dobili odgovor/)).toHaveLength(2);
  });
  expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
});
