import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';
import { contactPersonPath } from '#content/public-path.ts';

const { happening: rooms } = facts;

export const happening = {
  template: 'offer',
  path: '/happening',
  title: 'Organizacija događaja',
  description:
    'Učionice, računarska učionica i multimedijalna sala za seminare, radionice i skupove, uz tehničku podršku, prevod i koktel u kafeu.',
  slot: 'happening',
  hero: {
    eyebrow: 'Seminari, radionice, skupovi',
    heading: 'Organizacija događaja',
    lead: 'Za obuke, predavanja i skupove pripremamo prostor, opremu i prateći program.',
    scene: 'happening',
    alt: 'Crtež sale pune slušalaca pred velikim platnom sa dinosaurusom',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Prostor',
      columns: 4,
      cards: [
        {
          title: 'Učionice',
          text: `Po ${measure(rooms.classroomSeats, 'mesta')}, za radionice, obuke i rad u manjim grupama.`,
          image: { art: 'classroom', alt: 'Crtež učionice sa tablom' },
          action: { label: 'Kontaktirajte nas', to: contactPersonPath },
        },
        {
          title: 'Računarska učionica',
          text: `${measure(rooms.computerRoomSeats, 'mesta')} za obuke na računarima.`,
          image: { art: 'computer-room', alt: 'Crtež učionice sa računarima' },
          action: { label: 'Kontaktirajte nas', to: contactPersonPath },
        },
        {
          title: 'Multimedijalna sala',
          text: `${measure(rooms.multimediaHallSeats, 'mesta')} za predavanja, promocije i projekcije.`,
          image: { art: 'hall-screen', alt: 'Crtež sale sa velikim platnom' },
          action: { label: 'Kontaktirajte nas', to: contactPersonPath },
        },
        {
          title: 'Koktel u kafeu',
          text: 'Organizujemo koktel za učesnike i goste u kafeu centra.',
          image: { art: 'cocktail', alt: 'Crtež tri čaše sa koktelom' },
          action: { label: 'Kontaktirajte nas', to: contactPersonPath },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Tehnička podrška i parking',
      items: [
        'Tehnička podrška tokom događaja: oprema i simultano prevođenje',
        'Parking, uz naplatu',
      ],
    },
    {
      kind: 'list',
      heading: 'Dodatna ponuda',
      items: [
        'Koktel dobrodošlice',
        'Turistički program',
        'Poklon-paketi',
        `Smeštaj u učeničkom domu tokom školskog raspusta, za više od ${measure(rooms.dormitoryAboveParticipants, 'učesnika')}`,
        'Drugi posebni programi, po dogovoru',
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Imate događaj u planu?',
      text: 'Javite nam broj učesnika, datum i šta vam je potrebno. Predložićemo prostor i program.',
      actions: [{ label: 'Kontaktirajte nas', to: contactPersonPath }],
    },
  ],
} as const satisfies OfferContent;
