import type { ParkPageContent } from '#content/page-content.ts';

export const restaurant = {
  template: 'park',
  path: '/restaurant',
  title: 'Restoran',
  description:
    'Restoran u sklopu centra: predah posle obilaska, organizovan ručak za grupe, dečiji rođendani i proslave. Pogledajte ponudu obroka.',
  slot: 'restaurant',
  hero: {
    eyebrow: 'Predah posle obilaska',
    heading: 'Restoran',
    lead: 'Posle puta dugog milione godina svako ogladni. U restoranu centra predahnite, ručajte i prepričajte šta ste videli.',
    scene: 'restaurant',
    alt: 'Crtež restorana sa stolovima i prozorom kroz koji se vidi dugovrati dinosaurus',
  },
  images: [
    { art: 'laid-table', alt: 'Crtež postavljenog stola u restoranu' },
    { art: 'soup', alt: 'Crtež tanjira supe i hleba' },
    { art: 'cakes', alt: 'Crtež parčića torte na tanjiru' },
    { art: 'drinks', alt: 'Crtež čaša sa sokom' },
  ],
  blocks: [
    {
      kind: 'prose',
      heading: 'Ručak za grupe',
      paragraphs: [
        'Za grupe pripremamo organizovan ručak: dečiji dino obrok, obroke za osnovce, školski obrok i obrok za odrasle. Ručak se poručuje uz zahtev za grupnu posetu, a alergije i posebne obroke navedite u napomeni.',
        [
          'Grupa koja ruča kod nas dobija dodatni sadržaj besplatno. Sve obroke i cene pogledajte na strani ',
          { text: 'Ponuda restorana za grupne posete', to: '/lunchOffer' },
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Proslave i kokteli',
      paragraphs: [
        [
          'Za ',
          { text: 'dečije rođendane', to: '/birthday' },
          ' nudimo menije za slavljenike i goste, a za skupove i seminare organizujemo ',
          { text: 'koktele u kafeu', to: '/happening' },
          '.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Planirate ručak za grupu?',
      text: 'Pogledajte ponudu obroka, pa je dodajte uz zahtev za posetu.',
      actions: [
        { label: 'Ponuda obroka', to: '/lunchOffer' },
        { label: 'Zakažite grupnu posetu', to: '/buyingGroupTickets' },
      ],
    },
  ],
} as const satisfies ParkPageContent;
