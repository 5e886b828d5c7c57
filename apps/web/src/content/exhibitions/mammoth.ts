import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';

export const mammoth = {
  template: 'exhibition',
  path: '/mammoth',
  title: 'Mamut',
  description: `Replika mamuta pronađenog ${facts.mammoth.foundInYear}. godine na dubini od ${measure(facts.mammoth.depthMetres, 'metra')}. Upoznajte rođaka današnjih slonova i svet u kojem je živeo.`,
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'mammoth',
  hero: {
    eyebrow: 'Replika',
    heading: 'Mamut',
    lead: `Pronađen je ${facts.mammoth.foundInYear}. godine, na dubini od ${measure(facts.mammoth.depthMetres, 'm')}. Pred njegovom replikom lako je zamisliti zemlju po kojoj je hodao.`,
    scene: 'mammoth',
    alt: 'Crtež mamuta dugih, povijenih kljova u travnatoj stepi',
  },
  images: [
    { art: 'tusk', alt: 'Crtež povijene mamutove kljove' },
    {
      art: 'excavation',
      alt: `Crtež iskopa sa lestvama i kostima na dubini od ${measure(facts.mammoth.depthMetres, 'm')}`,
    },
    { art: 'steppe', alt: 'Crtež hladne stepe sa krdom saiga i ponekom brezom' },
    { art: 'footprint', alt: 'Crtež okruglih otisaka mamutovih stopala, sa noktima, u blatu' },
  ],
  blocks: [
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        { value: `${facts.mammoth.foundInYear}.`, label: 'godina u kojoj je pronađen' },
        { value: measure(facts.mammoth.depthMetres, 'm'), label: 'dubina na kojoj je ležao' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Pod slojevima zemlje',
      paragraphs: [
        'Da bi se kosti sačuvale, treba da ih brzo prekrije mulj ili pesak i da dugo ostanu van domašaja vazduha i vode koja teče. Svaki novi sloj gurao ih je sve dublje, dok ih ljudi nisu ponovo izneli na svetlost.',
        'Dubina je za naučnike važan podatak: govori koji su slojevi ispod, koji iznad, i tako pomaže da se odredi kada je životinja živela.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Rođak današnjih slonova',
      paragraphs: [
        'Mamuti su bili biljojedi. Kutnjaci sa mnogo poprečnih grebena mleli su žilavu travu, a duge povijene kljove služile su za odbranu i nadmetanje. Azijski slon im je bliži srodnik nego afrički.',
        'Naše krajeve tada su pokrivali otvoreni, travnati predeli sa retkim drvećem. Sa promenom klime i dolaskom čoveka ti predeli su se menjali, a mamuti su postepeno nestali.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Zašto replika',
      paragraphs: [
        'Prave kosti su krhke i nezamenljive, pa se čuvaju i proučavaju u posebnim uslovima. Replika prenosi njihov oblik i dopušta vam da mamuta sagledate u celini.',
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      text: [
        'Mamut je deo obilaska za izlete osnovnih i srednjih škola. Pogledajte ',
        { text: 'šta obuhvata grupna poseta', to: '/groupVisit' },
        '.',
      ],
    },
  ],
  next: { label: 'Svet dinosaurusa', to: '/dinosaurusPage' },
} as const satisfies ExhibitionContent;
