import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { OwnPageContent } from '#content/page-content.ts';

type MyRequestContent = OwnPageContent & {
  readonly withoutScript: string;
  /** In place of a request, where the address names none. */
  readonly withoutKey: string;
  /** The same, where it names none that there is. */
  readonly wrongKey: { readonly heading: string; readonly text: string };
  readonly whoeverHasTheLink: string;
};

export const myRequest = {
  template: 'own',
  path: '/moj-zahtev',
  title: 'Moj zahtev',
  description:
    'Strana zahteva za grupnu posetu: stanje, dogovoreni termin i obroci, plaćanje i dokumenti. Otvara se vezom iz mejla koji ste dobili od centra.',
  parent: { path: '/groupVisit', label: 'Grupne posete' },
  slot: 'my-request',
  hero: {
    eyebrow: 'Moj zahtev',
    heading: 'Vaš zahtev za posetu',
    lead: 'Ovde vidite šta je dogovoreno, plaćate i, do dva dana pre posete, menjate brojeve.',
    scene: 'group-visit',
    strip: 'group-request',
    alt: 'Crtež učenika koji od autobusa hodaju ka velikom dugovratom dinosaurusu',
  },
  withoutScript:
    'Ova strana radi tek kada je u pregledaču uključen JavaScript. Do tada nas pozovite i recite broj zahteva.',
  withoutKey: `Otvorite vezu iz mejla: svaki zahtev ima svoju, na kraju svakog mejla koji ste od nas dobili. Prvi mejl stiže u roku od ${measure(facts.groupVisit.confirmationHours, 'sata')} od slanja zahteva. Ako mejla više nemate, javite nam broj zahteva: šaljemo vam vezu ponovo.`,
  wrongKey: {
    heading: 'Ova veza ne važi',
    text: 'Otvorite najnoviji mejl ili nas pozovite.',
  },
  whoeverHasTheLink: 'Ova stranica je samo za vas: ko ima vezu, vidi zahtev.',
} as const satisfies MyRequestContent;
