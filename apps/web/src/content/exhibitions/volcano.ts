import { facts } from '#content/facts.ts';
import { measure, numeral } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';
import { science } from '#content/science-facts.ts';

const { exhibitions, park } = facts;

export const volcano = {
  template: 'exhibition',
  path: '/volcano',
  title: 'Vulkan',
  description: `Maketa vulkana visoka oko ${measure(park.volcanoHeightMetres, 'metara')} krije u sebi izložbu. Saznajte kako magma postaje lava i kako vulkani oblikuju Zemlju.`,
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'volcano',
  hero: {
    eyebrow: 'Izložba u vulkanu',
    heading: 'Vulkan',
    lead: `Maketa visoka oko ${measure(park.volcanoHeightMetres, 'm')} uzdiže se iznad parka, a u njoj je smeštena posebna izložba. Slobodno uđite: ovaj vulkan je miran.`,
    scene: 'volcano',
    alt: 'Crtež vulkana u preseku, sa magmom koja se penje ka krateru',
  },
  images: [
    { art: 'crater', alt: 'Crtež užarenog kratera' },
    { art: 'lava', alt: 'Crtež toka lave niz padinu' },
    { art: 'ash-plume', alt: 'Crtež oblaka vulkanskog pepela' },
    { art: 'basalt-columns', alt: 'Crtež šestougaonih stubova od bazalta' },
  ],
  blocks: [
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        {
          value: `oko ${measure(park.volcanoHeightMetres, 'm')}`,
          label: 'visina naše makete vulkana',
        },
        {
          value: `${numeral(exhibitions.indoor)} + ${numeral(exhibitions.inVolcano)}`,
          label: 'stalnih izložbi u zgradi i jedna u vulkanu',
        },
        {
          value: `${numeral(science.lavaCelsiusFrom)}–${measure(science.lavaCelsiusTo, '°C')}`,
          label: 'uobičajena temperatura lave',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Od magme do lave',
      paragraphs: [
        'Duboko pod površinom stena se ponegde topi i postaje magma. Lakša je od stena oko sebe, pa se penje kroz pukotine i skuplja u komori ispod vulkana. Kada izbije na površinu, zovemo je lavom.',
        'Kakva će biti erupcija, zavisi od same magme. Vrela i žitka lava teče mirno, kao užarena reka. Gusta i puna gasova može da zapuši otvor, pa se pritisak oslobodi eksplozijom pepela i kamenja.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Rušitelj koji stvara',
      paragraphs: [
        'Vulkani grade nova ostrva, a tlo nastalo od pepela može da bude veoma plodno. Kada se lava hladi polako i ravnomerno, puca u pravilne stubove, najčešće šestougaone: tako nastaju čuveni bazaltni stubovi.',
        'Vulkanski pepeo ume da sačuva i tragove života – brzo zatrpa otiske, biljke i kosti, pa oni dočekaju naučnike.',
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Oko vulkana je ceo park',
      text: `Pored vulkana vas čeka više od ${measure(park.replicas, 'replika')}.`,
      actions: [{ label: 'Upoznajte Dinosville', to: '/dinosville' }],
    },
  ],
  next: { label: 'Fluorescentni minerali', to: '/fluorescentMinerals' },
} as const satisfies ExhibitionContent;
