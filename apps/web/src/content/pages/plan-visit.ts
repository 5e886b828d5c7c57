import type { Block, Card } from '#content/blocks.ts';
import { directions, type DirectionsContent } from '#content/directions.ts';
import { facts } from '#content/facts.ts';
import { measure, numeral } from '#content/measure.ts';
import type { OwnPageContent, Question } from '#content/page-content.ts';
import { practicalFacts as visit } from '#content/practical-facts.ts';

const { tickets, groupVisit } = facts;

type PlanVisitContent = OwnPageContent & {
  readonly practical: Block & { readonly kind: 'cards'; readonly cards: readonly Card[] };
  readonly directions: DirectionsContent;
  readonly questions: readonly Question[];
  readonly invitation: Block;
};

/** What a visitor asks before setting out; the owner's answers stand in `practical-facts.ts`. */
export const planVisit = {
  template: 'own',
  path: '/planirajte-posetu',
  title: 'Planirajte posetu',
  description:
    'Radno vreme, trajanje obilaska, parking, kolica i pristupačnost, psi, hrana, kiša i zima, fotografisanje i put do centra: sve pre polaska.',
  slot: 'plan-visit',
  hero: {
    eyebrow: 'Pre polaska',
    heading: 'Planirajte posetu',
    lead: 'Kada radimo, koliko traje obilazak i šta da ponesete – na jednoj strani.',
    scene: 'weekend',
    strip: 'plan-visit',
    alt: 'Crtež porodice kraj putokaza, autobusa pod drvećem i brahiosaurusa iza krošnji',
  },
  practical: {
    kind: 'cards',
    heading: 'Dobro je da znate',
    columns: 3,
    cards: [
      { title: 'Koliko traje obilazak', text: visit.duration },
      { title: 'Kiša i zima', text: visit.weather },
      { title: 'Parking i autobusi', text: visit.parking },
      { title: 'Dečja i invalidska kolica', text: visit.access },
      { title: 'Toaleti', text: visit.toilets },
      { title: 'Psi', text: visit.dogs },
      { title: 'Hrana i piće', text: visit.food },
      { title: 'Fotografisanje', text: visit.photographs },
      {
        title: 'Ulaznice',
        text: 'Kupuju se na blagajni centra. Uz ulaznicu imate besplatan ulaz na gradske bazene.',
        action: { label: 'Cene ulaznica', to: '/tickets' },
      },
    ],
  },
  directions: { ...directions, text: `${directions.text} ${visit.bus}` },
  questions: [
    {
      question: 'Do kada se ulazi?',
      answer: `Poslednji ulaz je ${measure(tickets.lastEntryMinutes, 'minuta')} pre zatvaranja.`,
    },
    {
      question: 'Da li deca plaćaju ulaznicu?',
      answer: `Deca mlađa od ${measure(tickets.childAgeFrom, 'godine')} ulaze besplatno, a od ${numeral(tickets.childAgeFrom)} do ${measure(tickets.childAgeTo, 'godina')} po dečjoj ceni. Za roditelje sa decom postoje porodične ulaznice.`,
    },
    {
      question: 'Da li mogu da kupim ulaznicu preko interneta?',
      answer: 'Ne, ulaznice se kupuju na blagajni centra.',
    },
    {
      question: 'Da li grupa mora da se najavi?',
      answer: `Da, najmanje nedelju dana pre dolaska. Obilazak grupe traje do ${measure(groupVisit.tourMinutes, 'minuta')}, a uz ručak u restoranu do ${measure(groupVisit.tourWithMealMinutes, 'minuta')}.`,
    },
  ],
  invitation: {
    kind: 'callout',
    tone: 'invitation',
    heading: 'Imate još neko pitanje?',
    text: 'Pišite nam ili nas pozovite, a pre dolaska pročitajte i kratka pravila posete.',
    actions: [
      { label: 'Kontakt', to: '/contactUs' },
      { label: 'Pravila posete', to: '/visit-rules' },
    ],
  },
} as const satisfies PlanVisitContent;
