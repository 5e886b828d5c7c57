import { facts } from '../facts.ts';
import { hourRange } from '../measure.ts';
import type { OwnPageContent } from '../page-content.ts';
import { contactPersonPath } from '../public-path.ts';
import { site } from '../site.ts';

type ContactPersonContent = OwnPageContent & {
  readonly labels: {
    readonly phone: string;
    readonly mobile: string;
    readonly email: string;
    readonly hours: string;
  };
  readonly hours: string;
};

export const contactPerson = {
  template: 'own',
  path: contactPersonPath,
  title: `${site.contactPerson.name}, kontakt osoba`,
  description: `Za rođendane, skupove i posebne programe javite se kontakt osobi: ${site.contactPerson.name}. Na raspolaganju radnim danima, telefonom i e-poštom.`,
  parent: { path: '/contactUs', label: 'Kontakt' },
  slot: 'contact-person',
  hero: {
    eyebrow: 'Vaša kontakt osoba',
    heading: site.contactPerson.name,
    lead: 'Dobro došli! Javite se za rođendane, skupove i posebne programe, pa ćemo zajedno smisliti ono što vama najviše odgovara.',
    scene: 'horizon',
    alt: 'Crtež tihog jezera na mesečini, sa dugovratim dinosaurusom u vodi',
  },
  labels: { phone: 'Telefon', mobile: 'Mobilni', email: 'E-mail', hours: 'Dostupnost' },
  hours: `radnim danima ${hourRange(facts.contactPerson.fromHour, facts.contactPerson.toHour)}`,
} as const satisfies ContactPersonContent;
