import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

/** The price list, for tests of pages that happen to show prices. */
export function servePrices(): void {
  server.use(
    http.get('*/api/v1/prices/mapping', () => HttpResponse.json({ data: buildPriceMapping() })),
  );
}
