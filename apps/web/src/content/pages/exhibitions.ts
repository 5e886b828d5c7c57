import { facts } from '#content/facts.ts';
import { measure, numeral } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';

const { exhibitions: counts, africa, minerals, serbia, mammoth, park } = facts;

export const exhibitions = {
  template: 'offer',
  path: '/exhibitions',
  title: 'Izložbe',
  description:
    'Svet dinosaurusa, geološki vremeplov, minerali, životinje Afrike, priroda Srbije, vulkan i mamut: pregled svih stalnih izložbi centra.',
  slot: 'exhibitions',
  hero: {
    eyebrow: 'Stalna postavka',
    heading: 'Izložbe',
    lead: `Kroz ${measure(counts.indoor, 'stalnih izložbi')} u zgradi i još jednu u vulkanu prolazite put dug milijarde godina.`,
    scene: 'gallery',
    alt: 'Crtež sale čiji se lukovi otvaraju na ledeno doba, savanu i pećinu kristala, sa posetiocima ispred njih',
  },
  blocks: [
    {
      kind: 'cards',
      intro:
        'Svaka izložba ima svog junaka: skelet, kristal, kljovu ili leptira. Možete da ih obiđete redom, kao jednu priču o Zemlji, ili da krenete pravo ka onome što vas najviše zanima.',
      columns: 3,
      cards: [
        {
          title: 'Svet dinosaurusa',
          text: 'Centralna sala i skeleti životinja koje su obeležile mezozoik.',
          image: { art: 'skull', alt: 'Crtež lobanje velikog dinosaurusa' },
          action: { label: 'Detaljnije', to: '/dinosaurusPage' },
        },
        {
          title: 'Geološki vremeplov',
          text: 'Tunel kroz Sunčev sistem, geološku prošlost i evoluciju hominida.',
          image: { art: 'card-time-machine', alt: 'Crtež posetilaca u svetlom tunelu' },
          action: { label: 'Detaljnije', to: '/geologicalTimeMachine' },
        },
        {
          title: 'Svet minerala',
          text: 'Kristali, rude i stene: građa od koje je sazdana Zemlja.',
          image: {
            art: 'card-mineral-world',
            alt: 'Crtež preseka geode sa ljubičastim kristalima',
          },
          action: { label: 'Detaljnije', to: '/theWorldOfMinerals' },
        },
        {
          title: 'Životinje Afrike',
          text: `Žirafa viša od ${measure(africa.giraffeHeightMetres, 'm')} i slon teži od ${measure(africa.elephantWeightTonnes, 't')}.`,
          image: { art: 'card-africa', alt: 'Crtež slona u savani' },
          action: { label: 'Detaljnije', to: '/animalsOfAfrica' },
        },
        {
          title: 'Biodiverzitet Srbije',
          text: `Značajna područja: ${numeral(serbia.plantAreas)} za biljke, ${numeral(serbia.birdAreas)} za ptice i ${numeral(serbia.butterflyAreas)} za dnevne leptire.`,
          image: { art: 'card-biodiversity', alt: 'Crtež dve rode na cvetnoj livadi' },
          action: { label: 'Detaljnije', to: '/biodiversity' },
        },
        {
          title: 'Geodiverzitet Srbije',
          text: 'Gornji sprat: stene, fosili i pećine naših predela.',
          image: { art: 'card-geodiversity', alt: 'Crtež pećine i vodopada pod slojevima stena' },
          action: { label: 'Detaljnije', to: '/geodiversity' },
        },
        {
          title: 'Vulkan',
          text: `Izložba u maketi vulkana visokoj oko ${measure(park.volcanoHeightMetres, 'm')}.`,
          image: { art: 'card-volcano', alt: 'Crtež vulkana u preseku' },
          action: { label: 'Detaljnije', to: '/volcano' },
        },
        {
          title: 'Fluorescentni minerali',
          text: `Oko ${measure(minerals.fluorescentPercent, '%')} minerala svetli pod ultraljubičastom lampom.`,
          image: { art: 'card-minerals', alt: 'Crtež kristala koji svetle u mraku' },
          action: { label: 'Detaljnije', to: '/fluorescentMinerals' },
        },
        {
          title: 'Mamut',
          text: `Replika mamuta pronađenog ${mammoth.foundInYear}. na dubini od ${measure(mammoth.depthMetres, 'm')}.`,
          image: { art: 'card-mammoth', alt: 'Crtež mamuta sa povijenim kljovama' },
          action: { label: 'Detaljnije', to: '/mammoth' },
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Dolazite sa grupom?',
      text: 'Grupe obilaze izložbe sa vodičem. Pogledajte šta obuhvata obilazak za vaš uzrast.',
      actions: [
        { label: 'Zakažite grupnu posetu', to: '/buyingGroupTickets' },
        { label: 'Detaljnije', to: '/groupVisit' },
      ],
    },
  ],
} as const satisfies OfferContent;
