import { dataEnvelope } from '@museum/shared/http/envelope';
import { type YearReview, yearReviewSchema } from '@museum/shared/year-review/year-review-schema';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { server } from '#test/api/server.ts';
import { rememberStaffSession } from '#test/staff-session.ts';

const NO_MONEY = Array<number>(12).fill(0);

/** A year of so many visitors in March and half as many in April. */
const yearOf = (year: number, visitors: number): YearReview => {
  const sum = {
    ageGroupType: 'CHILD',
    contactType: 'institution',
    visits: 2,
    followers: 8,
    portions: 24,
    total: 1_018_400.5,
  } as const;
  const sums = [
    { ...sum, month: 3, visitors, isAhead: false },
    { ...sum, month: 4, visitors: visitors / 2, isAhead: year === 2026 },
  ];
  const towns = [
    { ...sum, visitors, town: null },
    { ...sum, visitors: visitors / 2, town: 'Čačak' },
  ];
  return { year, sums, towns, guides: [], received: NO_MONEY.with(0, 700) };
};

/** Serves these years; the others are empty. */
function serveYears(...years: YearReview[]): void {
  const envelope = dataEnvelope(yearReviewSchema);
  server.use(
    http.get('*/api/v1/admin/year-review/:year', ({ params }) => {
      const year = Number(params.year);
      const empty = { year, sums: [], towns: [], guides: [], received: NO_MONEY };
      const data = years.find((one) => one.year === year) ?? empty;
      return HttpResponse.json(envelope.parse({ data }));
    }),
  );
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:10:00Z') });
  rememberStaffSession();
});
afterEach(() => vi.useRealTimers());

describe('the review of a year', () => {
  it('tells the year by month, age and requester, beside the year before', async () => {
    serveYears(yearOf(2025, 1600), yearOf(2024, 900));
    renderApp('/admin/year-review/2025');
    await screen.findByRole('table', { name: 'Po mesecima' });

    expect(screen.getByText('Posetioci', { selector: 'dt' }).parentElement).toHaveTextContent(
      'Posetioci2.4002024: 1.350',
    );
    expect(screen.getByText('Vrednost poseta').parentElement).toHaveTextContent('2.036.801 din');
    const months = rowsOf('Po mesecima');
    expect(months).toHaveLength(14);
    expect(months[1]).toBe('Januar00000,00700,00');
    expect(months[3]).toBe('Mart21.6008241.018.400,500,00');
    expect(months[13]).toBe('Ukupno42.40016482.036.801,00700,00');
    expect(rowsOf('Po uzrastu')[1]).toBe('Predškolci (3–6 godina)42.40016482.036.801,00');
    expect(rowsOf('Ko je zakazao')[1]).toBe('Institucija42.40016482.036.801,00');
    expect(rowsOf('Odakle dolaze').slice(1)).toEqual([
      'Čačak28008241.018.400,50',
      'Mesto nije upisano21.6008241.018.400,50',
      'Ukupno42.40016482.036.801,00',
    ]);
  });

  it('tells who led how many visits in which month, once somebody did', async () => {
    const guides = [
      { id: 1, name: 'Ana Antić', isListed: true, visits: NO_MONEY.with(2, 3).with(11, 1) },
      { id: 2, name: 'Petar Perić', isListed: false, visits: NO_MONEY.with(2, 12) },
    ];
    serveYears({ ...yearOf(2025, 1600), guides });
    renderApp('/admin/year-review/2025');
    await screen.findByRole('table', { name: 'Vodiči' });
    expect(rowsOf('Vodiči')).toEqual([
      'VodičjanfebmaraprmajjunjulavgsepoktnovdecUkupno',
      'Ana Antić0030000000014',
      'Petar Perić (nije više na spisku)001200000000012',
    ]);
    expect(screen.getByText(/broji se svakom od njih\.$/)).toBeVisible();
  });

  it('tells how much of the year is announced only', async () => {
    serveYears(yearOf(2026, 1600));
    renderApp('/admin/year-review');
    await screen.findByRole('table', { name: 'Po mesecima' });
    const tile = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;
    expect(tile('Posete')).toBe('Posete4od toga najavljeno 2');
    expect(tile('Posetioci')).toBe('Posetioci2.400od toga najavljeno 800');
    expect(tile('Vrednost poseta')).toBe(
      'Vrednost poseta2.036.801 dinod toga najavljeno 1.018.401 din',
    );
    expect(tile('Naplaćeno')).toBe('Naplaćeno700 din');
  });

  it('begins with this year, marks what is ahead, and leads to the years beside it', async () => {
    serveYears();
    const { user, currentAddress } = renderApp('/admin/year-review');
    await screen.findByRole('table', { name: 'Po mesecima' });

    expect(screen.getByText('2026.')).toBeVisible();
    const ahead = rowsOf('Po mesecima').filter((row) => row?.includes('najavljeno'));
    expect(ahead).toEqual([expect.stringContaining('Decembar')]);
    expect(screen.queryByText(/^\d{4}: /)).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Po uzrastu' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Sledeća godina' }));
    expect(await screen.findByText('2027.')).toBeVisible();
    expect(currentAddress()).toBe('/admin/year-review/2027');
  });

  it('says that a year could not be read, and reads it again', async () => {
    server.use(
      http.get('*/api/v1/admin/year-review/:year', () =>
        HttpResponse.json({ errors: [] }, { status: 400 }),
      ),
    );
    const { user } = renderApp('/admin/year-review/2025');
    expect(await screen.findByText('Pregled nije učitan')).toBeVisible();
    serveYears(yearOf(2025, 1600));
    await user.click(screen.getByRole('button', { name: /ponovo/i }));
    expect(await screen.findByRole('table', { name: 'Po mesecima' })).toBeVisible();
  });

  it('asks for no year before the first one', async () => {
    const asked: unknown[] = [];
    server.use(
      http.get('*/api/v1/admin/year-review/:year', ({ params: { year } }) => {
        asked.push(year);
        const data = { year: Number(year), sums: [], towns: [], guides: [], received: NO_MONEY };
        return HttpResponse.json({ data });
      }),
    );
    renderApp('/admin/year-review/2020');
    await screen.findByRole('table', { name: 'Po mesecima' });
    expect(asked).toEqual(['2020']);
  });

  it('has no page for what is not a year', async () => {
    renderApp('/admin/year-review/2019');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Strana nije pronađena',
    );
  });
});
