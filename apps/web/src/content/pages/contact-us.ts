import type { OwnPageContent } from '#content/page-content.ts';

type ContactUsContent = OwnPageContent & {
  readonly form: {
    readonly heading: string;
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly submit: string;
    readonly withoutScript: string;
    /** In the form's place once a message was sent. */
    readonly sent: { readonly heading: string; readonly text: string; readonly another: string };
  };
  readonly details: {
    readonly heading: string;
    readonly address: string;
    readonly hours: string;
    readonly emails: string;
    readonly phones: string;
    readonly social: string;
  };
};

export const contactUs = {
  template: 'own',
  path: '/contactUs',
  title: 'Kontakt',
  description:
    'Pišite nam, pozovite nas ili nas pratite na mrežama: telefoni, adrese e-pošte i obrazac za poruku Prirodnjačkom centru i Dino parku.',
  slot: 'contact-us',
  hero: {
    heading: 'Kontakt',
    lead: 'Imate pitanje, predlog ili želju? Pišite nam – rado odgovaramo.',
    scene: 'horizon',
    strip: 'contact',
    alt: 'Crtež pteranodona koji preko jezera na mesečini nosi pismo',
  },
  form: {
    heading: 'Pošaljite poruku',
    name: 'Ime',
    email: 'E-mail',
    message: 'Poruka',
    submit: 'Pošaljite poruku',
    withoutScript:
      'Obrazac radi tek kada je u pregledaču uključen JavaScript. Do tada nam pišite na neku od adresa sa ove strane.',
    sent: {
      heading: 'Vaša poruka je poslata',
      text: 'Odgovorićemo vam e-poštom, na adresu koju ste naveli. Kopiju poruke smo vam poslali.',
      another: 'Napišite novu poruku',
    },
  },
  details: {
    heading: 'Podaci za kontakt',
    address: 'Adresa',
    hours: 'Radno vreme',
    emails: 'E-mail',
    phones: 'Telefon',
    social: 'Pratite nas',
  },
} as const satisfies ContactUsContent;
