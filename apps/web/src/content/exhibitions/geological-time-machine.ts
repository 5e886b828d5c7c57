import { measure } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';
import { science } from '#content/science-facts.ts';

export const geologicalTimeMachine = {
  template: 'exhibition',
  path: '/geologicalTimeMachine',
  title: 'Geološki vremeplov',
  description:
    'Tunel koji vodi od Sunčevog sistema, preko geološke prošlosti Zemlje, do evolucije hominida: milijarde godina u jednoj šetnji.',
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'geological-time-machine',
  hero: {
    eyebrow: 'Tunel kroz vreme',
    heading: 'Geološki vremeplov',
    lead: 'U tunel ulazite kroz Sunčev sistem, prolazite geološku prošlost Zemlje, a izlazite među pretke čoveka.',
    scene: 'time-machine',
    alt: 'Crtež planeta i osvetljenog tunela kojim hodaju posetioci',
  },
  images: [
    { art: 'solar-system', alt: 'Crtež planeta na putanjama oko Sunca' },
    { art: 'trilobite', alt: 'Crtež fosila trilobita' },
    { art: 'ammonite', alt: 'Crtež spiralne ljušture amonita' },
    { art: 'hand-prints', alt: 'Crtež otisaka ljudskih šaka na zidu pećine' },
  ],
  blocks: [
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        {
          value: `oko ${measure(science.earthAgeBillionYears, 'milijardi')}`,
          label: 'godina stara je Zemlja',
        },
        {
          value: `više od ${measure(science.oldestLifeBillionYears, 'milijardi')}`,
          label: 'godina traje život na njoj',
        },
        {
          value: `oko ${measure(science.homoSapiensThousandYears, 'hiljada')}`,
          label: 'godina postoji naša vrsta',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Prva stanica: Sunčev sistem',
      paragraphs: [
        `Putovanje počinje u kosmosu, pored Sunca i ${measure(science.planets, 'planeta')}. Zemlja je nastala od istog oblaka gasa i prašine kao i njeni susedi, ali je jedina za koju znamo da na njoj postoji život.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Druga stanica: prošlost Zemlje',
      paragraphs: [
        'Kontinenti su se spajali i razdvajali, mora su se otvarala i nestajala, a svako doba ostavilo je svoj sloj stena i svoje fosile. Trilobiti pričaju o drevnim morima, amoniti o vodama u kojima su plivali dok su kopnom hodali dinosaurusi.',
        'Geolozi te slojeve čitaju kao stranice knjige: dublji sloj je obično stariji, a svaki čuva podatke o klimi, vodi i živim bićima svog vremena.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Treća stanica: evolucija hominida',
      paragraphs: [
        [
          'Pred kraj tunela srećete hominide. Uspravan hod, vešte ruke, oruđe i vatra nisu se pojavili odjednom: trag vodi od prvih dvonožnih predaka do vrste ',
          { latin: 'Homo sapiens' },
          ', kojoj pripadamo svi mi.',
        ],
        'Kada se celo to putovanje složi u jednu šetnju, ljudska istorija staje u njen poslednji korak.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      text: [
        'Vremeplov je deo obilaska sa vodičem za grupe svih uzrasta. Pogledajte ',
        { text: 'šta obuhvata grupna poseta', to: '/groupVisit' },
        '.',
      ],
    },
  ],
  next: { label: 'Svet minerala', to: '/theWorldOfMinerals' },
} as const satisfies ExhibitionContent;
