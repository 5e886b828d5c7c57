import type { ExhibitionContent } from '#content/page-content.ts';

export const geodiversity = {
  template: 'exhibition',
  path: '/geodiversity',
  title: 'Geodiverzitet Srbije',
  description:
    'Na gornjem spratu: stene, fosili, pećine i izvori Srbije. Izložba o neživoj prirodi od koje zavise i predeli i živi svet oko nas.',
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'geodiversity',
  hero: {
    eyebrow: 'Gornji sprat',
    heading: 'Geodiverzitet Srbije',
    lead: 'Stene pamte more, vatru, led i reke. Popnite se i pročitajte njihovu priču.',
    scene: 'geodiversity',
    alt: 'Crtež litice od slojeva stena sa pećinom punom stalaktita',
  },
  images: [
    { art: 'rock-layers', alt: 'Crtež talasastih slojeva stena' },
    { art: 'stalactites', alt: 'Crtež stalaktita i vodopada u pećini' },
    { art: 'fossil-leaf', alt: 'Crtež otiska lista u raspolućenoj ploči stene' },
    {
      art: 'earth-pyramids',
      alt: 'Crtež zemljanih kula sa kamenim kapama, kakve su u Đavoljoj Varoši',
    },
  ],
  blocks: [
    {
      kind: 'prose',
      heading: 'Raznolikost nežive prirode',
      paragraphs: [
        'Kada kažemo raznolikost prirode, najpre pomislimo na biljke i životinje. Ali i neživa priroda ima svoje bogatstvo: stene, minerale, fosile, zemljišta, pećine, klisure i izvore. To bogatstvo zovemo geodiverzitetom.',
        'Živi svet na njega se oslanja. Krečnjak, granit i peskovito tlo daju sasvim različita staništa, pa se u istom kraju, na dve podloge, razviju dve različite livade.',
      ],
    },
    {
      kind: 'list',
      heading: 'Šta sve piše u stenama',
      items: [
        [
          { strong: 'Slojevi. ' },
          'Talože se jedan preko drugog, pa su donji obično stariji. Kada su nagnuti ili nabrani, znači da ih je pomerila snaga iz unutrašnjosti Zemlje.',
        ],
        [
          { strong: 'Fosili. ' },
          'Ljuštura amonita u steni na planini dokaz je da je tu nekada bilo more.',
        ],
        [
          { strong: 'Pećine. ' },
          'Voda polako rastvara krečnjak, a zatim ga kap po kap ponovo taloži u stalaktite i stalagmite.',
        ],
        [
          { strong: 'Klisure. ' },
          'Reka se useca, planina se izdiže: iz njihovog nadmetanja nastaju strme litice.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Nasleđe koje ne može da se obnovi',
      paragraphs: [
        'Posečena šuma može ponovo da izraste, ali stalaktit odlomljen u jednom trenutku nastajao je hiljadama godina. Zato u pećini ništa ne diramo, iz prirode ništa ne odnosimo, a kamen sa pričom ostavljamo onome ko dolazi posle nas.',
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
  next: { label: 'Vulkan', to: '/volcano' },
} as const satisfies ExhibitionContent;
