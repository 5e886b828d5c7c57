/** To be shown on the site wherever the silhouettes' licence (CC BY 3.0) is honoured: the footer or the about page. */
export const artCredit = {
  text: 'Ikone: Lorc, Delapouite i saradnici, game-icons.net, CC\u00A0BY\u00A03.0, prebojene',
  href: 'https://game-icons.net',
} as const;
