import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import {
  serveAuditTrail,
  serveFailure,
  serveVisitRequests,
} from '#test/api/serve-visit-requests.ts';
import { server } from '#test/api/server.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

beforeEach(() => {
  rememberStaffSession();
  servePrices();
  serveAuditTrail();
});

const panel = () => within(screen.getByRole('region', { name: 'Vodič' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Ko vodi grupu' }));
const box = (name: string) => dialog().getByRole('checkbox', { name });
const saveButton = () => dialog().getByRole('button', { name: 'Sačuvaj' });

async function openChoice(overrides = {}) {
  const api = serveVisitRequests(buildVisitRequestResponse(overrides));
  const { user, queryClient, unmount } = renderApp('/admin/visit-requests/details/1');
  await user.click(await screen.findByRole('button', { name: /^(Dodelite|Promenite) vodič/ }));
  await screen.findByRole('checkbox', { name: 'Ana Tomić' });
  return { api, user, queryClient, unmount };
}

it('a visit without a guide gets two; who is elsewhere meanwhile is told and not refused', async () => {
  const { api, user } = await openChoice();
  expect(dialog().getByText(/^U isto vreme vodi/)).toHaveTextContent(
    'U isto vreme vodi: OŠ „Bajka“ u 10:15',
  );

  await user.click(box('Ana Tomić'));
  await user.click(box('Marko Ilić'));
  await user.click(saveButton());

  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.stored.get(1)!.guides.map(({ name }) => name)).toEqual(['Ana Tomić', 'Marko Ilić']);
  const names = await panel().findByRole('list', { name: 'Vodiči' });
  expect(within(names).getAllByRole('listitem')).toHaveLength(2);
  expect(within(names).getByRole('link', { name: 'OŠ „Bajka“' })).toHaveAttribute(
    'href',
    '/admin/visit-requests/details/9',
  );
  expect(panel().getByRole('button', { name: 'Promenite vodiče' })).toHaveFocus();
});

it('who is off the list stays until somebody takes them away', async () => {
  const former = { id: 7, name: 'Zoran Perić', isListed: false };
  const { api, user } = await openChoice({ guides: [former] });
  await user.click(box('Zoran Perić (nije više na spisku)'));
  await user.click(saveButton());

  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  expect(api.stored.get(1)!.guides).toEqual([]);
  expect(await panel().findByText('bez vodiča')).toBeVisible();
});

it('a choice stays when a colleague was quicker, and goes on top with a second press', async () => {
  const { api, user } = await openChoice();
  await user.click(box('Ana Tomić'));
  api.change(1, { comment: 'Izmenio kolega' });
  await user.click(saveButton());

  expect(await dialog().findByText(/Kolega je u međuvremenu izmenio ovu posetu/)).toBeVisible();
  expect(box('Ana Tomić')).toBeChecked();
  await user.click(saveButton());
  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  expect(api.stored.get(1)).toMatchObject({
    comment: 'Izmenio kolega',
    version: 3,
    guides: [{ name: 'Ana Tomić' }],
  });
});

it('who leads the visit by now is not told where it can’t be read, nor that a refused choice is saved', async () => {
  const { user } = await openChoice();
  serveFailure('put', '/1/guides', 'STALE_VERSION');
  server.use(http.get('*/visit-request/1/guides', () => new HttpResponse(null, { status: 400 })));
  await user.click(saveButton());

  expect(await screen.findByText(/^Kolega je u međuvremenu izmenio ovu posetu/)).toBeVisible();
  expect(screen.queryByText('Vodiči su sačuvani')).toBeNull();
  expect(dialog().queryByText(/^Sada je/)).toBeNull();
});

it('a choice does not go over what a colleague chose while the dialog was open', async () => {
  const { api, user, queryClient } = await openChoice();
  await user.click(box('Ana Tomić'));
  const theirs = { id: 2, name: 'Marko Ilić', isListed: true };
  api.change(1, { guides: [theirs] });
  await act(() => queryClient.refetchQueries());
  await user.click(saveButton());

  expect(await dialog().findByText(/Kolega je u međuvremenu izmenio ovu posetu/)).toBeVisible();
  expect(api.stored.get(1)!.guides).toEqual([theirs]);
  expect(box('Ana Tomić')).toBeChecked();
  expect(await dialog().findByText('Sada je: Marko Ilić')).toBeVisible();
  expect(dialog().getByText('Kod vas: Ana Tomić')).toBeVisible();
  await user.click(box('Marko Ilić'));
  await user.click(saveButton());
  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  expect(api.stored.get(1)!.guides.map(({ id }) => id)).toEqual([1, 2]);
});

it('a choice is there again after a new sign-in, for the same person alone, until it is given up', async () => {
  const first = await openChoice();
  await first.user.click(box('Ana Tomić'));
  first.unmount();

  rememberStaffSession(accessToken({ email: 'milan@example.rs' }));
  const colleague = await openChoice();
  expect(box('Ana Tomić')).not.toBeChecked();
  colleague.unmount();

  rememberStaffSession();
  const again = await openChoice();
  expect(box('Ana Tomić')).toBeChecked();
  await again.user.click(dialog().getByRole('button', { name: 'Odustani' }));
  await again.user.click(await screen.findByRole('button', { name: 'Zatvori bez čuvanja' }));
  again.unmount();
  await openChoice();
  expect(box('Ana Tomić')).not.toBeChecked();
});

it('a guide who is ticked and unticked again leaves nothing to ask about or to keep', async () => {
  const first = await openChoice();
  await first.user.click(box('Ana Tomić'));
  await first.user.click(box('Ana Tomić'));
  await first.user.click(dialog().getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a choice that was kept does not go over what a colleague chose meanwhile', async () => {
  const first = await openChoice();
  await first.user.click(box('Ana Tomić'));
  first.unmount();

  const theirs = { id: 2, name: 'Marko Ilić', isListed: true };
  const { api, user } = await openChoice({ version: 2, guides: [theirs] });
  await user.click(saveButton());
  expect(await dialog().findByText('Sada je: Marko Ilić')).toBeVisible();
  expect(api.stored.get(1)!.guides).toEqual([theirs]);
});

it('a choice whose answer got lost with the network is told as saved once the network is back', async () => {
  const { api, user } = await openChoice();
  await user.click(box('Ana Tomić'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(
    http.get('*/api/v1/visit-request/1/*', () =>
      navigator.onLine ? undefined : HttpResponse.error(),
    ),
    http.put('*/api/v1/visit-request/1/guides', () => {
      api.change(1, { guides: [{ id: 1, name: 'Ana Tomić', isListed: true }] });
      return HttpResponse.error();
    }),
  );
  window.dispatchEvent(new Event('offline'));
  await user.click(saveButton());
  expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();

  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));

  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/^Operacija nije uspešna/)).toBeNull();
  });
  expect(await panel().findByRole('list', { name: 'Vodiči' })).toHaveTextContent('Ana Tomić');
});

it('the choice that was just saved is the one that the dialog opens with', async () => {
  const { user } = await openChoice();
  await user.click(box('Ana Tomić'));
  await user.click(saveButton());
  await screen.findByText('Vodiči su sačuvani');
  await user.click(await panel().findByRole('button', { name: 'Promenite vodiče' }));
  expect(await screen.findByRole('checkbox', { name: 'Ana Tomić' })).toBeChecked();
});

it('an unsaved change of the visit stays unsaved and unhurt', async () => {
  serveVisitRequests(buildVisitRequestResponse());
  const { user } = renderApp('/admin/visit-requests/details/1');
  const followers = await screen.findByLabelText('Broj pratilaca');
  await user.clear(followers);
  await user.type(followers, '6');
  await user.click(await screen.findByRole('button', { name: 'Dodelite vodiča' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ana Tomić' }));
  await user.click(saveButton());

  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  expect(followers).toHaveValue('6');
  expect(screen.queryByText(/Kolega/)).toBeNull();
});

it('a choice outlives the comparison of unsaved changes with a colleague’s', async () => {
  const { api, user } = await openChoice();
  await user.click(dialog().getByRole('button', { name: 'Odustani' }));
  const followers = await screen.findByLabelText('Broj pratilaca');
  await user.clear(followers);
  await user.type(followers, '6');
  await user.click(screen.getByRole('button', { name: 'Dodelite vodiča' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ana Tomić' }));
  api.change(1, { guides: [{ id: 2, name: 'Marko Ilić', isListed: true }] });
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Nastavi sa mojim izmenama' }));

  expect(await dialog().findByText('Sada je: Marko Ilić')).toBeVisible();
  expect(box('Ana Tomić')).toBeChecked();
  await user.click(saveButton());
  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  expect(api.stored.get(1)!.guides.map(({ name }) => name)).toEqual(['Ana Tomić']);
  expect(followers).toHaveValue('6');
});

it('what could not be saved is told, and the choice stays', async () => {
  const { user } = await openChoice();
  serveFailure('put', '/:id/guides', 'SERVICE_UNAVAILABLE');
  await user.click(box('Ana Tomić'));
  await user.click(saveButton());
  await waitFor(() => {
    expect(screen.getAllByRole('alert', { hidden: true }).length).toBeGreaterThan(0);
  });
  expect(box('Ana Tomić')).toBeChecked();
});

it('a choice is thrown away neither by a press beside it nor by Escape unasked', async () => {
  const { user } = await openChoice();
  await user.click(box('Ana Tomić'));
  const goOn = async () => {
    await user.click(await screen.findByRole('button', { name: 'Nastavi unos' }));
    expect(await screen.findByRole('checkbox', { name: 'Ana Tomić' })).toBeChecked();
  };
  await user.click(document.querySelector<HTMLElement>('.MuiDialog-container')!);
  await goOn();
  await user.keyboard('{Escape}');
  await goOn();
});

it('a choice that was stored although its answer got lost is told as saved when it is repeated', async () => {
  const { api, user } = await openChoice();
  let isAway = true;
  server.use(
    http.get('*/api/v1/visit-request/1/one', () => (isAway ? HttpResponse.error() : undefined)),
    http.put('*/api/v1/visit-request/:id/guides', () => {
      if (!isAway) return undefined;
      api.change(1, { guides: [{ id: 1, name: 'Ana Tomić', isListed: true }] });
      return HttpResponse.error();
    }),
  );
  await user.click(box('Ana Tomić'));
  await user.click(saveButton());
  expect(await screen.findByText(/^Operacija nije uspešna/)).toBeVisible();
  isAway = false;
  await user.click(saveButton());

  expect(await screen.findByText('Vodiči su sačuvani')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
