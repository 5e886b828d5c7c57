import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';
import { science } from '#content/science-facts.ts';

const { minerals } = facts;

export const fluorescentMinerals = {
  template: 'exhibition',
  path: '/fluorescentMinerals',
  title: 'Fluorescentni minerali',
  description:
    'Pod ultraljubičastom svetlošću običan kamen zasija zeleno, narandžasto ili plavo. Upoznajte minerale koji fluoresciraju i saznajte zašto.',
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'fluorescent-minerals',
  hero: {
    eyebrow: 'Svetlost iz kamena',
    heading: 'Fluorescentni minerali',
    lead: `Na dnevnom svetlu mnogi od njih ne privlače pažnju. U mraku, pod ultraljubičastom lampom, oko ${measure(minerals.fluorescentPercent, '%')} minerala pokazuje svoje pravo lice.`,
    scene: 'minerals',
    alt: 'Crtež kristala koji u tamnoj pećini svetle zeleno i ljubičasto',
  },
  images: [
    { art: 'glowing-prisms', alt: 'Crtež prizmatičnih kristala koji svetle u mraku' },
    { art: 'glowing-cubes', alt: 'Crtež kockastih kristala koji svetle u mraku' },
    { art: 'glowing-grapes', alt: 'Crtež grozdastog minerala koji svetli u mraku' },
    { art: 'glowing-cave', alt: 'Crtež šarenih kristala koji svetle u pećini' },
  ],
  blocks: [
    {
      kind: 'prose',
      heading: 'Kako kamen može da svetli',
      paragraphs: [
        'Ultraljubičasta svetlost je nevidljiva, ali nosi mnogo energije. Kada padne na fluorescentni mineral, njegovi elektroni tu energiju prime i odmah je vrate – kao svetlost koju možemo da vidimo. Čim se lampa ugasi, prestaje i sjaj.',
        'Za boju su često zaslužni sićušni dodaci, tragovi drugih elemenata u kristalu. Zato dva komada istog minerala mogu da svetle različito, a treći da ne svetli uopšte.',
      ],
    },
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        {
          value: `oko ${measure(minerals.fluorescentPercent, '%')}`,
          label: 'minerala fluorescira',
        },
        {
          value: `${science.fluorescenceNamedInYear}.`,
          label: 'godine pojava je dobila ime, po mineralu fluoritu',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Nije samo lep prizor',
      paragraphs: [
        'Geolozi pomoću ultraljubičaste lampe prepoznaju minerale na terenu, a na istom principu proveravaju se i novčanice i dokumenti. Kada sledeći put ugledate sjaj na novčanici, setićete se ove sale.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      text: [
        'Fluorescentni minerali deo su obilaska za izlete osnovnih i srednjih škola. Pogledajte ',
        { text: 'šta obuhvata grupna poseta', to: '/groupVisit' },
        '.',
      ],
    },
  ],
  next: { label: 'Mamut', to: '/mammoth' },
} as const satisfies ExhibitionContent;
