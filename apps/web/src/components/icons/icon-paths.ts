// Written by scripts/copy-icons.ts. Icons: Tabler, MIT licence, https://tabler.io/icons.

export const arrowLeftPath = 'M5 12h14M5 12l6 6m-6-6l6-6';
export const arrowRightPath = 'M5 12h14m-6 6l6-6m-6-6l6 6';
export const chevronDownPath = 'M6 9l6 6l6-6';
export const chevronLeftPath = 'M15 6l-6 6l6 6';
export const chevronRightPath = 'M9 6l6 6l-6 6';
export const circleCheckPath = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4';
export const clockPath = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3';
export const externalLinkPath =
  'M12 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6m-7 1l9-9m-5 0h5v5';
export const infoCirclePath = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-3h.01M11 12h1v4h1';
export const mailPath =
  'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6l9-6';
export const mapPinPath =
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657L13.414 20.9a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0';
export const menu2Path = 'M4 6h16M4 12h16M4 18h16';
export const messagePath =
  'M8 9h8m-8 4h6m4-9a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z';
export const phonePath =
  'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2';
export const playerPausePath =
  'M6 6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1zm8 0a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1z';
export const playerPlayPath = 'M7 4v16l13-8z';
export const xPath = 'M18 6L6 18M6 6l12 12';
