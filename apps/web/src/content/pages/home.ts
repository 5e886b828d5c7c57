import type { SceneName } from '@museum/art/art-names';
import type { Action, Card, ContentImage, Fact, RichText } from '#content/blocks.ts';
import { directions, type DirectionsContent } from '#content/directions.ts';
import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { OwnPageContent } from '#content/page-content.ts';

const { exhibitions, park, minerals, distancesKm } = facts;

export type Slide = {
  readonly scene: SceneName;
  readonly alt: string;
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text?: string;
  /** Rows that the owner sets in `organisation.ts`. */
  readonly timetable?: 'openingHours' | 'weekendProgramme';
  readonly action: Action;
};

type HomeContent = OwnPageContent & {
  readonly slides: readonly [Slide, Slide, Slide, Slide, Slide, Slide];
  readonly infoBar: readonly Fact[];
  readonly intro: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  readonly cards: readonly Card[];
  readonly impressions: {
    readonly heading: string;
    /** Says that the quotes are examples, until the owner has put visitors' own here. */
    readonly note: string;
    readonly images: readonly (ContentImage & { readonly quote: string; readonly who: string })[];
  };
  readonly directions: DirectionsContent;
  readonly alsoOnOffer: {
    readonly heading: string;
    readonly groupVisit: {
      readonly heading: string;
      readonly text: string;
      readonly actions: readonly [Action, Action];
    };
    readonly cards: readonly Card[];
  };
  readonly partnersHeading: string;
};

export const home = {
  template: 'own',
  path: '/',
  title: 'Putovanje kroz vreme',
  description: `Izložbe, Dino park sa više od ${measure(park.replicas, 'replika')}, vulkan, igraonica i restoran: jednodnevni izlet kroz istoriju Zemlje za porodice, škole i grupe.`,
  slot: 'home',
  hero: {
    heading: 'Putovanje kroz vreme počinje ovde',
    lead: 'Od nastanka Sunčevog sistema do živog sveta oko nas – u jednom danu, na jednom mestu.',
    scene: 'mesozoic',
    alt: 'Crtež diplodokusa pored jezera, sa vulkanom u pozadini',
  },
  slides: [
    {
      scene: 'hours',
      alt: 'Crtež zgrade centra u suton, sa posetiocima na stazi i dugovratim dinosaurusom iza krova',
      heading: 'Radno vreme',
      timetable: 'openingHours',
      text: `Poslednji ulaz je ${measure(facts.tickets.lastEntryMinutes, 'minuta')} pre zatvaranja.`,
      action: { label: 'Ulaznice', to: '/tickets' },
    },
    {
      scene: 'weekend',
      alt: 'Crtež praznika u parku: šatori, zastavice, porodice i triceratops',
      heading: 'Program vikendom',
      timetable: 'weekendProgramme',
      action: { label: 'Kontakt', to: '/contactUs' },
    },
    {
      scene: 'mesozoic',
      alt: 'Crtež diplodokusa pored jezera, sa vulkanom u pozadini',
      eyebrow: 'Dinosville',
      heading: 'Zakoračite među džinove',
      text: `Diplodokus visok ${measure(park.diplodocusHeightMetres, 'm')} i dug ${measure(park.diplodocusLengthMetres, 'm')} najveći je među više od ${measure(park.replicas, 'replika')} u parku.`,
      action: { label: 'Upoznajte Dinosville', to: '/dinosville' },
    },
    {
      scene: 'mammoth',
      alt: 'Crtež mamuta dugih, povijenih kljova u travnatoj stepi',
      eyebrow: 'Mamut',
      heading: 'Susret sa mamutom',
      text: `Pronađen je ${facts.mammoth.foundInYear}. godine na dubini od ${measure(facts.mammoth.depthMetres, 'm')}. Njegova replika čeka vas na izložbi.`,
      action: { label: 'Upoznajte mamuta', to: '/mammoth' },
    },
    {
      scene: 'minerals',
      alt: 'Crtež kristala koji u tamnoj pećini svetle zeleno i ljubičasto',
      eyebrow: 'Fluorescentni minerali',
      heading: 'Kamen koji svetli',
      text: `Oko ${measure(minerals.fluorescentPercent, '%')} minerala zasija tek kada se ugase svetla i upali ultraljubičasta lampa.`,
      action: { label: 'Otkrijte zašto', to: '/fluorescentMinerals' },
    },
    {
      scene: 'volcano',
      alt: 'Crtež vulkana u preseku, sa magmom koja se penje ka krateru',
      eyebrow: 'Vulkan',
      heading: 'Uđite u vulkan',
      text: `U maketi visokoj oko ${measure(park.volcanoHeightMetres, 'm')} krije se posebna izložba.`,
      action: { label: 'Zavirite u vulkan', to: '/volcano' },
    },
  ],
  infoBar: [
    {
      value: `${exhibitions.indoor} + ${exhibitions.inVolcano}`,
      label: 'stalnih izložbi u zgradi i jedna u vulkanu',
    },
    { value: `više od ${park.replicas}`, label: 'replika u parku Dinosville' },
    { value: { priceKind: 'TICKET_ADULT' }, label: 'ulaznica za odrasle' },
    { value: measure(distancesKm.motorway, 'km'), label: 'od auto-puta' },
  ],
  intro: {
    heading: 'Zemlja pamti, a mi pričamo',
    paragraphs: [
      'Zemlja pamti sve: u slojevima stena, u kristalima, u kostima i otiscima. Kod nas te slojeve prolazite redom – od Sunčevog sistema i geološkog vremeplova, preko sveta dinosaurusa i replike mamuta, do životinja Afrike i prirode Srbije.',
      `U zgradi vas čeka ${measure(exhibitions.indoor, 'stalnih izložbi')}, a u vulkanu još jedna. Napolju je Dino park sa više od ${measure(park.replicas, 'replika')}. Ponesite radoznalost, a mi ćemo se pobrinuti za priču.`,
    ],
  },
  cards: [
    {
      title: 'Izložbe',
      text: 'Dinosaurusi, minerali, mamut, Afrika i priroda Srbije.',
      image: { art: 'card-exhibitions', alt: 'Crtež skeleta dinosaurusa u velikoj sali' },
      action: { label: 'Detaljnije', to: '/exhibitions' },
    },
    {
      title: 'Dinosville',
      text: 'Dino park i vulkan pod otvorenim nebom.',
      image: { art: 'card-dinosville', alt: 'Crtež diplodokusa u suton' },
      action: { label: 'Detaljnije', to: '/dinosville' },
    },
    {
      title: 'Igraonica',
      text: 'Igra i interaktivne predstave za najmlađe.',
      image: { art: 'card-game-room', alt: 'Crtež tobogana u obliku dinosaurusa' },
      action: { label: 'Detaljnije', to: '/gameRoom' },
    },
    {
      title: 'Restoran',
      text: 'Predah posle obilaska i ručak za grupe.',
      image: {
        art: 'card-restaurant',
        alt: 'Crtež restorana sa pogledom na dugovratog dinosaurusa',
      },
      action: { label: 'Detaljnije', to: '/restaurant' },
    },
    {
      title: 'Suvenirnica',
      text: 'Uspomena koja produžava posetu.',
      image: { art: 'card-souvenir-shop', alt: 'Crtež police sa suvenirima' },
      action: { label: 'Detaljnije', to: '/souvenirShop' },
    },
  ],
  impressions: {
    heading: 'Utisci posetilaca',
    note: 'Utisci su primeri.',
    images: [
      {
        art: 'impression-giant',
        alt: 'Crtež dece pored velikog triceratopsa',
        quote: '„Triceratops je veći od naše kuće!“',
        who: 'Vuk, prvi razred',
      },
      {
        art: 'impression-skeleton',
        alt: 'Crtež posetilaca pred skeletom dinosaurusa',
        quote: '„Vodič je pričao tako da su i nemirni slušali.“',
        who: 'Učiteljica',
      },
      {
        art: 'impression-play',
        alt: 'Crtež deteta u bazenu sa lopticama',
        quote: '„Iz igraonice smo jedva izašli.“',
        who: 'Mama dvoje dece',
      },
      {
        art: 'impression-tunnel',
        alt: 'Crtež porodice u svetlom tunelu vremeplova',
        quote: '„Od Sunca do čoveka za pola sata hoda.“',
        who: 'Porodica na izletu',
      },
      {
        art: 'impression-dig',
        alt: 'Crtež porodica kod šatora u parku',
        quote: '„Došli smo na sat, ostali ceo dan.“',
        who: 'Posetioci vikend programa',
      },
    ],
  },
  directions,
  alsoOnOffer: {
    heading: 'Takođe u ponudi',
    groupVisit: {
      heading: 'Grupne posete',
      text: 'Za vrtiće, škole, agencije i ustanove: obilazak muzeja sa vodičem, Dino park i poseban paket sa filmom i ručkom.',
      actions: [
        { label: 'Zakažite grupnu posetu', to: '/buyingGroupTickets' },
        { label: 'Detaljnije', to: '/groupVisit' },
      ],
    },
    cards: [
      {
        title: 'Organizacija dečijih rođendana',
        text: 'Program prema uzrastu, meni za decu i goste, rođendan među dinosaurusima.',
        image: { art: 'card-birthday', alt: 'Crtež dinosaurusa na rođendanskoj proslavi' },
        action: { label: 'Detaljnije', to: '/birthday' },
      },
      {
        title: 'Organizacija događaja',
        text: 'Učionice, računarska učionica, multimedijalna sala i koktel u kafeu.',
        image: { art: 'card-happening', alt: 'Crtež multimedijalne sale sa platnom' },
        action: { label: 'Detaljnije', to: '/happening' },
      },
    ],
  },
  partnersHeading: 'Naši partneri',
} as const satisfies HomeContent;
