import { facts } from '#content/facts.ts';
import { measure, numeral } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';

const { serbia } = facts;

export const biodiversity = {
  template: 'exhibition',
  path: '/biodiversity',
  title: 'Biodiverzitet Srbije',
  description:
    'Ravnice, reke, šume i planinski vrhovi: izložba o živom svetu Srbije i o područjima značajnim za biljke, ptice i dnevne leptire.',
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'biodiversity',
  hero: {
    eyebrow: 'Živi svet oko nas',
    heading: 'Biodiverzitet Srbije',
    lead: 'Od panonskih ravnica do planinskih vrhova, na malom prostoru sreću se različiti predeli – i neobično mnogo života.',
    scene: 'biodiversity',
    alt: 'Crtež klisure sa rekom, rodama, orlom i livadom punom cveća i leptira',
  },
  images: [
    { art: 'orchid', alt: 'Crtež divlje orhideje' },
    { art: 'eagle', alt: 'Crtež orla u letu' },
    { art: 'butterfly', alt: 'Crtež leptira raširenih krila' },
    { art: 'lynx', alt: 'Crtež glave risa sa čupercima na ušima' },
  ],
  blocks: [
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        { value: numeral(serbia.plantAreas), label: 'botanički značajna područja' },
        { value: numeral(serbia.birdAreas), label: 'međunarodno značajna područja za ptice' },
        { value: numeral(serbia.butterflyAreas), label: 'odabranih područja za dnevne leptire' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Zašto baš ovde',
      paragraphs: [
        'Srbija leži na susretu Panonske nizije i planina Balkanskog poluostrva. Na kratkom putu smenjuju se stepa, močvara, hrastova i bukova šuma, klisura i planinska livada, a u svakom od tih staništa živi drugačija zajednica.',
        'U dubokim klisurama sklonište su tokom ledenih doba našle i biljke koje su drugde nestale. Zato se ovde sreću vrste širokog rasprostranjenja i one koje ne rastu nigde drugde na svetu.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Mesta koja treba čuvati',
      paragraphs: [
        `Stručnjaci su u Srbiji izdvojili ${measure(serbia.plantAreas, 'botanički značajna područja')}, ${measure(serbia.birdAreas, 'međunarodno značajna područja')} za ptice i ${measure(serbia.butterflyAreas, 'odabranih područja')} za dnevne leptire. Često se preklapaju: gde ima cvetova, ima i insekata, a gde ima insekata, ima i ptica.`,
        'Retke vrste najviše ugrožavamo kada im oduzmemo stanište – isušimo baru, preoremo livadu ili posečemo staru šumu. Ono što upoznamo, lakše ćemo i sačuvati.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      text: [
        'Geodiverzitet i biodiverzitet Srbije deo su obilaska za izlete osnovnih i srednjih škola. Pogledajte ',
        { text: 'šta obuhvata grupna poseta', to: '/groupVisit' },
        '.',
      ],
    },
  ],
  next: { label: 'Geodiverzitet Srbije', to: '/geodiversity' },
} as const satisfies ExhibitionContent;
