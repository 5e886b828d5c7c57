import { animalsOfAfrica } from './exhibitions/animals-of-africa.ts';
import { biodiversity } from './exhibitions/biodiversity.ts';
import { dinosaurs } from './exhibitions/dinosaurs.ts';
import { fluorescentMinerals } from './exhibitions/fluorescent-minerals.ts';
import { geodiversity } from './exhibitions/geodiversity.ts';
import { geologicalTimeMachine } from './exhibitions/geological-time-machine.ts';
import { mammoth } from './exhibitions/mammoth.ts';
import { minerals } from './exhibitions/minerals.ts';
import { volcano } from './exhibitions/volcano.ts';
import type { AnyPageContent } from './page-content.ts';
import { aboutUs } from './pages/about-us.ts';
import { bicycleInfo } from './pages/bicycle-info.ts';
import { bicycleRules } from './pages/bicycle-rules.ts';
import { birthday } from './pages/birthday.ts';
import { requestSent } from './pages/request-sent.ts';
import { requestGroupVisit } from './pages/request-group-visit.ts';
import { contactPerson } from './pages/contact-person.ts';
import { contactUs } from './pages/contact-us.ts';
import { exhibitions } from './pages/exhibitions.ts';
import { groupVisit } from './pages/group-visit.ts';
import { happening } from './pages/happening.ts';
import { home } from './pages/home.ts';
import { lunchOffer } from './pages/lunch-offer.ts';
import { myRequest } from './pages/my-request.ts';
import { planVisit } from './pages/plan-visit.ts';
import { privacy } from './pages/privacy.ts';
import { tickets } from './pages/tickets.ts';
import { visitRules } from './pages/visit-rules.ts';
import { dinosville } from './park/dinosville.ts';
import { gameRoom } from './park/game-room.ts';
import { restaurant } from './park/restaurant.ts';
import { souvenirShop } from './park/souvenir-shop.ts';

/**
 * Every public page. For the build (prerendering, sitemap) and the tests only: a page that imported
 * this would bring the prose of the whole site to its visitor.
 */
export const allPages: readonly AnyPageContent[] = [
  home,
  dinosville,
  restaurant,
  gameRoom,
  souvenirShop,
  exhibitions,
  tickets,
  visitRules,
  bicycleInfo,
  bicycleRules,
  animalsOfAfrica,
  volcano,
  biodiversity,
  dinosaurs,
  fluorescentMinerals,
  geodiversity,
  geologicalTimeMachine,
  mammoth,
  minerals,
  requestGroupVisit,
  requestSent,
  myRequest,
  lunchOffer,
  contactUs,
  aboutUs,
  birthday,
  happening,
  contactPerson,
  groupVisit,
  planVisit,
  privacy,
];
