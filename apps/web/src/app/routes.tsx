import { type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';

import { lazyPage } from './lazy-page.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { contactPersonPath } from '#content/public-path.ts';
import { paths } from '#lib/paths.ts';

/** An address and the file that is fetched when it is opened. */
const page = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject => ({ path, element: lazyPage(load, name) });

/** The public pages in the order of spec §2, which lists /lunchOffer twice; once serves both. */
const publicPages: RouteObject[] = [
  page(paths.home, () => import('#pages/home-page.tsx'), 'HomePage'),
  page(paths.dinosville, () => import('#pages/dinosville-page.tsx'), 'DinosvillePage'),
  page(paths.restaurant, () => import('#pages/restaurant-page.tsx'), 'RestaurantPage'),
  page(paths.gameRoom, () => import('#pages/game-room-page.tsx'), 'GameRoomPage'),
  page(paths.souvenirShop, () => import('#pages/souvenir-shop-page.tsx'), 'SouvenirShopPage'),
  page(paths.exhibitions, () => import('#pages/exhibitions-page.tsx'), 'ExhibitionsPage'),
  page(paths.tickets, () => import('#pages/tickets-page.tsx'), 'TicketsPage'),
  page(paths.visitRules, () => import('#pages/visit-rules-page.tsx'), 'VisitRulesPage'),
  page(paths.bicycleInfo, () => import('#pages/bicycle-info-page.tsx'), 'BicycleInfoPage'),
  page(paths.bicycleRules, () => import('#pages/bicycle-rules-page.tsx'), 'BicycleRulesPage'),
  page(
    paths.animalsOfAfrica,
    () => import('#pages/exhibitions/animals-of-africa-page.tsx'),
    'AnimalsOfAfricaPage',
  ),
  page(paths.volcano, () => import('#pages/exhibitions/volcano-page.tsx'), 'VolcanoPage'),
  page(
    paths.biodiversity,
    () => import('#pages/exhibitions/biodiversity-page.tsx'),
    'BiodiversityPage',
  ),
  page(paths.dinosaurs, () => import('#pages/exhibitions/dinosaurus-page.tsx'), 'DinosaurusPage'),
  page(
    paths.fluorescentMinerals,
    () => import('#pages/exhibitions/fluorescent-minerals-page.tsx'),
    'FluorescentMineralsPage',
  ),
  page(
    paths.geodiversity,
    () => import('#pages/exhibitions/geodiversity-page.tsx'),
    'GeodiversityPage',
  ),
  page(
    paths.geologicalTimeMachine,
    () => import('#pages/exhibitions/geological-time-machine-page.tsx'),
    'GeologicalTimeMachinePage',
  ),
  page(paths.mammoth, () => import('#pages/exhibitions/mammoth-page.tsx'), 'MammothPage'),
  page(
    paths.minerals,
    () => import('#pages/exhibitions/the-world-of-minerals-page.tsx'),
    'TheWorldOfMineralsPage',
  ),
  page(
    paths.requestGroupVisit,
    () => import('#pages/request-group-visit-page.tsx'),
    'RequestGroupVisitPage',
  ),
  page(paths.groupVisitRequested, () => import('#pages/request-sent-page.tsx'), 'RequestSentPage'),
  page(paths.lunchOffer, () => import('#pages/lunch-offer-page.tsx'), 'LunchOfferPage'),
  page(paths.contact, () => import('#pages/contact-page.tsx'), 'ContactPage'),
  page(paths.aboutUs, () => import('#pages/about-us-page.tsx'), 'AboutUsPage'),
  page(paths.birthday, () => import('#pages/birthday-page.tsx'), 'BirthdayPage'),
  page(paths.happening, () => import('#pages/happening-page.tsx'), 'HappeningPage'),
  page(paths.groupVisit, () => import('#pages/group-visit-page.tsx'), 'GroupVisitPage'),
  // Not in the spec: what visitors ask before they set out, and what becomes of the data that the forms ask for.
  page(paths.planVisit, () => import('#pages/plan-visit-page.tsx'), 'PlanVisitPage'),
  page(paths.privacy, () => import('#pages/privacy-page.tsx'), 'PrivacyPage'),
  // Spec §2: /{name}, which is the configured contact person and nobody else (contract §5).
  page(contactPersonPath, () => import('#pages/contact-person-page.tsx'), 'ContactPersonPage'),
];

const staffPages: RouteObject[] = [
  { path: paths.admin, element: <Navigate to={paths.adminVisitRequests} replace /> },
  page(
    paths.adminVisitRequests,
    () => import('#pages/admin/visit-requests-page.tsx'),
    'VisitRequestsPage',
  ),
  page(
    `${paths.adminVisitRequestDetails}/:id`,
    () => import('#pages/admin/visit-request-details-page.tsx'),
    'VisitRequestDetailsPage',
  ),
  page(paths.adminMessages, () => import('#pages/admin/messages-page.tsx'), 'MessagesPage'),
  page(paths.adminPrices, () => import('#pages/admin/prices-page.tsx'), 'PricesPage'),
  page(paths.adminMail, () => import('#pages/admin/mail-page.tsx'), 'MailPage'),
  page(paths.adminAccount, () => import('#pages/admin/account-page.tsx'), 'AccountPage'),
  page(
    `${paths.admin}/*`,
    () => import('#pages/admin/staff-not-found-page.tsx'),
    'StaffNotFoundPage',
  ),
];

/** Every address of the site; each page is a file of its own in the build. */
export const routes: RouteObject[] = [
  {
    element: <PageOutlet />,
    children: [
      page(paths.signIn, () => import('#pages/sign-in-page.tsx'), 'SignInPage'),
      {
        element: lazyPage(() => import('./admin-layout/admin-area.tsx'), 'AdminArea'),
        children: staffPages,
      },
      {
        element: <PublicLayout />,
        children: [
          ...publicPages,
          page('*', () => import('#pages/not-found-page.tsx'), 'NotFoundPage'),
        ],
      },
    ],
  },
];
