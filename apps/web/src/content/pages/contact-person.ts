import { organisation } from '@museum/shared/organisation/organisation';

import type { Action } from '#content/blocks.ts';
import { facts } from '#content/facts.ts';
import { hourRange } from '#content/measure.ts';
import type { OwnPageContent } from '#content/page-content.ts';
import { contactPersonPath } from '#content/public-path.ts';

type ContactPersonContent = OwnPageContent & {
  readonly labels: {
    readonly phone: string;
    readonly mobile: string;
    readonly email: string;
    readonly hours: string;
  };
  readonly hours: string;
  /** What people ask this person about, and where it stands on the organisation. */
  readonly topics: {
    readonly heading: string;
    readonly text: string;
    readonly actions: readonly Action[];
  };
};

export const contactPerson = {
  template: 'own',
  path: contactPersonPath,
  title: `${organisation.contactPerson.name}, kontakt-osoba`,
  description: `Za rođendane, skupove i posebne programe javite se kontakt-osobi: ${organisation.contactPerson.name}. Na raspolaganju radnim danima, telefonom i e-poštom.`,
  parent: { path: '/contactUs', label: 'Kontakt' },
  slot: 'contact-person',
  hero: {
    eyebrow: 'Vaša kontakt-osoba',
    heading: organisation.contactPerson.name,
    lead: 'Dobro došli! Javite se za rođendane, skupove i posebne programe, pa ćemo zajedno smisliti ono što vama najviše odgovara.',
    scene: 'horizon',
    strip: 'contact-person',
    alt: 'Crtež domaćice koja na livadi dočekuje goste, pored triceratopsa i balona',
  },
  labels: { phone: 'Telefon', mobile: 'Mobilni', email: 'E-mail', hours: 'Dostupnost' },
  hours: `radnim danima ${hourRange(facts.contactPerson.fromHour, facts.contactPerson.toHour)}`,
  topics: {
    heading: 'O čemu možemo da razgovaramo',
    text: 'Recite nam koga dovodite, koliko vas ima i koji dan vam odgovara. Rođendani, skupovi i posebni programi dogovaraju se neposredno sa kontakt-osobom, a ponudu možete da pogledate unapred.',
    actions: [
      { label: 'Dečiji rođendani', to: '/birthday' },
      { label: 'Događaji', to: '/happening' },
    ],
  },
} as const satisfies ContactPersonContent;
