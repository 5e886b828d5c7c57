import { palette } from '@museum/shared/organisation/palette';

/**
 * Neutral marks for the partners' strip, on a 36 × 36 grid, one colour: placeholders by category
 * until the owner's configuration names real partners with their logos.
 */
export const partnerMarks = {
  community: {
    label: 'Lokalna zajednica',
    path: 'M18 4a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11ZM9 31v-5q0-8.500 9-8.500t9 8.500v5ZM6.500 10a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM29.500 10a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM1 29v-4q0-5.500 5.500-5.500q1.500 0 2.500.600q-2.500 2.600-2.500 6.400v2.500ZM35 29v-4q0-5.500-5.500-5.500q-1.500 0-2.500.600q2.500 2.600 2.500 6.400v2.500Z',
  },
  tourism: {
    label: 'Turizam',
    path: 'M18 3a15 15 0 1 1 0 30a15 15 0 0 1 0-30Zm6.5 8.5-9 4-4 9 9-4ZM18 16a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z',
  },
  science: {
    label: 'Nauka',
    path: 'M13 3h10v3h-2v8.5l9.5 15.100A2.2 2.2 0 0 1 28.6 33H7.400a2.2 2.2 0 0 1-1.9-3.400L15 14.5V6h-2Zm1.5 17-4.6 7.400h16.200L21.5 20Z',
  },
  education: {
    label: 'Obrazovanje',
    path: 'm18 5 17 8.5-3 1.5v9h-2.5v-7.750L18 22 1 13.5ZM8 19.5l10 5 10-5V26q-4 5-10 5T8 26Z',
  },
  nature: {
    label: 'Priroda',
    path: 'M6 29C3 13 14 4 33 4c0 18-8 28-22 26.5l-3 3.5-2.5-2ZM11.5 26.5C13 19 18 14 25 11c-8.5 2-14 7-16 14Z',
  },
  culture: {
    label: 'Kultura',
    path: 'M3 12 18 3l15 9v3H3Zm15-4.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM6 17h4.5v10H6Zm9.75 0h4.5v10h-4.5Zm9.75 0H30v10h-4.5ZM3 29h30v4H3Z',
  },
} as const;

export type PartnerMarkName = keyof typeof partnerMarks;

/** The mark as a document, umber on limestone's tone. */
export const partnerMarkSvg = (name: PartnerMarkName, fill: string = palette.umber) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36"><path fill="${fill}" fill-rule="evenodd" d="${partnerMarks[name].path}"/></svg>`;
