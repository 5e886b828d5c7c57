import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { visitRequestRowSchema } from '@museum/shared/visit-requests/visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { phoneRequestKey } from '#features/visit-requests/phone-entry/phone-forms.ts';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { serveEmptyLists } from '#test/api/serve-empty-lists.ts';
import { serveVisitRequests } from '#test/api/serve-visit-requests.ts';
import { failure, server } from '#test/api/server.ts';
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

const nobodyKnown = http.get('*/api/v1/admin/known-requesters', () =>
  HttpResponse.json({ data: [] }),
);
const schoolsName = () => screen.getByRole('combobox', { name: 'Naziv institucije' });

it('tells while a school is typed which visits it has ahead, asked for by its name and town', async () => {
  rememberStaffSession();
  const visitDate = addDays(today(), 7);
  const visit = buildVisitRequestResponse({ id: 1, visitDate, visitTime: '10:00' });
  const asked: unknown[] = [];
  server.use(
    nobodyKnown,
    http.get('*/api/v1/admin/announced-visits', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const isIt = query.name === 'OS Sveti Sava' && query.town === 'Чачак';
      const data = isIt ? [visit] : [];
      return HttpResponse.json(dataEnvelope(visitRequestRowSchema.array()).parse({ data }));
    }),
  );
  const { user } = renderApp('/admin/visit-requests/new');
  await callersPhone();
  await user.type(screen.getByRole('textbox', { name: 'Adresa institucije' }), 'Чачак, Главна 7');
  await user.type(schoolsName(), 'OS Sveti Sava');

  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(
    `Već zakazano za ovu školu ili ustanovu (otvara se u novoj kartici):${dayWithShortWeekday(visitDate)} u 10:00, 24 posetioca, primljeno: `,
  );
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/admin/visit-requests/details/1');
  expect(asked.at(-1)).toEqual({ name: 'OS Sveti Sava', town: 'Чачак' });

  await user.type(schoolsName(), ' 2');
  await waitFor(() => {
    expect(asked.at(-1)).toMatchObject({ name: 'OS Sveti Sava 2' });
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks of an agency by the town of its school, not by its own', async () => {
  rememberStaffSession();
  const towns: (string | null)[] = [];
  server.use(
    nobodyKnown,
    http.get('*/api/v1/admin/announced-visits', ({ request }) => {
      towns.push(new URL(request.url).searchParams.get('town'));
      return HttpResponse.json({ data: [] });
    }),
  );
  const { user } = renderApp('/admin/visit-requests/new');
  await callersPhone();
  await user.click(screen.getByRole('radio', { name: /Agencija/ }));
  await user.type(screen.getByRole('textbox', { name: 'Adresa agencije' }), 'Beograd, Terazije 1');
  await user.type(screen.getByRole('textbox', { name: 'Naziv škole' }), 'OŠ „Sveti Sava“');
  await waitFor(() => {
    expect(towns).toEqual(['']);
  });
  await user.type(screen.getByRole('textbox', { name: 'Adresa škole' }), 'Čačak, Glavna 7');
  await waitFor(() => {
    expect(towns).toEqual(['', 'Čačak']);
  });
});

it('goes on with a name that is longer than one may be', async () => {
  rememberStaffSession();
  let asked = 0;
  server.use(
    http.get('*/api/v1/admin/known-requesters', () => {
      asked += 1;
      return failure('VALIDATION_ERROR');
    }),
    http.get('*/api/v1/admin/announced-visits', () => failure('VALIDATION_ERROR')),
  );
  const { user } = renderApp('/admin/visit-requests/new');
  await callersPhone();
  await user.click(schoolsName());
  await user.paste('Osnovna škola '.repeat(20));
  await waitFor(() => {
    expect(asked).toBe(1);
  });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj zahtev' }));
  expect(await screen.findByText('Tekst može imati najviše 200 znakova')).toBeVisible();
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
    nobodyKnown,
    http.get('*/api/v1/admin/announced-visits', () => HttpResponse.json({ data: [] })),
    http.post('*/api/v1/admin/visit-request', () => HttpResponse.error()),
  );
  const { user } = renderApp('/admin/visit-requests/new');
  await user.click(await screen.findByRole('button', { name: 'Sačuvaj zahtev' }));

  await waitFor(() => {
    expect(screen.getAllByText(/^Nismo dobili odgovor/)).toHaveLength(2);
  });
  expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
});
