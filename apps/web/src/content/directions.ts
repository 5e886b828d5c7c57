import { organisation } from '@museum/shared/organisation/organisation';

import { facts } from './facts.ts';
import { measure } from './measure.ts';

const { distancesKm } = facts;

export type DirectionsContent = {
  readonly heading: string;
  readonly text: string;
  readonly mapAlt: string;
  readonly mapLabel: string;
  readonly addressLabel: string;
  readonly distances: readonly { readonly label: string; readonly value: string }[];
};

/** How to reach us (spec §2): at home and where a visit is planned. */
export const directions = {
  heading: 'Kako do nas',
  text: `Od auto-puta do nas ima samo ${measure(distancesKm.motorway, 'km')}.`,
  mapAlt: 'Šematski crtež puta do centra, sa udaljenostima od auto-puta i gradova',
  mapLabel: 'Otvorite mapu u novoj kartici',
  addressLabel: 'Adresa',
  distances: [
    { label: 'Auto-put', value: measure(distancesKm.motorway, 'km') },
    { label: organisation.capital, value: measure(distancesKm.capital, 'km') },
    { label: organisation.cities[0], value: measure(distancesKm.cities[0], 'km') },
    { label: organisation.cities[1], value: measure(distancesKm.cities[1], 'km') },
    { label: organisation.cities[2], value: measure(distancesKm.cities[2], 'km') },
  ],
} as const satisfies DirectionsContent;
