import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';

type RequestSentContent = OfferContent & {
  /** In place of the hero's words, right after a request was sent; the page may be opened without. */
  readonly sent: { readonly heading: string; readonly lead: string };
};

export const requestSent = {
  template: 'offer',
  path: '/buyingGroupTicketsSuccess',
  title: 'Potvrda zahteva',
  description:
    'Kada pošaljete zahtev za grupnu posetu, potvrda stiže e-poštom; ako ne stigne na vreme, javite se centru telefonom ili e-poštom.',
  parent: { path: '/buyingGroupTickets', label: 'Kupovina grupnih karata' },
  slot: 'buying-group-tickets-success',
  hero: {
    heading: 'Potvrda zahteva',
    lead: 'Kada pošaljete zahtev za grupnu posetu, potvrda stiže na adresu e-pošte koju ste naveli.',
    scene: 'horizon',
    strip: 'request-sent',
    alt: 'Crtež dinosaurusa koji u svitanje čuvaju gnezdo sa jajima',
  },
  sent: {
    heading: 'Hvala na zahtevu!',
    lead: `Zahtev je stigao do nas. Poseta još nije potvrđena: javljamo se u roku od ${measure(facts.groupVisit.confirmationHours, 'sata')}.`,
  },
  blocks: [
    {
      kind: 'list',
      heading: 'Šta sledi',
      ordered: true,
      items: [
        'Proveravamo termin i javljamo se e-poštom ili telefonom.',
        'Uz potvrdu stižu predračuni i podaci za plaćanje.',
        'Na dan posete javite se na blagajni; na telefonu pokažite stranu svog zahteva.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      heading: 'Mejl nije stigao?',
      text: [
        `Mejl o prijemu obično stigne za nekoliko minuta, ali može i da kasni. Ako u roku od ${measure(facts.groupVisit.confirmationHours, 'sata')} ne dobijete potvrdu e-poštom, `,
        { text: 'javite se centru', to: '/contactUs' },
        '. Pogledajte i neželjenu poštu.',
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Dok čekate potvrdu',
      text: 'Pogledajte šta vas čeka na obilasku i pročitajte pravila posete.',
      actions: [
        { label: 'Izložbe', to: '/exhibitions' },
        { label: 'Pravila posete', to: '/visit-rules' },
      ],
    },
  ],
} as const satisfies RequestSentContent;
