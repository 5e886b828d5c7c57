import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';
import { science } from '#content/science-facts.ts';

const { africa } = facts;

export const animalsOfAfrica = {
  template: 'exhibition',
  path: '/animalsOfAfrica',
  title: 'Životinje Afrike',
  description: `Žirafa viša od ${measure(africa.giraffeHeightMetres, 'metara')} i slon teži od ${measure(africa.elephantWeightTonnes, 'tona')}: izložba o životinjama Afrike i o tome kako u savani svako ima svoje mesto.`,
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'animals-of-africa',
  hero: {
    eyebrow: 'Život savane',
    heading: 'Životinje Afrike',
    lead: `Žirafa viša od ${measure(africa.giraffeHeightMetres, 'm')} i slon teži od ${measure(africa.elephantWeightTonnes, 't')} najbolje pokazuju koliko život ume da poraste kada ima prostora.`,
    scene: 'africa',
    alt: 'Crtež žirafe i slona među akacijama pred velikim suncem',
  },
  images: [
    { art: 'giraffe', alt: 'Crtež žirafe' },
    { art: 'elephant', alt: 'Crtež afričkog slona' },
    { art: 'lion', alt: 'Crtež lava' },
    { art: 'flamingo', alt: 'Crtež flaminga' },
  ],
  blocks: [
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        {
          value: `više od ${measure(africa.giraffeHeightMetres, 'm')}`,
          label: 'visina žirafe, najviše životinje na svetu',
        },
        {
          value: `više od ${measure(africa.elephantWeightTonnes, 't')}`,
          label: 'težina slona, najteže životinje na kopnu',
        },
        {
          value: measure(science.giraffeNeckVertebrae, 'pršljenova'),
          label: 'ima vrat žirafe – koliko i ljudski',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Visoko iznad savane',
      paragraphs: [
        `Dug vrat žirafi otvara krošnje do kojih drugi biljojedi ne dosežu. Ipak, u njemu nema više kostiju nego u našem: samo je njegovih ${measure(science.giraffeNeckVertebrae, 'pršljenova')} izuzetno izduženo. Jako srce potiskuje krv do glave, a posebna mreža krvnih sudova čuva žirafu od vrtoglavice kada se sagne da pije.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Surla, kljove i pamćenje',
      paragraphs: [
        'Slon surlom diše, miriše, uzima vodu, podiže debla i bira pojedinačne plodove. Kljove su njegovi sekutići, koji rastu celog života. Krdo predvodi najiskusnija ženka: ona pamti gde ima vode i kada treba poći na put.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Svako ima svoje mesto',
      paragraphs: [
        'Jedni brste krošnje, drugi pasu travu, treći prate stada, a ptice traže hranu u plićacima. Kada nestane jedna vrsta, posledice osete i ostale. Zato je čuvanje životinja uvek i čuvanje prostora u kojem žive.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      text: [
        'Životinje Afrike deo su obilaska sa vodičem za grupe svih uzrasta. Pogledajte ',
        { text: 'šta obuhvata grupna poseta', to: '/groupVisit' },
        '.',
      ],
    },
  ],
  next: { label: 'Biodiverzitet Srbije', to: '/biodiversity' },
} as const satisfies ExhibitionContent;
