import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';

const { groupVisit: rules, park } = facts;

const parkItems = [
  `Dino park sa više od ${measure(park.replicas, 'replika')}`,
  'Izložba u vulkanu',
] as const;

export const groupVisit = {
  template: 'offer',
  path: '/groupVisit',
  title: 'Grupne posete',
  description:
    'Šta obuhvata grupna poseta za vrtiće, učenike i jednodnevne izlete škola: obilazak muzeja sa vodičem, Dino park i poseban paket.',
  slot: 'group-visit',
  hero: {
    eyebrow: 'Vrtići, škole, izleti',
    heading: 'Grupne posete',
    lead: 'Obilazak vodimo prema uzrastu: najmlađi traže dinosauruse, a stariji i odgovore. Izaberite program za svoju grupu.',
    scene: 'group-visit',
    alt: 'Crtež grupe učenika koja grebenom hoda ispod velikog dugovratog dinosaurusa',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Program prema uzrastu',
      columns: 2,
      cards: [
        {
          title: 'Predškolske ustanove i učenici od I do IV razreda',
          image: { art: 'class-walk', alt: 'Crtež grupe koja prolazi ispod velikog dinosaurusa' },
          lists: [
            {
              heading: 'Obilazak muzeja sa vodičem',
              items: [
                'Vremeplov: kosmos, imerzivna soba i evolucija hominida',
                'Skeleti dinosaurusa',
                'Životinje Afrike',
              ],
            },
            { heading: 'Dino park', items: parkItems },
            {
              heading: 'Poseban paket',
              items: [
                'Obilazak muzeja i parka',
                'Film u bioskopu',
                'Interaktivne predstave u igraonici',
                'Ručak u restoranu',
              ],
            },
          ],
        },
        {
          title: 'Jednodnevni izleti osnovnih i srednjih škola',
          image: { art: 'school-bus', alt: 'Crtež školskog autobusa na putu' },
          lists: [
            {
              heading: 'Obilazak muzeja sa vodičem',
              items: [
                'Vremeplov: kosmos, imerzivna soba i evolucija hominida',
                'Skeleti dinosaurusa',
                'Životinje Afrike',
                'Minerali i stene',
                'Fluorescentni minerali',
                'Mamut',
                'Geodiverzitet i biodiverzitet Srbije',
              ],
            },
            { heading: 'Dino park', items: parkItems },
            {
              heading: 'Poseban paket',
              items: ['Obilazak muzeja i parka', 'Film u bioskopu', 'Ručak u restoranu'],
            },
          ],
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Rezervišite svoj termin',
      text: 'Popunite zahtev, a po želji odmah poručite i ručak za grupu.',
      actions: [
        { label: 'Zakažite grupnu posetu', to: '/buyingGroupTickets' },
        { label: 'Ponuda obroka', to: '/lunchOffer' },
      ],
    },
  ],
  questions: [
    {
      question: 'Koliko ranije treba najaviti posetu?',
      answer: 'Posetu najavite najmanje nedelju dana pre dolaska.',
    },
    {
      question: 'Koliko traje obilazak?',
      answer: `Obilazak je ograničen na ${measure(rules.tourMinutes, 'minuta')}, a uz organizovan ručak u restoranu na ${measure(rules.tourWithMealMinutes, 'minuta')}.`,
    },
    {
      question: 'Ko od pratilaca ulazi besplatno?',
      answer: `Kod predškolskih grupa jedan vaspitač na ${measure(rules.childrenPerEducator, 'dece')}, kod učenika jedan nastavnik na ${measure(rules.pupilsPerTeacher, 'učenika')}, a uz njih lekar i vodič po grupi.`,
    },
    {
      question: 'Šta dobija grupa koja ruča u restoranu?',
      answer: 'Grupe koje ručaju u restoranu centra dodatni sadržaj dobijaju besplatno.',
    },
  ],
} as const satisfies OfferContent;
