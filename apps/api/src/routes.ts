import { authPublicRoutes } from './auth/public-routes.ts';
import { createSignInAttempts, type SignInAttempts } from './auth/sign-in-attempts.ts';
import { authStaffRoutes } from './auth/staff-routes.ts';
import { bankStatementStaffRoutes } from './bank-statements/staff-routes.ts';
import { capacityPublicRoutes } from './capacity/public-routes.ts';
import { capacityStaffRoutes } from './capacity/staff-routes.ts';
import { contactPublicRoutes } from './contact/public-routes.ts';
import { contactStaffRoutes } from './contact/staff-routes.ts';
import { dayStaffRoutes } from './day/staff-routes.ts';
import { guideStaffRoutes } from './guides/staff-routes.ts';
import { kitchenStaffRoutes } from './kitchen/staff-routes.ts';
import type { AppDeps } from './lib/app-deps.ts';
import { createRateLimits } from './lib/http/limits/rate-limit.ts';
import type { ApiRoute, Route } from './lib/http/route.ts';
import { liveStaffRoutes } from './live/staff-routes.ts';
import { mailStaffRoutes } from './mail/staff-routes.ts';
import { myRequestPublicRoutes } from './my-request/public-routes.ts';
import { myRequestStaffRoutes } from './my-request/staff-routes.ts';
import { openApiPublicRoutes } from './openapi/public-routes.ts';
import { pricePublicRoutes } from './prices/public-routes.ts';
import { priceStaffRoutes } from './prices/staff-routes.ts';
import { settingPublicRoutes } from './settings/public-routes.ts';
import { settingStaffRoutes } from './settings/staff-routes.ts';
import { requesterStaffRoutes } from './requesters/staff-routes.ts';
import { dinnerRequestStaffRoutes } from './visit-requests/dinner-request/staff-routes.ts';
import { documentStaffRoutes } from './visit-requests/documents/staff-routes.ts';
import { noteStaffRoutes } from './visit-requests/notes/staff-routes.ts';
import { paymentStaffRoutes } from './visit-requests/payments/staff-routes.ts';
import { phoneEntryStaffRoutes } from './visit-requests/phone-entry/staff-routes.ts';
import { proformaStaffRoutes } from './visit-requests/proforma/staff-routes.ts';
import { visitRequestPublicRoutes } from './visit-requests/public-routes.ts';
import { reminderStaffRoutes } from './visit-requests/reminders/staff-routes.ts';
import { visitRequestStaffRoutes } from './visit-requests/staff-routes.ts';
import { gateStaffRoutes } from './visit-requests/gate/staff-routes.ts';
import { stageStaffRoutes } from './visit-requests/stages/staff-routes.ts';
import { yearReviewStaffRoutes } from './year-review/staff-routes.ts';

/** What everybody may call, and nothing else (contract §2); a test names each of them. */
const publicRoutes = (deps: AppDeps, attempts: SignInAttempts): Route[] => [
  ...authPublicRoutes(deps, attempts),
  ...pricePublicRoutes,
  ...contactPublicRoutes(deps),
  ...settingPublicRoutes(deps),
  ...capacityPublicRoutes(deps),
  ...visitRequestPublicRoutes(deps),
  ...myRequestPublicRoutes(deps),
];

/** What only signed-in staff may call. */
const staffRoutes = (deps: AppDeps, attempts: SignInAttempts): Route[] => [
  ...authStaffRoutes(deps, attempts),
  ...priceStaffRoutes(deps),
  ...contactStaffRoutes,
  ...visitRequestStaffRoutes(deps),
  ...phoneEntryStaffRoutes(deps),
  ...stageStaffRoutes(deps),
  ...gateStaffRoutes(deps),
  ...capacityStaffRoutes,
  ...kitchenStaffRoutes(deps),
  ...dayStaffRoutes(deps),
  ...dinnerRequestStaffRoutes(deps),
  ...noteStaffRoutes,
  ...guideStaffRoutes,
  ...paymentStaffRoutes(deps),
  ...reminderStaffRoutes(deps),
  ...myRequestStaffRoutes(deps),
  ...documentStaffRoutes(deps),
  ...proformaStaffRoutes(deps),
  ...mailStaffRoutes(deps),
  ...bankStatementStaffRoutes(deps),
  ...requesterStaffRoutes(deps),
  ...yearReviewStaffRoutes(deps),
  ...settingStaffRoutes(deps),
  ...liveStaffRoutes(deps),
];

/** Every call below `/api/v1`. */
export function apiRoutes(deps: AppDeps): ApiRoute[] {
  const attempts = createSignInAttempts(createRateLimits(deps.env), deps.env);
  const routes = [
    ...publicRoutes(deps, attempts).map((route) => ({ ...route, access: 'public' as const })),
    ...staffRoutes(deps, attempts).map((route) => ({ ...route, access: 'staff' as const })),
  ];
  return [...routes, ...openApiPublicRoutes(routes)];
}
