import { UNREADABLE_COUNT } from '@museum/shared/primitives/count';
import { describe, expect, it, vi } from 'vitest';

import { restoreValues, tabDraft } from './tab-draft.ts';

type Order = {
  name: string;
  guests: number;
  isPaid: boolean;
  dinner: { portions: number; note: string } | null;
};

const presets: Order = { name: '', guests: 0, isPaid: false, dinner: { portions: 0, note: '' } };

const draft = tabDraft('order', (stored) => {
  if (stored === null) throw new TypeError('no draft');
  return restoreValues(presets, stored);
});

const store = (value: unknown) => {
  sessionStorage.setItem('order', JSON.stringify(value));
};

describe('a draft of the tab', () => {
  it('is read as it was written', () => {
    const order = { name: 'Ana', guests: 3, isPaid: true, dinner: { portions: 2, note: 'bez' } };
    draft.write(order);
    expect(draft.read()).toEqual(order);
  });

  it('keeps an emptied number as no number, inside a part too', () => {
    draft.write({ ...presets, guests: Number.NaN, dinner: { portions: Number.NaN, note: '' } });
    expect(draft.read()).toMatchObject({ guests: Number.NaN, dinner: { portions: Number.NaN } });
  });

  it('keeps what was no whole number as such, so that its message stays', () => {
    draft.write({ ...presets, guests: UNREADABLE_COUNT });
    expect(draft.read()?.guests).toBe(UNREADABLE_COUNT);
  });

  it('takes over no unknown field and no value of another kind', () => {
    store({ name: 7, guests: 'tri', isPaid: null, dinner: 'da', unknown: 1 });
    expect(draft.read()).toEqual(presets);
    store({ dinner: null });
    expect(draft.read()).toEqual(presets);
  });

  it('takes a list as a whole', () => {
    const restored = restoreValues(
      { names: ['Ana'], days: [1] },
      { names: ['Bo', 'Cica'], days: 2 },
    );
    expect(restored).toEqual({ names: ['Bo', 'Cica'], days: [1] });
  });

  it('has no part that the form has not', () => {
    const restored = restoreValues({ ...presets, dinner: null }, { dinner: { portions: 2 } });
    expect(restored.dinner).toBeNull();
  });

  it('is absent when nothing was written, after it was removed, and when it cannot be read', () => {
    expect(draft.read()).toBeUndefined();
    draft.write(presets);
    draft.remove();
    expect(draft.read()).toBeUndefined();
    store(null);
    expect(draft.read()).toBeUndefined();
    sessionStorage.setItem('order', 'not JSON');
    expect(draft.read()).toBeUndefined();
  });

  it('is given up without a word where the browser forbids storage', () => {
    const forbid = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid);
    draft.write(presets);
    expect(draft.read()).toBeUndefined();
    draft.remove();
  });
});
