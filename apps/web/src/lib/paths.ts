/** Every address of the site except the contact person's, which organisation.ts names (spec §2). */
export const paths = {
  home: '/',
  dinosville: '/dinosville',
  restaurant: '/restaurant',
  gameRoom: '/gameRoom',
  souvenirShop: '/souvenirShop',
  exhibitions: '/exhibitions',
  tickets: '/tickets',
  visitRules: '/visit-rules',
  bicycleInfo: '/bicycle-info',
  bicycleRules: '/bicycle-rules',
  animalsOfAfrica: '/animalsOfAfrica',
  volcano: '/volcano',
  biodiversity: '/biodiversity',
  dinosaurs: '/dinosaurusPage',
  fluorescentMinerals: '/fluorescentMinerals',
  geodiversity: '/geodiversity',
  geologicalTimeMachine: '/geologicalTimeMachine',
  mammoth: '/mammoth',
  minerals: '/theWorldOfMinerals',
  requestGroupVisit: '/buyingGroupTickets',
  requestSent: '/buyingGroupTicketsSuccess',
  myRequest: '/moj-zahtev',
  lunchOffer: '/lunchOffer',
  contact: '/contactUs',
  aboutUs: '/aboutUs',
  birthday: '/birthday',
  happening: '/happening',
  groupVisit: '/groupVisit',
  planVisit: '/planirajte-posetu',
  privacy: '/privatnost',
  signIn: '/signin',
  admin: '/admin',
  adminVisitRequests: '/admin/visit-requests',
  adminNewVisitRequest: '/admin/visit-requests/new',
  adminVisitRequestDetails: '/admin/visit-requests/details',
  adminCalendar: '/admin/calendar',
  adminDay: '/admin/day',
  adminKitchen: '/admin/kitchen',
  adminPrices: '/admin/prices',
  adminBankStatements: '/admin/bank-statements',
  adminRequesters: '/admin/requesters',
  adminYearReview: '/admin/year-review',
  adminMessages: '/admin/messages',
  adminMail: '/admin/mail',
  adminSettings: '/admin/settings',
  adminAccount: '/admin/account',
} as const;

/** The requester's own page; a fragment reaches neither a server nor a referrer. */
export const myRequestPath = (key: string) => `${paths.myRequest}#${key}`;

/** The address of one visit request in the back office; `id` is its database id. */
export const visitRequestDetailsPath = (id: number) => `${paths.adminVisitRequestDetails}/${id}`;

/** The parameter in which the calendar's address names the group that is opened there. */
export const GROUP_PARAM = 'group';

/** The address of the list of requests, searched for a text. */
export const searchedRequestsPath = (search: string) =>
  `${paths.adminVisitRequests}?${new URLSearchParams({ search }).toString()}`;

/** The address of a day (YYYY-MM-DD) in the staff's calendar, with one of its groups opened if it is named by its number. */
export const calendarDayPath = (date: string, group?: number) =>
  `${paths.adminCalendar}?view=day&date=${date}${group === undefined ? '' : `&${GROUP_PARAM}=${group}`}`;

/** The address of the sheet of a day (YYYY-MM-DD). */
export const dayPath = (date: string) => `${paths.adminDay}/${date}`;

/** The address of the kitchen's board of a day (YYYY-MM-DD). */
export const kitchenPath = (date: string) => `${paths.adminKitchen}/${date}`;

/** The address of what the kitchen needs in the week of a day (YYYY-MM-DD). */
export const kitchenWeekPath = (date: string) => `${paths.adminKitchen}/week/${date}`;

/** The address of the review of a year. */
export const yearReviewPath = (year: number) => `${paths.adminYearReview}/${year}`;

/** The address of a bank statement in the back office; `id` is its database id. */
export const bankStatementPath = (id: number) => `${paths.adminBankStatements}?statement=${id}`;

/** The sign-in page that afterwards leads back to `returnUrl`, an own path with its query. */
export const signInPath = (returnUrl: string) =>
  `${paths.signIn}?${new URLSearchParams({ returnUrl }).toString()}`;
