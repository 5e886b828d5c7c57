import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';
import { science } from '#content/science-facts.ts';

export const minerals = {
  template: 'exhibition',
  path: '/theWorldOfMinerals',
  title: 'Svet minerala',
  description:
    'Prizme, kocke, grozdovi i druze: izložba o mineralima, građi od koje je sazdana Zemlja, i o redu koji im daje oblik, boju i tvrdoću.',
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'the-world-of-minerals',
  hero: {
    eyebrow: 'Kristali, rude i stene',
    heading: 'Svet minerala',
    lead: 'Svaka stena, svako zrno peska i svaki dragi kamen počinju od minerala – građe od koje je sazdana čvrsta Zemlja.',
    scene: 'mineral-world',
    alt: 'Crtež preseka geode pune kristala',
  },
  images: [
    { art: 'quartz', alt: 'Crtež izduženih prizmatičnih kristala' },
    { art: 'pyrite', alt: 'Crtež kristala u obliku kocke' },
    { art: 'malachite', alt: 'Crtež minerala grozdastog oblika' },
    { art: 'amethyst', alt: 'Crtež geode pune ljubičastih kristala' },
  ],
  blocks: [
    {
      kind: 'prose',
      heading: 'Mineral ili stena?',
      paragraphs: [
        'Mineral ima određen hemijski sastav i unutrašnji red: njegovi atomi složeni su uvek na isti način. Stena je najčešće mešavina više minerala. U granitu, na primer, golim okom možete da razlikujete kvarc, feldspat i liskun.',
        `Nauka danas poznaje više od ${measure(science.mineralSpecies, 'vrsta')} minerala, ali samo mali broj njih gradi najveći deo stena pod našim nogama.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Kako se čita kristal',
      items: [
        [
          { strong: 'Oblik. ' },
          'Red među atomima vidi se i spolja: neki minerali rastu kao prizme, neki kao kocke, a neki kao grozdovi.',
        ],
        [
          { strong: 'Boja i sjaj. ' },
          'Ista vrsta može da bude bezbojna, ljubičasta ili crna, pa stručnjaci gledaju i sjaj i boju ogreba.',
        ],
        [
          { strong: 'Tvrdoća. ' },
          `Mosova skala ima ${measure(science.mohsScaleSteps, 'stepeni')}: počinje mekim talkom, a završava se dijamantom.`,
        ],
        [
          { strong: 'Društvo. ' },
          'Kristali koji su rasli zajedno na istoj podlozi čine druzu, a kada oblažu šupljinu u steni – geodu.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Zašto su nam potrebni',
      paragraphs: [
        'Od minerala potiču metali, staklo, cement i so, a bez njih ne bi bilo ni delova vašeg telefona. Zato priča o mineralima govori i o tome kako da ono što Zemlja stvara milionima godina trošimo sa merom.',
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'A kada se ugase svetla…',
      text: `Oko ${measure(facts.minerals.fluorescentPercent, '%')} minerala ima još jedno lice, koje se vidi tek pod ultraljubičastom svetlošću.`,
      actions: [{ label: 'Fluorescentni minerali', to: '/fluorescentMinerals' }],
    },
  ],
  next: { label: 'Životinje Afrike', to: '/animalsOfAfrica' },
} as const satisfies ExhibitionContent;
