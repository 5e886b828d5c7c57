import type { Action } from '#content/blocks.ts';
import type { OwnPageContent } from '#content/page-content.ts';

type LunchOfferContent = OwnPageContent & {
  /** Shown until the price list has arrived. */
  readonly loadingText: string;
  readonly footnote: string;
  readonly action: Action;
};

// verbatim from the spec: the heading and `loadingText`
export const lunchOffer = {
  template: 'own',
  path: '/lunchOffer',
  title: 'Ponuda restorana za grupne posete',
  description:
    'Dnevna ponuda obroka za grupe: dečiji dino obrok, obroci za osnovce, školski obrok i obrok za odrasle, sa važećim cenama i PDV-om.',
  parent: { path: '/restaurant', label: 'Restoran' },
  slot: 'lunch-offer',
  hero: {
    eyebrow: 'Ponuda restorana za grupne posete',
    heading: 'Dnevna ponuda obroka',
    lead: 'Obroci za različite uzraste i apetite.',
    scene: 'restaurant',
    strip: 'meals',
    alt: 'Crtež restorana: dvoje dece za stolom, a kroz prozor viri dugovrati dinosaurus',
  },
  loadingText: 'Nabavljanje najnovijih cena..',
  footnote:
    'Obroci se poručuju uz zahtev za grupnu posetu. U cene je uračunat PDV. Posebne obroke, na primer zbog alergije ili verskih pravila, obavezno navedite u zahtevu.',
  action: { label: 'Zakažite grupnu posetu', to: '/buyingGroupTickets' },
} as const satisfies LunchOfferContent;
