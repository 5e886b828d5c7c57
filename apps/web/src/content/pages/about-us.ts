import { organisation } from '@museum/shared/organisation/organisation';

import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';

type AboutUsContent = OfferContent & {
  /** Shown before the text; the host is asked for nothing before the button is pressed. */
  readonly video: {
    readonly title: string;
    readonly playLabel: string;
    readonly privacyNote: string;
    readonly posterAlt: string;
  };
};

export const aboutUs = {
  template: 'offer',
  path: '/aboutUs',
  title: 'O nama',
  description:
    'Upoznajte naš centar i njegovu misiju: promocija naučnog turizma, neformalno obrazovanje i svest o zaštiti planete, za sve uzraste.',
  slot: 'about-us',
  hero: {
    eyebrow: organisation.name,
    heading: 'O nama',
    lead: 'Mesto na kojem se nauka gleda, istražuje i pamti – za decu, roditelje, učenike i njihove nastavnike.',
    scene: 'layers',
    alt: 'Crtež slojeva zemlje sa skeletom dinosaurusa i fosilima pod travom',
  },
  video: {
    title: organisation.video.title,
    playLabel: 'Pustite video',
    privacyNote: 'Kada pritisnete dugme, video se učitava sa spoljnog servisa.',
    posterAlt: 'Crtež ulaza u centar, sa diplodokusom u pozadini',
  },
  blocks: [
    {
      kind: 'prose',
      heading: 'Naša misija',
      paragraphs: [
        'Centar promoviše naučni turizam: putovanje sa kojeg se vraćate odmorni i bogatiji za novo znanje. Verujemo da se o prirodi najbolje uči izbliza – pred skeletom, kristalom ili slojem stene.',
        'Zato negujemo neformalno obrazovanje. Kod nas nema ocena ni zvona, ali ima pitanja, vodiča koji rado odgovaraju i vremena da se zastane.',
        'Sve naše izložbe vode ka istoj misli: planeta je jedna. Ko razume koliko je dugo nastajala i kako je na njoj sve povezano, taj će je i čuvati.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Izložbe za sve uzraste',
      paragraphs: [
        [
          'Najmlađi se raduju dinosaurusima i životinjama Afrike, stariji se zadržavaju kod minerala i evolucije, a odrasli često otkriju da ih zanima sve. ',
          { text: 'Pogledajte sve izložbe', to: '/exhibitions' },
          '.',
        ],
      ],
    },
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        {
          value: `${facts.exhibitions.indoor} + ${facts.exhibitions.inVolcano}`,
          label: 'stalnih izložbi u zgradi i jedna u vulkanu',
        },
        { value: `više od ${facts.park.replicas}`, label: 'replika u parku Dinosville' },
        {
          value: measure(facts.park.diplodocusLengthMetres, 'm'),
          label: 'dužina najveće replike, diplodokusa',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Porodične posete i školski izleti',
      paragraphs: [
        [
          'Porodice kod nas provode dan između izložbi, parka, igraonice i restorana. Za vrtiće i škole pripremamo obilazak sa vodičem prilagođen uzrastu, a ko želi, uz njega bira i film i ručak. ',
          { text: 'Sve o grupnim posetama', to: '/groupVisit' },
          '.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Doživite nauku!',
      text: 'O njoj se može čitati i slušati, ali se najbolje pamti kada se doživi.',
      actions: [{ label: 'Ulaznice', to: '/tickets' }],
    },
  ],
} as const satisfies AboutUsContent;
