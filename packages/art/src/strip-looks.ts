import type { StripName } from './art-names.ts';
import type { Tone } from './scene-looks.ts';

/** `sky` is the flat colour of a strip's upper edge; the head goes on in it above the strip. */
export type StripLook = { tone: Tone; sky: string };

export const stripLooks = {
  tickets: { tone: 'dark', sky: '#1B3550' },
  'plan-visit': { tone: 'light', sky: '#C6E2EA' },
  'visit-rules': { tone: 'dark', sky: '#12303A' },
  bicycles: { tone: 'light', sky: '#BFE0E2' },
  'group-request': { tone: 'light', sky: '#D3EADB' },
  'request-sent': { tone: 'light', sky: '#F9D98C' },
  contact: { tone: 'dark', sky: '#17364E' },
  'contact-person': { tone: 'light', sky: '#FBE9BE' },
  meals: { tone: 'dark', sky: '#153F3A' },
  privacy: { tone: 'dark', sky: '#173B38' },
} as const satisfies Record<StripName, StripLook>;
