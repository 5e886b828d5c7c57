import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createEmotionCache } from '#app/emotion-cache.ts';
import { Providers } from '#app/providers.tsx';
import { createQueryClient } from '#lib/http/query-client.ts';
import { OwnLinkCard } from './own-link-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:10:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [
    'weeks before',
    '2026-12-14',
    'Na toj stranici vidite dokle je zahtev stigao, menjate ga do dva dana pre posete (12. decembra 2026.; posle toga pozovite nas) ili otkazujete.',
  ],
  [
    'on the day before',
    '2026-11-23',
    'Na toj stranici vidite dokle je zahtev stigao ili otkazujete; za izmene pozovite +381 00 000 000.',
  ],
])('says of a request sent %s what can be done with it', (_when, visitDate, words) => {
  render(
    <Providers emotionCache={createEmotionCache()} queryClient={createQueryClient()}>
      <MemoryRouter>
        <OwnLinkCard requestKey="kljuc" request={buildVisitRequest({ visitDate })} />
      </MemoryRouter>
    </Providers>,
  );
  expect(screen.getByText((text) => text.replaceAll(/\s/g, ' ').includes(words))).toBeVisible();
});
