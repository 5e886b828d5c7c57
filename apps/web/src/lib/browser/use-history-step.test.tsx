import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

import { useHistoryStep } from './use-history-step.ts';

let answer: () => void;

function Page() {
  const { value, enter, leave } = useHistoryStep<number>('count');
  return value === undefined ? (
    <button
      onClick={() => {
        void enter(7);
        // As fast as a double press, before the page is drawn anew.
        void enter(8);
      }}
    >
      Count
    </button>
  ) : (
    <>
      <p>{`Step ${value}`}</p>
      <button
        onClick={() => {
          leave();
          leave();
        }}
      >
        Close
      </button>
      <button onClick={() => void enter(value + 1)}>Count on</button>
      <button onClick={() => (answer = leave)}>Send</button>
    </>
  );
}

/** Beside it, a step of another part of the page. */
function Other() {
  const { value, enter } = useHistoryStep<true>('other');
  return value ? <p>Other step</p> : <button onClick={() => void enter(true)}>Another</button>;
}

const ROUTES = [
  { path: '/before', element: <p>Before</p> },
  {
    path: '/page',
    element: (
      <>
        <Page />
        <Other />
      </>
    ),
  },
];

const BEFORE_AND_PAGE = [{ pathname: '/before' }, { pathname: '/page', search: '?guide=2' }];

function open(
  initialEntries = BEFORE_AND_PAGE,
  router = createMemoryRouter(ROUTES, { initialEntries }),
) {
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { router, press, go: (delta: number) => act(() => router.navigate(delta)) };
}

it('is left by the back key, which then leaves the page; the way on enters it again', async () => {
  const { router, press, go } = open();
  await press('Count');
  expect(screen.getByText('Step 7')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/page', search: '?guide=2' });

  await go(-1);
  expect(screen.queryByText(/Step/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();
  await go(1);
  expect(screen.getByText('Step 7')).toBeVisible();
  await press('Close');
  await go(-1);
  expect(screen.getByText('Before')).toBeVisible();
});

it('is left once however often it is closed, and leaves no entry behind', async () => {
  const { press, go } = open();
  await press('Count');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();
  await press('Count');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();

  await go(-1);
  expect(screen.getByText('Before')).toBeVisible();
});

it.each([
  ['Count', 'Step 7'],
  ['Another', 'Other step'],
])('a press on %s while the browser goes back from a step opens it', async (name, opened) => {
  history.replaceState(null, '', '/before');
  history.pushState(null, '', '/page');
  const { press } = open([], createBrowserRouter(ROUTES));
  await press('Count');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(opened)).toBeVisible();

  history.back();
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.queryByText(/[Ss]tep/)).toBeNull();
  history.back();
  expect(await screen.findByText('Before')).toBeVisible();
});

it('stays one entry when it is entered anew with something else', async () => {
  const { press, go } = open();
  await press('Count');
  await press('Count on');
  expect(screen.getByText('Step 8')).toBeVisible();

  await go(-1);
  expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();
  await go(-1);
  expect(screen.getByText('Before')).toBeVisible();
});

it('stays on the page where an answer closes what the back key has closed already', async () => {
  const { press, go } = open();
  await press('Count');
  await press('Send');
  await go(-1);

  act(answer);
  expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();
});

it('is shown again after a reload', () => {
  const state = { step: 'count', value: 7, person: '' };
  open([{ pathname: '/page' }, Object.assign({ pathname: '/page' }, { state })]);
  expect(screen.getByText('Step 7')).toBeVisible();
});

it('is not shown to the person who signs in next', () => {
  const state = { step: 'count', value: 7, person: 'jelena@example.rs' };
  open([{ pathname: '/page' }, Object.assign({ pathname: '/page' }, { state })]);
  expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();
});
