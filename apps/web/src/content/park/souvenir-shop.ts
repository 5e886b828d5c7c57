import type { ParkPageContent } from '#content/page-content.ts';

export const souvenirShop = {
  template: 'park',
  path: '/souvenirShop',
  title: 'Suvenirnica',
  description:
    'Suvenirnica centra: uspomene na dinosauruse, minerale i mamuta za male i velike istraživače i poklon za one koji nisu mogli da dođu.',
  slot: 'souvenir-shop',
  hero: {
    eyebrow: 'Uspomena na putovanje',
    heading: 'Suvenirnica',
    lead: 'Ponesite kući delić sveta koji ste upravo obišli.',
    scene: 'souvenir-shop',
    alt: 'Crtež polica suvenirnice sa figurama dinosaurusa, knjigama i kristalima',
  },
  images: [
    { art: 'toy-dinosaurs', alt: 'Crtež police sa figuricama i knjigama' },
    { art: 'gift-minerals', alt: 'Crtež kristala za poklon' },
    { art: 't-shirts', alt: 'Crtež majica sa znakom amonita' },
    { art: 'gift-bags', alt: 'Crtež kesa sa znakom amonita' },
  ],
  blocks: [
    {
      kind: 'prose',
      heading: 'Za male i velike istraživače',
      paragraphs: [
        'Nekoga je najviše obradovao diplodokus, nekoga kamen koji svetli, a nekoga mamut. Svratite u suvenirnicu na kraju obilaska, dok su utisci još sveži, i izaberite ono što će vas na njih podsećati.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Poklon za goste i učesnike',
      paragraphs: [
        [
          'Uz organizaciju skupova i drugih događaja pripremamo i poklon-pakete. Pojedinosti su na strani ',
          { text: 'Organizacija događaja', to: '/happening' },
          '.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      text: [
        'Kamenčiće i fosile iz prirode ostavite tamo gde ste ih našli. Zašto je to važno, govori izložba ',
        { text: 'Geodiverzitet Srbije', to: '/geodiversity' },
        '.',
      ],
    },
  ],
} as const satisfies ParkPageContent;
