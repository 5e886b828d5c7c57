import type { ParkPageContent } from '#content/page-content.ts';

export const gameRoom = {
  template: 'park',
  path: '/gameRoom',
  title: 'Igraonica',
  description:
    'Igraonica u sklopu centra: mesto gde se priča o dinosaurusima nastavlja kroz igru, interaktivne predstave i dečije rođendane.',
  slot: 'game-room',
  hero: {
    eyebrow: 'Igra i otkrivanje',
    heading: 'Igraonica',
    lead: 'Ono što se vidi na izložbi najbolje se pamti kroz igru. U igraonici najmlađi nastavljaju priču na svoj način.',
    scene: 'game-room',
    alt: 'Crtež igraonice sa toboganom u obliku dugovratog dinosaurusa',
  },
  images: [
    { art: 'dino-slide', alt: 'Crtež tobogana u obliku dinosaurusa' },
    { art: 'toy-blocks', alt: 'Crtež šarenih kocaka za slaganje' },
    { art: 'ball-pool', alt: 'Crtež bazena sa lopticama' },
    { art: 'climbing-wall', alt: 'Crtež deteta uz zid sa šarenim hvatovima' },
  ],
  blocks: [
    {
      kind: 'prose',
      heading: 'Predstave za najmlađe',
      paragraphs: [
        [
          'U igraonici se održavaju interaktivne predstave. One su deo posebnog paketa za predškolske ustanove i učenike od I do IV razreda: pogledajte ',
          { text: 'šta obuhvata grupna poseta', to: '/groupVisit' },
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Učenje koje liči na igru',
      paragraphs: [
        'Dete koje je upravo videlo skelet dinosaurusa ima hiljadu pitanja. Kroz igru ih postavlja naglas, isprobava odgovore i usput nauči više nego što primeti.',
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Rođendan među dinosaurusima',
      text: 'Proslavite rođendan kod nas: program biramo prema uzrastu slavljenika i gostiju.',
      actions: [{ label: 'Organizacija dečijih rođendana', to: '/birthday' }],
    },
  ],
} as const satisfies ParkPageContent;
