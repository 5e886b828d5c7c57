import type { RichText } from '../blocks.ts';
import { facts } from '../facts.ts';
import { measure } from '../measure.ts';
import type { OwnPageContent } from '../page-content.ts';

type BuyingGroupTicketsContent = OwnPageContent & {
  readonly rules: { readonly heading: string; readonly items: readonly RichText[] };
  readonly invoiceNotice: { readonly heading: string; readonly paragraphs: readonly string[] };
};

const { groupVisit: rules } = facts;

export const buyingGroupTickets = {
  template: 'own',
  path: '/buyingGroupTickets',
  title: 'Kupovina grupnih karata',
  description:
    'Pošaljite zahtev za grupnu posetu: datum, broj posetilaca, uzrast grupe i, po želji, ručak u restoranu. Odgovor stiže e-poštom.',
  parent: { path: '/groupVisit', label: 'Grupne posete' },
  slot: 'buying-group-tickets',
  hero: {
    eyebrow: 'Zahtev za grupnu posetu',
    heading: 'Kupovina grupnih karata',
    lead: 'Popunite zahtev i recite nam ko dolazi, kada i šta želite da vidite.',
    scene: 'group-visit',
    alt: 'Crtež grupe učenika koja grebenom hoda ispod velikog dugovratog dinosaurusa',
  },
  rules: {
    heading: 'Pre nego što pošaljete zahtev',
    items: [
      'Posetu najavite najmanje nedelju dana pre dolaska.',
      'Platite unapred, najkasnije dan pre dolaska, ili gotovinom na blagajni.',
      'Ako ste platili unapred, na blagajni pokažite dokaz o uplati.',
      `Obilazak je ograničen na ${measure(rules.tourMinutes, 'minuta')}, odnosno na ${measure(rules.tourWithMealMinutes, 'minuta')} uz organizovan ručak u restoranu.`,
      'Grupe koje ručaju u restoranu dodatni sadržaj dobijaju besplatno.',
      `Besplatan ulaz imaju: kod predškolskih grupa jedan vaspitač na ${measure(rules.childrenPerEducator, 'dece')}, kod učenika jedan nastavnik na ${measure(rules.pupilsPerTeacher, 'učenika')}, kao i lekar i vodič po grupi.`,
      [
        'Pogledajte i ',
        { text: 'ponudu obroka', to: '/lunchOffer' },
        ' i ',
        { text: 'pravila posete', to: '/visit-rules' },
        '.',
      ],
    ],
  },
  invoiceNotice: {
    heading: 'Zahtev za elektronsku fakturu',
    paragraphs: [
      'Slanjem ovog zahteva ujedno podnosite zahtev za izdavanje elektronske fakture na pravno lice.',
      'Promet se najpre evidentira preko fiskalne kase. Istog dana taj promet se refundira, a zatim se pravnom licu izdaje elektronska faktura sa istim datumom i istim iznosom.',
    ],
  },
} as const satisfies BuyingGroupTicketsContent;
