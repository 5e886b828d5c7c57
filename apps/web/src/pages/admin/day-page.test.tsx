import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { serveDaySheets } from '#test/api/serve-day-sheet.ts';
import { failure, server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

// A Friday far ahead, so that nobody's clock has passed it; the Monday is closed.
const FRIDAY = '2027-12-03';
const MONDAY = '2027-11-29';

const school = buildSheetGroup({
  id: 7,
  stage: 'confirmed',
  visitTime: '09:45',
  visitorAmount: 24,
  numberOfFollowers: 6,
  requester: 'Škola „Vule Antić“',
  town: 'Niš',
  leaderName: 'Slavica Nikolić',
  phone: '+381 64 000 1204',
  lunchTime: '11:30',
  portions: 30,
  comment: '4 para kolica',
  additionalComments: '1 dete: kikiriki',
  memorialHouseTime: '10:45',
  isRequestingAdditionalContent: true,
  payment: { state: 'partly', due: '2027-12-02', total: 12_000, paid: 7_800 },
});

beforeEach(() => {
  rememberStaffSession();
});
afterEach(() => vi.useRealTimers());

describe("the day's sheet", () => {
  it('has thousands apart in its sums', async () => {
    serveDaySheets({ [FRIDAY]: [{ ...school, visitorAmount: 1_200, portions: 1_100 }] });
    renderApp(`/admin/day/${FRIDAY}`);
    const sums = within(await screen.findByRole('list', { name: 'Zbir dana' }));
    expect(sums.getByText('1.200 + 6')).toBeVisible();
    expect(sums.getByText('1.100')).toBeVisible();
    expect(screen.getByText('1.206 osoba, najviše 1.206 od 240 mesta')).toBeInTheDocument();
  });

  it('counts as Serbian does', async () => {
    const twoWait = [1, 2].map((id) => ({
      ...school,
      id,
      stage: 'received' as const,
      portions: 11,
    }));
    serveDaySheets({ [FRIDAY]: twoWait });
    renderApp(`/admin/day/${FRIDAY}`);
    const sums = within(await screen.findByRole('list', { name: 'Zbir dana' }));
    const told = sums.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual(expect.arrayContaining(['2grupe', '22porcije', '2čekaju potvrdu']));
  });

  it('names somebody once who leads their own group', async () => {
    const own = { requester: 'Jovana Ilić', leaderName: 'Jovana Ilić', town: null };
    serveDaySheets({ [FRIDAY]: [{ ...school, ...own }] });
    renderApp(`/admin/day/${FRIDAY}`);

    const group = within(await screen.findByRole('listitem', { name: '09:45 Jovana Ilić' }));
    expect(group.getAllByText('Jovana Ilić')).toHaveLength(1);
  });

  it('offers no call to a group whose personal data has gone', async () => {
    const gone = { requester: 'Podaci uklonjeni', leaderName: 'Podaci uklonjeni', phone: '' };
    serveDaySheets({ [FRIDAY]: [{ ...school, ...gone, town: null }] });
    renderApp(`/admin/day/${FRIDAY}`);

    const group = within(await screen.findByRole('listitem', { name: '09:45 Podaci uklonjeni' }));
    expect(group.getByText('4 para kolica')).toBeVisible();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('tells of a group all that the gate, the guide and the kitchen ask for', async () => {
    serveDaySheets({ [FRIDAY]: [school] });
    renderApp(`/admin/day/${FRIDAY}`);

    const group = within(await screen.findByRole('listitem', { name: /Vule Antić/ }));

    for (const text of ['09:45', '24 + 6', 'I–IV razred', 'Niš', '4 para kolica', '10:45'])
      expect(group.getByText(text)).toBeVisible();
    expect(group.getByText('1 dete: kikiriki')).toBeVisible();
    expect(group.getByText(/11:30/).parentElement).toHaveTextContent('11:30 30 porcija');
    expect(group.getByText(/^Vremeplov/)).toHaveTextContent(
      'Vremeplov, Dinosaurusi, Životinje Afrike, Dino park, film i predstava',
    );
    expect(group.getByText('Delimično')).toBeVisible();
    expect(group.getByText('4.200,00 din')).toBeVisible();
    expect(group.getByRole('link', { name: /\+381 64 000 1204/ })).toHaveAttribute(
      'href',
      'tel:+381640001204',
    );
  });

  it('says of a group that did not come and paid nothing that nothing is unpaid', async () => {
    const payment = { state: 'unpaid', due: null, total: 0, paid: 0 } as const;
    serveDaySheets({ [FRIDAY]: [{ ...school, stage: 'missed', payment }] });
    renderApp(`/admin/day/${FRIDAY}`);
    await screen.findByRole('heading', { name: 'Nisu došli (1)' });
    expect(screen.queryByText('Nije plaćeno')).toBeNull();
  });

  it('tells for closing the till what came on the day in each way, and all of it', async () => {
    const received = { [FRIDAY]: { cash: 12_000.5, card: -500 }, '2027-12-04': { card: 700 } };
    serveDaySheets({ [FRIDAY]: [school] }, [], received);
    const { user } = renderApp(`/admin/day/${FRIDAY}`);
    const told = async () =>
      within(await screen.findByRole('list', { name: 'Primljeno tog dana' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await told()).toEqual([
      '12.000,50din gotovina',
      '−500,00din kartica',
      '11.500,50din svega',
    ]);

    await user.click(screen.getByRole('link', { name: 'Sledeći dan' }));
    await screen.findByText(/niko nije najavljen/);
    expect(await told()).toEqual(['700,00din kartica']);
  });

  it('goes on to the new day when it stays open over midnight', async () => {
    // Half a minute before midnight in Belgrade.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-02T22:59:30Z') });
    rememberStaffSession();
    serveDaySheets({ '2027-12-02': [], [FRIDAY]: [school] });
    renderApp('/admin/day');
    expect(await screen.findByText(/četvrtak, 2. decembar/i)).toBeVisible();

    vi.setSystemTime('2027-12-02T23:00:00Z');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByRole('listitem', { name: /Vule Antić/ })).toBeVisible();
  });

  it('marks a group that nobody has answered yet', async () => {
    serveDaySheets({ [FRIDAY]: [buildSheetGroup({ stage: 'received' })] });
    renderApp(`/admin/day/${FRIDAY}`);

    expect(await screen.findByText('Primljeno')).toBeVisible();
  });

  it('says of an empty closed day when the next groups come', async () => {
    serveDaySheets({ [FRIDAY]: [school] });
    const { user, currentAddress } = renderApp(`/admin/day/${MONDAY}`);

    expect(
      await screen.findByRole('heading', { name: 'Za ponedeljak, 29. 11. niko nije najavljen' }),
    ).toBeVisible();
    expect(screen.getByText(/^Zatvoreno\./)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Otvorite petak, 3. 12.' }));

    expect(currentAddress()).toBe(`/admin/day/${FRIDAY}`);
  });

  it('says on paper, too, that the house is closed on a day to which nobody comes', async () => {
    serveDaySheets();
    renderApp(`/admin/day/${MONDAY}`);
    await screen.findByText(/niko nije najavljen/);

    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getByText('Niko nije najavljen. Zatvoreno.')).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
  });

  it('turns its days by the arrows', async () => {
    serveDaySheets();
    const { user, currentAddress } = renderApp(`/admin/day/${FRIDAY}`);
    await screen.findByText(/niko nije najavljen/);

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(currentAddress()).toBe('/admin/day/2027-12-04');
  });

  it('replaces only the board when the day could not be read', async () => {
    server.use(http.get('*/api/v1/admin/day/:date', () => failure('NOT_FOUND')));
    renderApp(`/admin/day/${FRIDAY}`);

    expect(await screen.findByText('Dnevni list nije učitan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sledeći dan' })).toBeVisible();
  });

  it('knows no day that does not exist', async () => {
    renderApp('/admin/day/2027-02-30');

    expect(await screen.findByRole('heading', { name: 'Strana nije pronađena' })).toBeVisible();
  });
});

describe("a guide's own day", () => {
  const ana = { id: 1, name: 'Ana Tomić', isListed: true, elsewhere: [] };
  const visit = { id: 8, normalizedId: 'GP-2027-000008', requester: 'Druga', visitTime: '10:00' };
  const groups = [
    { ...school, guides: [{ ...ana, elsewhere: [visit] }] },
    buildSheetGroup({ id: 8, requester: 'Druga', visitTime: '10:00', guides: [ana] }),
    buildSheetGroup({ id: 9, requester: 'Treća', visitTime: '12:00' }),
  ];
  const shown = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .join();

  it('is chosen by name, stands in the address and goes along to other days', async () => {
    serveDaySheets({ [FRIDAY]: groups });
    const { user, currentAddress } = renderApp(`/admin/day/${FRIDAY}`);
    const select = await screen.findByRole('combobox', { name: 'Čiji dan' });
    await user.selectOptions(select, 'Ana Tomić');

    expect(currentAddress()).toBe(`/admin/day/${FRIDAY}?guide=1`);
    expect(shown()).toBe('Škola „Vule Antić“,Druga');
    await user.selectOptions(select, 'Bez vodiča');
    expect(shown()).toBe('Treća');
    expect(screen.getByRole('link', { name: 'Sledeći dan' })).toHaveAttribute(
      'href',
      '/admin/day/2027-12-04?guide=none',
    );
    await user.selectOptions(select, 'Svi');
    expect(currentAddress()).toBe(`/admin/day/${FRIDAY}`);
  });

  it('says on paper how full the house gets for everybody, beside the sums of its own groups', async () => {
    serveDaySheets({ [FRIDAY]: groups });
    renderApp(`/admin/day/${FRIDAY}?guide=none`);
    await screen.findByRole('combobox', { name: 'Čiji dan' });

    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getByText(/^1 grupa · 24 \+ 3 ljudi · /)).toBeInTheDocument();
    expect(screen.getByText(/^Centar i park: 84 osobe, /)).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
  });

  it('can be without groups', async () => {
    serveDaySheets({ [FRIDAY]: groups });
    const { user } = renderApp(`/admin/day/${FRIDAY}?guide=5`);

    expect(await screen.findByText('Ovaj vodič tog dana ne vodi nijednu grupu')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Prikažite sve grupe' }));
    expect(shown()).toBe('Škola „Vule Antić“,Druga,Treća');
  });

  it('tells on the sheet who is in two places at once', async () => {
    serveDaySheets({ [FRIDAY]: groups });
    renderApp(`/admin/day/${FRIDAY}`);

    const group = within(await screen.findByRole('listitem', { name: /Vule Antić/ }));
    expect(group.getByRole('img', { name: 'Na dva mesta u isto vreme' })).toBeInTheDocument();
    expect(group.getByRole('link', { name: 'Druga, u 10:00' })).toBeVisible();
    expect(
      group.getByRole('button', { name: /^Vodič: Ana Tomić\. Izaberite vodiče/ }),
    ).toBeVisible();
  });

  it('names of several guides the one who is in two places at once', async () => {
    const marko = { id: 2, name: 'Marko Ilić', isListed: true, elsewhere: [visit] };
    serveDaySheets({ [FRIDAY]: [{ ...school, guides: [ana, marko] }] });
    renderApp(`/admin/day/${FRIDAY}`);

    const group = within(await screen.findByRole('listitem', { name: /Vule Antić/ }));
    expect(group.getByText(/Marko Ilić vodi i u/)).toBeVisible();
    expect(group.queryByText(/Ana Tomić vodi/)).not.toBeInTheDocument();
  });
});
