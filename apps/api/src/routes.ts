import { authRoutes } from './auth/routes.ts';
import { messageRoutes } from './contact/message-routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { AppDeps } from './lib/app-deps.ts';
import type { Route } from './lib/http/route.ts';
import { mailRoutes } from './mail/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { visitRequestRoutes } from './visit-requests/routes.ts';

/** Every call below `/api/v1`; each feature declares its part. */
export function apiRoutes(deps: AppDeps): Route[] {
  const routes = [
    ...authRoutes(deps),
    ...priceRoutes(deps),
    ...contactRoutes(deps),
    ...messageRoutes,
    ...visitRequestRoutes(deps),
    ...mailRoutes(deps),
  ];
  return [...routes, ...openApiRoutes(routes)];
}
