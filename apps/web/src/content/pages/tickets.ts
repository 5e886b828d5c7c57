import { facts } from '#content/facts.ts';
import { measure, numeral } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';

const { tickets: rules } = facts;

export const tickets = {
  template: 'offer',
  path: '/tickets',
  title: 'Ulaznice',
  description:
    'Cene pojedinačnih, porodičnih i grupnih ulaznica za centar i spomen-kuću, vreme poslednjeg ulaza i pogodnosti koje ulaznica donosi.',
  slot: 'tickets',
  hero: {
    heading: 'Ulaznice',
    lead: 'Ulaznice kupujete na blagajni centra. Evo koliko koštaju i šta sve donose.',
    scene: 'hours',
    strip: 'tickets',
    alt: 'Crtež osvetljene zgrade centra u suton i porodice na putu ka ulazu',
  },
  blocks: [
    {
      kind: 'facts',
      heading: 'Pojedinačne ulaznice',
      display: 'table',
      facts: [
        { label: `Deca mlađa od ${measure(rules.childAgeFrom, 'godine')}`, value: 'besplatno' },
        {
          label: `Deca od ${rules.childAgeFrom} do ${measure(rules.childAgeTo, 'godina')}`,
          value: { priceKind: 'TICKET_CHILD' },
        },
        { label: 'Odrasli', value: { priceKind: 'TICKET_ADULT' } },
        {
          label: 'Spomen-kuća, pojedinačna ulaznica',
          value: { priceKind: 'TICKET_MEMORIAL_HOUSE' },
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Porodične ulaznice',
      display: 'table',
      facts: [
        { label: 'Porodica sa jednim detetom', value: { priceKind: 'TICKET_FAMILY_1_CHILD' } },
        { label: 'Porodica sa dvoje dece', value: { priceKind: 'TICKET_FAMILY_2_CHILDREN' } },
        { label: 'Porodica sa troje dece', value: { priceKind: 'TICKET_FAMILY_3_CHILDREN' } },
        { label: 'Porodica sa četvoro dece', value: { priceKind: 'TICKET_FAMILY_4_CHILDREN' } },
      ],
    },
    {
      kind: 'facts',
      heading: 'Grupne ulaznice',
      display: 'table',
      facts: [
        { label: 'Centar (osnovna grupna ulaznica)', value: { priceKind: 'GROUP_CENTRE' } },
        { label: 'Centar i spomen-kuća', value: { priceKind: 'GROUP_CENTRE_MEMORIAL' } },
        { label: 'Samo spomen-kuća', value: { priceKind: 'GROUP_MEMORIAL' } },
        { label: 'Centar i dodatni sadržaj', value: { priceKind: 'GROUP_CENTRE_ADDITIONAL' } },
        { label: 'Centar, spomen-kuća i dodatni sadržaj', value: { priceKind: 'GROUP_ALL' } },
      ],
      note: [
        `Grupne cene važe po osobi, za grupe od ${numeral(rules.groupFromVisitors)} i više posetilaca. Ako grupa ima organizovan obrok u restoranu centra, dodatni sadržaj je besplatan, a grupna ulaznica se plaća po osnovnoj ceni (`,
        { priceKind: 'GROUP_CENTRE' },
        ').',
      ],
    },
    {
      kind: 'list',
      heading: 'Pre nego što krenete',
      items: [
        'Ulaznice se kupuju na blagajni centra.',
        `Poslednji ulaz je ${measure(rules.lastEntryMinutes, 'minuta')} pre zatvaranja.`,
        'Uz ulaznicu imate besplatan ulaz na gradske bazene.',
        [
          'Grad i okolinu možete da obiđete biciklom: ',
          { text: 'iznajmljivanje bicikala', to: '/bicycle-info' },
          '.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Da svima bude prijatno',
      text: 'Pre posete pročitajte nekoliko kratkih pravila ponašanja.',
      actions: [
        { label: 'Pravila posete', to: '/visit-rules' },
        { label: 'Kupovina grupnih karata', to: '/buyingGroupTickets' },
      ],
    },
  ],
} as const satisfies OfferContent;
