import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import { documentLinks } from './navigation.ts';

type ExampleDocument = {
  readonly href: (typeof documentLinks)[number]['href'];
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
};

/** Stands on top of each document until the owner replaces the files. */
export const exampleNotice =
  'PRIMER DOKUMENTA. Ovaj list stoji umesto pravog dokumenta i nema pravno dejstvo.';

const [companyData, foundingAct, procedureProtocol] = documentLinks;

/** The three one-page files of the footer (spec §2), generated at build time. */
export const exampleDocuments = [
  {
    href: companyData.href,
    title: companyData.label,
    intro: 'Ovde stoje podaci iz registra, onako kako ih ustanova objavljuje.',
    sections: [
      { heading: 'Naziv', text: organisation.name },
      { heading: 'Sedište', text: organisationAddress },
      { heading: 'Kontakt', text: `${organisation.phones[0]}, ${organisation.emails[0]}` },
      {
        heading: 'Matični broj, PIB i račun',
        text: 'Upisuje vlasnik sajta. U primeru nisu navedeni, kako ih niko ne bi koristio kao prave.',
      },
    ],
  },
  {
    href: foundingAct.href,
    title: foundingAct.label,
    intro: 'Ovde stoji tekst osnivačkog akta. Primer pokazuje samo uobičajene delove.',
    sections: [
      { heading: 'Osnivač', text: 'Naziv i sedište osnivača.' },
      {
        heading: 'Delatnost',
        text: 'Izložbe, naučni turizam i neformalno obrazovanje o prirodi i zaštiti planete.',
      },
      { heading: 'Organi', text: 'Upravljanje, zastupanje i nadzor.' },
      { heading: 'Sredstva', text: 'Izvori sredstava za rad i način njihovog korišćenja.' },
    ],
  },
  {
    href: procedureProtocol.href,
    title: procedureProtocol.label,
    intro: 'Ovde stoji protokol o postupanju. Primer pokazuje samo redosled koraka.',
    sections: [
      { heading: 'Na koga se odnosi', text: 'Na zaposlene, posetioce i vođe grupa.' },
      {
        heading: 'Prijava',
        text: `Svako može da se obrati osoblju na licu mesta ili porukom na ${organisation.emails[0]}.`,
      },
      { heading: 'Postupanje', text: 'Ko prima prijavu, ko odlučuje i u kom roku.' },
      { heading: 'Obaveštavanje', text: 'Kako podnosilac saznaje šta je preduzeto.' },
    ],
  },
] as const satisfies readonly ExampleDocument[];
