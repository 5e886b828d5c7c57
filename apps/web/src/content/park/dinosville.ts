import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { ParkPageContent } from '#content/page-content.ts';

const { park } = facts;

export const dinosville = {
  template: 'park',
  path: '/dinosville',
  title: 'Dinosville',
  description: `Dino park na otvorenom: više od ${measure(park.replicas, 'replika')}, među njima diplodokus dug ${measure(park.diplodocusLengthMetres, 'm')} i visok ${measure(park.diplodocusHeightMetres, 'm')}, i vulkan koji u sebi krije izložbu.`,
  slot: 'dinosville',
  hero: {
    eyebrow: 'Dino park na otvorenom',
    heading: 'Dinosville',
    lead: `Više od ${measure(park.replicas, 'replika')} pod otvorenim nebom, vulkan koji možete da posetite i džin pred kojim svi podignu pogled.`,
    scene: 'mesozoic',
    alt: 'Crtež diplodokusa pored jezera, sa vulkanom i letećim gmizavcima u pozadini',
  },
  images: [
    { art: 'diplodocus-head', alt: 'Crtež glave diplodokusa iznad krošnji' },
    { art: 'tyrannosaurus', alt: 'Crtež tiranosaurusa u suton' },
    { art: 'volcano-by-lake', alt: 'Crtež vulkana sa tokom lave' },
    { art: 'stegosaurus', alt: 'Crtež stegosaurusa sa pločama na leđima' },
  ],
  blocks: [
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        { value: `više od ${park.replicas}`, label: 'replika na otvorenom' },
        { value: measure(park.diplodocusHeightMetres, 'm'), label: 'visina diplodokusa' },
        { value: measure(park.diplodocusLengthMetres, 'm'), label: 'njegova dužina' },
        { value: `oko ${measure(park.volcanoHeightMetres, 'm')}`, label: 'visina makete vulkana' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Šetnja među džinovima',
      paragraphs: [
        [
          'Najveća među replikama je diplodokus (',
          { latin: 'Diplodocus' },
          `): visok je ${measure(park.diplodocusHeightMetres, 'm')} i dug ${measure(park.diplodocusLengthMetres, 'm')}. Stanite pored njegove noge i pogledajte naviše – tek tada brojevi dobijaju smisao.`,
        ],
        'Oko njega su biljojedi i grabljivci, veliki i mali. Deca ih obično prepoznaju pre odraslih.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Vulkan sa tajnom',
      paragraphs: [
        [
          `U parku stoji maketa vulkana visoka oko ${measure(park.volcanoHeightMetres, 'm')}. U njoj je `,
          { text: 'posebna izložba', to: '/volcano' },
          ' o snazi koja oblikuje Zemlju.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Dolazite sa grupom?',
      text: 'Park i izložba u vulkanu deo su obilaska za grupe svih uzrasta.',
      actions: [
        { label: 'Zakažite grupnu posetu', to: '/buyingGroupTickets' },
        { label: 'Detaljnije', to: '/groupVisit' },
      ],
    },
  ],
} as const satisfies ParkPageContent;
