import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

/** How full the house is can't be asked: for tests of the form that are about something else. */
export const refuseAvailability = (): void => {
  const paths = ['*/api/v1/availability', '*/api/v1/availability/:day'];
  server.use(...paths.map((path) => http.get(path, () => HttpResponse.error())));
};

/** The price list, for tests of pages that happen to show prices. */
export function servePrices(): void {
  refuseAvailability();
  server.use(
    http.get('*/api/v1/prices/mapping', () => HttpResponse.json({ data: buildPriceMapping() })),
  );
}
