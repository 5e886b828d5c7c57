import { facts } from '#content/facts.ts';
import { hourRange, measure } from '#content/measure.ts';
import type { OfferContent } from '#content/page-content.ts';

const { bicycles } = facts;

export const bicycleInfo = {
  template: 'offer',
  path: '/bicycle-info',
  title: 'Iznajmljivanje bicikala',
  description:
    'Bicikli za razgledanje grada i okoline: ko može da ih iznajmi, kada su na raspolaganju i gde da pročitate opšte uslove iznajmljivanja.',
  slot: 'bicycle-info',
  hero: {
    heading: 'Iznajmljivanje bicikala',
    lead: 'Posetu produžite vožnjom: bicikl je lep način da upoznate grad i okolinu, a vazduh ostaje čist.',
    scene: 'cycle-path',
    strip: 'bicycles',
    alt: 'Crtež porodice na biciklima pored jezera i stegosaurusa',
  },
  blocks: [
    {
      kind: 'prose',
      heading: 'Ko može da vozi',
      paragraphs: [
        `Bicikl može da iznajmi svako ko je stariji od ${measure(bicycles.minimumAge, 'godina')} i pokaže lični dokument. To je besplatno; plaćaju se samo eventualna šteta i prekoračenje vremena.`,
      ],
    },
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        {
          value: hourRange(bicycles.availableFromHour, bicycles.availableToHour),
          label: 'bicikli su na raspolaganju',
        },
        {
          value: hourRange(bicycles.contactFromHour, bicycles.contactToHour),
          label: 'možete da nas pozovete',
        },
        { value: `${bicycles.minimumAge}+`, label: 'godina starosti, uz lični dokument' },
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Pre prve vožnje',
      text: 'Pročitajte šta korisnik može, šta treba i za šta odgovara.',
      actions: [{ label: 'Opšti uslovi iznajmljivanja', to: '/bicycle-rules' }],
    },
  ],
} as const satisfies OfferContent;
