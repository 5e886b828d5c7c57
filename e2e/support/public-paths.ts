/** The public routes of spec §2 and the page about personal data, the contact person's as content/site.ts names it. */
export const PUBLIC_PATHS = [
  ...['/', '/dinosville', '/restaurant', '/gameRoom', '/souvenirShop', '/exhibitions'],
  ...['/tickets', '/visit-rules', '/bicycle-info', '/bicycle-rules', '/animalsOfAfrica'],
  ...['/volcano', '/biodiversity', '/dinosaurusPage', '/fluorescentMinerals', '/geodiversity'],
  ...['/geologicalTimeMachine', '/mammoth', '/theWorldOfMinerals', '/buyingGroupTickets'],
  ...['/buyingGroupTicketsSuccess', '/lunchOffer', '/contactUs', '/aboutUs', '/birthday'],
  ...['/happening', '/ana-primerovic', '/groupVisit', '/privatnost'],
];
