import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';
import { contactPersonPath } from '#content/public-path.ts';

const { birthday: terms } = facts;
const [toddlers, preschoolers, pupils, teenagers] = terms.ageLimits;

export const birthday = {
  template: 'offer',
  path: '/birthday',
  title: 'Organizacija dečijih rođendana',
  description:
    'Rođendan među dinosaurusima: program prema uzrastu slavljenika, rođendanski meni, slatki sto i švedski sto za odrasle goste.',
  slot: 'birthday',
  hero: {
    eyebrow: 'Rođendan među dinosaurusima',
    heading: 'Organizacija dečijih rođendana',
    lead: 'Slavljenik bira društvo, a mi pripremamo program, hranu i prostor za igru.',
    scene: 'birthday',
    alt: 'Crtež dinosaurusa oko rođendanske torte, sa balonima i konfetama',
  },
  blocks: [
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        { value: { priceKind: 'BIRTHDAY_RENTAL' }, label: 'zakup termina' },
        { value: measure(terms.rentalHours, 'sata'), label: 'trajanje termina' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Program prema uzrastu',
      columns: 4,
      visibleItems: 2,
      cards: [
        {
          title: `Do ${measure(toddlers, 'godine')}`,
          image: { art: 'egg-nest', alt: 'Crtež gnezda sa jajima dinosaurusa' },
          lists: [
            {
              items: [
                'Igra u igraonici uz roditelje',
                'Priča o malom dinosaurusu',
                'Kratka šetnja među replikama',
                'Posluženje za decu',
                'Torta i zajednička fotografija',
              ],
            },
          ],
        },
        {
          title: `Od ${toddlers} do ${measure(preschoolers, 'godina')}`,
          image: { art: 'tracks', alt: 'Crtež otisaka dinosaurusa u pesku' },
          lists: [
            {
              items: [
                'Interaktivna predstava u igraonici',
                'Potraga za dinosaurusima u parku',
                'Igra u igraonici',
                'Rođendanski meni',
                'Torta i zajednička fotografija',
              ],
            },
          ],
        },
        {
          title: `Od ${preschoolers} do ${measure(pupils, 'godina')}`,
          image: { art: 'volcano-by-lake', alt: 'Crtež vulkana sa tokom lave' },
          lists: [
            {
              items: [
                'Obilazak izložbe Svet dinosaurusa',
                'Ulazak u vulkan',
                'Igre među replikama u parku',
                'Rođendanski meni',
                'Torta i zajednička fotografija',
              ],
            },
          ],
        },
        {
          title: `Od ${pupils} do ${measure(teenagers, 'godina')}`,
          image: { art: 'glowing-prisms', alt: 'Crtež kristala koji svetle u mraku' },
          lists: [
            {
              items: [
                'Putovanje geološkim vremeplovom',
                'Fluorescentni minerali u mraku',
                'Kviz za mlade istraživače',
                'Rođendanski meni',
                'Torta i zajednička fotografija',
              ],
            },
          ],
        },
      ],
      note: 'Konačan program dogovaramo prema broju dece i željama slavljenika.',
    },
    {
      kind: 'cards',
      heading: 'Ponuda hrane i pića za grupe',
      columns: 4,
      cards: [
        {
          title: 'Rođendanski meni 1',
          lists: [{ items: ['Pileći file ili pljeskavica', 'Pomfrit', 'Sok'] }],
        },
        {
          title: 'Rođendanski meni 2',
          lists: [
            { items: ['Pileća supa', 'Pileći file ili pljeskavica', 'Prilog i salata', 'Sok'] },
          ],
        },
        {
          title: 'Slatki sto',
          lists: [{ items: ['Sitni kolači', 'Voće'] }],
        },
        {
          title: 'Piće za slavlje',
          lists: [{ items: ['Sokovi', 'Voda', 'Dečji šampanjac (bez alkohola)'] }],
        },
        {
          title: 'Švedski sto 1 za odrasle',
          lists: [{ items: ['Hladno predjelo', 'Slano pecivo', 'Salate'] }],
        },
        {
          title: 'Švedski sto 2 za odrasle',
          lists: [{ items: ['Hladno predjelo', 'Topla jela', 'Salate', 'Pecivo'] }],
        },
        {
          title: 'Švedski sto 3 za odrasle',
          lists: [
            { items: ['Hladno i toplo predjelo', 'Topla jela sa prilogom', 'Salate', 'Kolači'] },
          ],
        },
        {
          title: 'Piće za odrasle',
          lists: [{ items: ['Kafa i čaj', 'Sokovi i mineralna voda', 'Pivo i vino'] }],
        },
      ],
      note: 'Sastav menija i stolova naveden je kao primer. Tačan sastav, količine i cenu potvrđujemo kada se dogovorimo o proslavi.',
    },
    {
      kind: 'callout',
      tone: 'note',
      heading: 'Rođendanska torta',
      text: 'Rođendansku tortu donosi slavljenik, obavezno sa deklaracijom.',
      actions: [{ label: 'Kontaktirajte nas', to: contactPersonPath }],
    },
    {
      kind: 'images',
      heading: 'Kako izgleda proslava',
      display: 'strip',
      images: [
        { art: 'birthday-cake', alt: 'Crtež rođendanske torte sa svećicama' },
        { art: 'balloons', alt: 'Crtež šarenih balona' },
        { art: 'dinosaur-party', alt: 'Crtež tiranosaurusa pored rođendanske torte' },
        { art: 'presents', alt: 'Crtež poklona i konfeta' },
        { art: 'dino-slide', alt: 'Crtež tobogana u obliku dinosaurusa' },
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Dogovorimo proslavu',
      text: 'Recite nam koliko godina slavljenik puni, broj gostiju i željeni dan, a mi ćemo predložiti program.',
      actions: [{ label: 'Kontaktirajte nas', to: contactPersonPath }],
    },
  ],
} as const satisfies OfferContent;
