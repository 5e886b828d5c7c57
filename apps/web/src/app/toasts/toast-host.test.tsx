import Dialog from '@mui/material/Dialog';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { createQueryClient } from '#lib/http/query-client.ts';
import { type ShowToast, useToast } from '#lib/toasts.ts';

let showToast: ShowToast;
/** Of another component of the page. */
let showElsewhere: ShowToast;

const toasts = () => screen.queryAllByRole('alert').map((toast) => toast.textContent);

const show = (kind: 'success' | 'error', ...messages: string[]) => {
  act(() => {
    for (const message of messages) showToast({ kind, message });
  });
};

/** The rules for a toast's place: notistack gives its container one class per corner. */
const cornerOf = (message: string) => {
  const container = screen.getByText(message).closest('.notistack-SnackbarContainer');
  if (!container) throw new Error('The toast stands in no container');
  const { left, right, bottom } = getComputedStyle(container);
  return { left, right, bottom };
};

const slideOf = (message: string) => {
  let element = screen.queryByText(message)?.parentElement;
  while (element && !element.style.transition.includes('transform'))
    element = element.parentElement;
  return element?.style.transition;
};

/** In small steps, because what one timer changes starts the next. */
const passTime = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(() => vi.advanceTimersByTimeAsync(50));
  }
};

beforeEach(async () => {
  const { result } = renderHook(() => [useToast(), useToast()] as const, {
    wrapper: ({ children }) => (
      <Providers emotionCache={createEmotionCache()} queryClient={createQueryClient()}>
        {children}
      </Providers>
    ),
  });
  [showToast, showElsewhere] = result.current;
  // The host is a file of its own; a first toast tells when it has come.
  show('success', 'spremno');
  await screen.findByText('spremno');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('toasts (spec §8 and §9)', () => {
  it('an action is done once, and goes with its toast', async () => {
    const onPress = vi.fn();
    act(() => {
      showToast({ kind: 'success', message: 'Premešteno', action: { label: 'Poništi', onPress } });
    });
    const action = await screen.findByRole('button', { name: 'Poništi' });
    act(() => action.click());
    act(() => action.click());
    expect(onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      expect(screen.queryByText('Premešteno')).toBeNull();
    });
  });

  it('show what was said before their file had arrived', () => {
    expect(toasts()).toEqual(['spremno']);
  });

  it('are never more than three', async () => {
    show('success', 'drugi', 'treći', 'četvrti');
    await waitFor(() => {
      expect(toasts()).toContain('četvrti');
    });
    expect(toasts()).toEqual(['drugi', 'treći', 'četvrti']);
  });

  it('leave and come anew when the same is said again, never two at once', async () => {
    vi.useFakeTimers();
    show('success', 'sačuvano');
    await passTime(4_000);
    const before = screen.getByText('sačuvano');
    show('success', 'sačuvano');
    let most = 0;
    for (let passed = 0; passed < 3_000; passed += 50) {
      await passTime(50);
      most = Math.max(most, screen.queryAllByText('sačuvano').length);
    }
    expect(most).toBe(1);
    // A new one, which a screen reader reads out, with its whole time before it.
    expect(screen.getByText('sačuvano')).not.toBe(before);
    await passTime(3_000);
    expect(toasts()).not.toContain('sačuvano');
  });

  it('do not come anew when they are closed meanwhile', async () => {
    vi.useFakeTimers();
    show('success', 'sačuvano');
    await passTime(1_000);
    act(() => {
      const close = showToast({ kind: 'success', message: 'sačuvano' });
      close();
    });
    await passTime(1_000);
    expect(toasts()).not.toContain('sačuvano');
  });

  it('of a failure go when the same component tells of a success', async () => {
    vi.useFakeTimers();
    show('error', 'nije sačuvano');
    act(() => {
      showElsewhere({ kind: 'error', message: 'nije poslato' });
    });
    await passTime(1_000);
    expect(toasts()).toEqual(['spremno', 'nije sačuvano', 'nije poslato']);
    show('success', 'spremno');
    await passTime(1_000);
    expect(toasts().toSorted()).toEqual(['nije poslato', 'spremno']);
  });

  it('stand at the bottom, errors on the right and all others on the left', () => {
    show('error', 'greška');
    expect(cornerOf('spremno')).toMatchObject({ bottom: '14px', left: '20px' });
    expect(cornerOf('greška')).toMatchObject({ bottom: '14px', right: '20px' });
  });

  it('share one corner on a phone, where they are as wide as the screen', () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(matchMedia(query), { matches: query === '(width < 37.5rem)' }),
    );
    show('error', 'greška');
    vi.unstubAllGlobals();
    expect(cornerOf('greška')).toMatchObject({ bottom: '14px', left: '20px' });
  });

  it('are heard while a dialog hides the rest of the page', async () => {
    render(<p>Stranica</p>);
    render(
      <Dialog open aria-label="Pitanje">
        Jeste li sigurni?
      </Dialog>,
    );
    show('error', 'greška');

    expect(screen.getByText('Stranica').closest('[aria-hidden="true"]')).not.toBeNull();
    await waitFor(() => {
      expect(toasts()).toEqual(['spremno', 'greška']);
    });
  });

  it('can be closed before their time', async () => {
    const toast = screen.getByRole('alert');
    act(() => {
      within(toast).getByRole('button', { name: 'Zatvorite obaveštenje' }).click();
    });
    await waitFor(() => {
      expect(toasts()).toEqual([]);
    });
  });

  it('enter in 225 ms, hide after five seconds and leave in 195 ms', async () => {
    vi.useFakeTimers();
    show('error', 'greška');
    await passTime(50);
    expect(slideOf('greška')).toMatch(/^transform 225ms/);
    await passTime(4850);
    expect(toasts()).toContain('greška');
    await passTime(150);
    expect(slideOf('greška')).toMatch(/^transform 195ms/);
    await passTime(500);
    expect(toasts()).not.toContain('greška');
  });
});
