/** The public routes of spec §2 and the pages about planning and personal data, the contact person's as organisation.ts names it. */
export const PUBLIC_PATHS = [
  ...['/', '/dinosville', '/restaurant', '/gameRoom', '/souvenirShop', '/exhibitions'],
  ...['/tickets', '/visit-rules', '/bicycle-info', '/bicycle-rules', '/animalsOfAfrica'],
  ...['/volcano', '/biodiversity', '/dinosaurusPage', '/fluorescentMinerals', '/geodiversity'],
  ...['/geologicalTimeMachine', '/mammoth', '/theWorldOfMinerals', '/buyingGroupTickets'],
  ...['/buyingGroupTicketsSuccess', '/lunchOffer', '/contactUs', '/aboutUs', '/birthday'],
  ...['/happening', '/ana-primerovic', '/groupVisit', '/planirajte-posetu', '/privatnost'],
];
