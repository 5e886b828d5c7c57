import type { Route } from './route.ts';

/** The calls that need no sign-in (contract §2). A route that is not named here is closed. */
const PUBLIC_ROUTES = new Set([
  'POST /auth/sign-in',
  'POST /auth/refresh',
  'GET /prices/mapping',
  'GET /prices/enum',
  'POST /visit-request',
  'POST /contact',
  'GET /openapi.json',
  'GET /docs',
]);

/** "POST /contact": how a route is named in lists and tests. */
export const routeName = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${path}`;

/** True for the calls that anybody may make. */
export const isPublic = (route: Pick<Route, 'method' | 'path'>) =>
  PUBLIC_ROUTES.has(routeName(route));
