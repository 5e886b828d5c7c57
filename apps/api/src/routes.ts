import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/route.ts';
import { authRoutes } from '#auth/routes.ts';
import { contactRoutes } from '#contact/routes.ts';
import { priceRoutes } from '#prices/routes.ts';
import { visitRequestRoutes } from '#visit-requests/routes.ts';

/** Every call below `/api/v1` except its own description; each feature declares its part. */
export const apiRoutes = (deps: AppDeps): Route[] => [
  ...authRoutes(deps),
  ...priceRoutes(),
  ...contactRoutes(deps),
  ...visitRequestRoutes(deps),
];
