import { listEnvelope } from '@museum/shared/http/envelope';
import {
  requesterQuerySchema,
  type RequesterRow,
  requesterRowSchema,
} from '@museum/shared/requesters/requester-list-schema';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const VUK: RequesterRow = {
  id: 7,
  contactType: 'institution',
  name: 'OŠ „Vuk Karadžić“',
  town: 'Šabac',
  pib: '100000008',
  phone: '015 111 111',
  email: 'vuk@example.rs',
  visits: 3,
  visitors: 1120,
  total: 60_001.5,
  lastVisit: '2027-01-10',
  nextVisit: '2027-06-01',
};
const PUTOKAZ: RequesterRow = {
  ...VUK,
  id: 8,
  contactType: 'agency',
  name: 'Putokaz',
  town: null,
  pib: null,
  phone: null,
  email: null,
  visits: 0,
  visitors: 0,
  total: 0,
  lastVisit: null,
  nextVisit: null,
};

/** What the list was asked, the latest last. */
let asked: unknown[];

/** Serves those that the asked view lets through. */
function serveRequesters(...stored: RequesterRow[]): void {
  const envelope = listEnvelope(requesterRowSchema);
  server.use(
    http.get('*/api/v1/admin/requesters', ({ request }) => {
      const query = requesterQuerySchema.parse(
        Object.fromEntries(new URL(request.url).searchParams),
      );
      asked.push(query);
      const data = stored.filter(
        ({ nextVisit }) => query.view !== 'unannounced' || nextVisit === null,
      );
      return HttpResponse.json(envelope.parse({ data, totalPages: 1, total: data.length }));
    }),
  );
}

beforeEach(() => {
  rememberStaffSession();
  asked = [];
});

it('tells of each school and agency how to reach it and what its visits came to', async () => {
  serveRequesters(VUK, PUTOKAZ);
  renderApp('/admin/requesters');

  const school = within((await screen.findByText(VUK.name)).closest('tr') as HTMLElement);
  expect(school.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'OŠ „Vuk Karadžić“Institucija · Šabac · PIB\u00a0100000008',
    '015 111 111vuk@example.rs',
    '3',
    '1.120',
    '60.001,50',
    '10.01.2027',
    '01.06.2027',
  ]);
  expect(school.getByRole('link', { name: VUK.name })).toHaveAttribute(
    'href',
    `/admin/visit-requests?${new URLSearchParams({ search: VUK.name }).toString()}`,
  );
  expect(school.getByRole('link', { name: '015 111 111' })).toHaveAttribute(
    'href',
    'tel:015111111',
  );
  const agency = within(screen.getByText('Putokaz').closest('tr') as HTMLElement);
  expect(agency.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'PutokazAgencija',
    '',
    '0',
    '0',
    '0,00',
    '–',
    '–',
  ]);
});

it('asks for those without a visit ahead, and in the order of a column', async () => {
  serveRequesters(VUK, PUTOKAZ);
  const { user, currentAddress } = renderApp('/admin/requesters');
  await screen.findByText(VUK.name);

  await user.click(screen.getByRole('button', { name: 'Bez najave' }));
  await screen.findByText('Naručioci: 1');
  expect(screen.queryByText(VUK.name)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Poslednja' }));
  expect(currentAddress()).toBe(
    '/admin/requesters?view=unannounced&sortByColumn=lastVisit&sortDirection=ASC',
  );
  expect(asked.at(-1)).toMatchObject({ view: 'unannounced', sortByColumn: 'lastVisit', page: 1 });
});

it('says that nothing could be read, and reads again', async () => {
  server.use(http.get('*/api/v1/admin/requesters', () => failure('VALIDATION_ERROR')));
  const { user } = renderApp('/admin/requesters');
  expect(await screen.findByText('Naručioci nisu učitani')).toBeVisible();
  serveRequesters(VUK);
  await user.click(screen.getByRole('button', { name: /ponovo/i }));
  expect(await screen.findByText(VUK.name)).toBeVisible();
});
