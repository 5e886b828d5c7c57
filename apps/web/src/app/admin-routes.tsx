import { Navigate, redirectDocument, type RouteObject } from 'react-router-dom';

import { lazyPage } from './page/lazy-page.tsx';
import { PageOutlet } from './page/page-outlet.tsx';
import { PageProgress } from './page/page-progress.tsx';
import { PageScroll } from './page/page-scroll.tsx';
import { kitchenWeekPath, paths } from '#lib/paths.ts';

const staffPages: RouteObject[] = [
  { path: paths.admin, element: <Navigate to={paths.adminVisitRequests} replace /> },
  lazyPage(
    paths.adminVisitRequests,
    () => import('#pages/admin/visit-requests-page.tsx'),
    'VisitRequestsPage',
  ),
  lazyPage(
    paths.adminNewVisitRequest,
    () => import('#pages/admin/phone-entry-page.tsx'),
    'PhoneEntryPage',
  ),
  lazyPage(
    `${paths.adminVisitRequestDetails}/:id`,
    () => import('#pages/admin/visit-request-details-page.tsx'),
    'VisitRequestDetailsPage',
  ),
  lazyPage(paths.adminCalendar, () => import('#pages/admin/calendar-page.tsx'), 'CalendarPage'),
  lazyPage(`${paths.adminDay}/:date?`, () => import('#pages/admin/day-page.tsx'), 'DayPage'),
  lazyPage(
    `${paths.adminKitchen}/:date?`,
    () => import('#pages/admin/kitchen-page.tsx'),
    'KitchenPage',
  ),
  lazyPage(
    kitchenWeekPath(':date'),
    () => import('#pages/admin/kitchen-week-page.tsx'),
    'KitchenWeekPage',
  ),
  lazyPage(
    paths.adminBankStatements,
    () => import('#pages/admin/bank-statements-page.tsx'),
    'BankStatementsPage',
  ),
  lazyPage(
    paths.adminRequesters,
    () => import('#pages/admin/requesters-page.tsx'),
    'RequestersPage',
  ),
  lazyPage(
    `${paths.adminYearReview}/:year?`,
    () => import('#pages/admin/year-review-page.tsx'),
    'YearReviewPage',
  ),
  lazyPage(paths.adminMessages, () => import('#pages/admin/messages-page.tsx'), 'MessagesPage'),
  lazyPage(paths.adminPrices, () => import('#pages/admin/prices-page.tsx'), 'PricesPage'),
  lazyPage(paths.adminMail, () => import('#pages/admin/mail-page.tsx'), 'MailPage'),
  lazyPage(paths.adminSettings, () => import('#pages/admin/settings-page.tsx'), 'SettingsPage'),
  lazyPage(paths.adminAccount, () => import('#pages/admin/account-page.tsx'), 'AccountPage'),
  lazyPage(
    `${paths.admin}/*`,
    () => import('#pages/admin/staff-not-found-page.tsx'),
    'StaffNotFoundPage',
  ),
];

/** Sign-in and back office: an app of its own, in a router that can hold up whoever leaves. */
export const adminRoutes: RouteObject[] = [
  {
    element: (
      <>
        <PageScroll />
        <PageProgress />
        <PageOutlet />
      </>
    ),
    children: [
      lazyPage(paths.signIn, () => import('#pages/sign-in-page.tsx'), 'SignInPage'),
      {
        ...lazyPage(paths.admin, () => import('./admin-layout/admin-area.tsx'), 'AdminArea'),
        children: staffPages,
      },
      // The public site is the other app: its pages are asked for from the server.
      { path: '*', loader: ({ request }) => redirectDocument(request.url) },
    ],
  },
];
