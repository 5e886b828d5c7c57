import type { RouteObject } from 'react-router-dom';

import { lazyPage, pagesOf } from './page/lazy-page.tsx';
import { PageOutlet } from './page/page-outlet.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { contactPersonPath } from '#content/public-path.ts';
import { paths } from '#lib/paths.ts';

const exhibition = pagesOf(
  () => import('#components/template/exhibition-template.tsx'),
  'ExhibitionTemplate',
);
const park = pagesOf(() => import('#components/template/park-template.tsx'), 'ParkTemplate');
const offer = pagesOf(() => import('#components/template/offer-template.tsx'), 'OfferTemplate');
const rules = pagesOf(() => import('#components/template/rules-template.tsx'), 'RulesTemplate');

/** The public pages in the order of spec §2, which lists /lunchOffer twice; once serves both. */
const publicPages: RouteObject[] = [
  lazyPage(paths.home, () => import('#pages/home-page.tsx'), 'HomePage'),
  park(paths.dinosville, () => import('#content/park/dinosville.ts'), 'dinosville'),
  park(paths.restaurant, () => import('#content/park/restaurant.ts'), 'restaurant'),
  park(paths.gameRoom, () => import('#content/park/game-room.ts'), 'gameRoom'),
  park(paths.souvenirShop, () => import('#content/park/souvenir-shop.ts'), 'souvenirShop'),
  offer(paths.exhibitions, () => import('#content/pages/exhibitions.ts'), 'exhibitions'),
  lazyPage(paths.tickets, () => import('#pages/tickets-page.tsx'), 'TicketsPage'),
  rules(paths.visitRules, () => import('#content/pages/visit-rules.ts'), 'visitRules'),
  offer(paths.bicycleInfo, () => import('#content/pages/bicycle-info.ts'), 'bicycleInfo'),
  rules(paths.bicycleRules, () => import('#content/pages/bicycle-rules.ts'), 'bicycleRules'),
  exhibition(
    paths.animalsOfAfrica,
    () => import('#content/exhibitions/animals-of-africa.ts'),
    'animalsOfAfrica',
  ),
  exhibition(paths.volcano, () => import('#content/exhibitions/volcano.ts'), 'volcano'),
  exhibition(
    paths.biodiversity,
    () => import('#content/exhibitions/biodiversity.ts'),
    'biodiversity',
  ),
  exhibition(paths.dinosaurs, () => import('#content/exhibitions/dinosaurs.ts'), 'dinosaurs'),
  exhibition(
    paths.fluorescentMinerals,
    () => import('#content/exhibitions/fluorescent-minerals.ts'),
    'fluorescentMinerals',
  ),
  exhibition(
    paths.geodiversity,
    () => import('#content/exhibitions/geodiversity.ts'),
    'geodiversity',
  ),
  exhibition(
    paths.geologicalTimeMachine,
    () => import('#content/exhibitions/geological-time-machine.ts'),
    'geologicalTimeMachine',
  ),
  exhibition(paths.mammoth, () => import('#content/exhibitions/mammoth.ts'), 'mammoth'),
  exhibition(paths.minerals, () => import('#content/exhibitions/minerals.ts'), 'minerals'),
  lazyPage(
    paths.requestGroupVisit,
    () => import('#pages/request-group-visit-page.tsx'),
    'RequestGroupVisitPage',
  ),
  lazyPage(paths.requestSent, () => import('#pages/request-sent-page.tsx'), 'RequestSentPage'),
  lazyPage(paths.myRequest, () => import('#pages/my-request-page.tsx'), 'MyRequestPage'),
  lazyPage(paths.lunchOffer, () => import('#pages/lunch-offer-page.tsx'), 'LunchOfferPage'),
  lazyPage(paths.contact, () => import('#pages/contact-page.tsx'), 'ContactPage'),
  lazyPage(paths.aboutUs, () => import('#pages/about-us-page.tsx'), 'AboutUsPage'),
  lazyPage(paths.birthday, () => import('#pages/birthday-page.tsx'), 'BirthdayPage'),
  offer(paths.happening, () => import('#content/pages/happening.ts'), 'happening'),
  offer(paths.groupVisit, () => import('#content/pages/group-visit.ts'), 'groupVisit'),
  lazyPage(paths.planVisit, () => import('#pages/plan-visit-page.tsx'), 'PlanVisitPage'),
  rules(paths.privacy, () => import('#content/pages/privacy.ts'), 'privacy'),
  // Spec §2: /{name}, which is the configured contact person and nobody else (contract §5).
  lazyPage(contactPersonPath, () => import('#pages/contact-person-page.tsx'), 'ContactPersonPage'),
];

/** Every public address; each page is a file of its own in the build. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PageOutlet />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          ...publicPages,
          lazyPage('*', () => import('#pages/not-found-page.tsx'), 'NotFoundPage'),
        ],
      },
    ],
  },
];
