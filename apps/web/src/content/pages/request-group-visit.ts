import {
  E_INVOICE_NOTICE,
  REQUESTER_RULES,
} from '@museum/shared/visit-requests/requester/requester-rules';
import type { RichText } from '#content/blocks.ts';
import type { OwnPageContent } from '#content/page-content.ts';

type BuyingGroupTicketsContent = OwnPageContent & {
  readonly withoutScript: string;
  readonly rules: { readonly heading: string; readonly items: readonly RichText[] };
  readonly invoiceNotice: { readonly heading: string; readonly paragraphs: readonly string[] };
};

export const requestGroupVisit = {
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
    strip: 'group-request',
    alt: 'Crtež učenika koji od autobusa hodaju ka velikom dugovratom dinosaurusu',
  },
  withoutScript:
    'Obrazac radi tek kada je u pregledaču uključen JavaScript. Do tada nas pozovite ili nam pišite: brojevi i adrese su na dnu strane.',
  rules: {
    heading: 'Pre nego što pošaljete zahtev',
    items: [
      ...REQUESTER_RULES,
      [
        'Pogledajte i ',
        { text: 'ponudu obroka', to: '/lunchOffer', newTab: true },
        ' i ',
        { text: 'pravila posete', to: '/visit-rules', newTab: true },
        '.',
      ],
    ],
  },
  invoiceNotice: {
    heading: 'Zahtev za elektronsku fakturu',
    paragraphs: E_INVOICE_NOTICE,
  },
} as const satisfies BuyingGroupTicketsContent;
