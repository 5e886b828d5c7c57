import { organisation } from '@museum/shared/organisation/organisation';
import { RETENTION_DAYS, retentionInWords } from '@museum/shared/privacy/retention-days';

import type { RulesContent } from '#content/page-content.ts';

/** Says what the program does; the periods are those that the server keeps. */
export const privacy = {
  template: 'rules',
  path: '/privatnost',
  title: 'Zaštita podataka o ličnosti',
  description:
    'Koje podatke čuvamo kada pošaljete zahtev za posetu ili poruku, zašto, koliko dugo, ko ih vidi i kako da tražite kopiju ili brisanje.',
  slot: 'privacy',
  hero: {
    heading: 'Zaštita podataka o ličnosti',
    lead: 'Zemlja čuva tragove milionima godina. Vaše podatke čuvamo samo dok su potrebni.',
    scene: 'collection',
    strip: 'privacy',
    alt: 'Crtež ormana muzejske zbirke sa fosilima i kristalima u otvorenim fiokama',
  },
  numberedSections: true,
  sections: [
    {
      heading: 'Ko čuva podatke',
      items: [
        `Podatke koje pošaljete preko ovog sajta čuva ${organisation.name}, ${organisation.streetAddress}, ${organisation.town}.`,
        [
          'Za sva pitanja o podacima javite nam se preko strane ',
          { text: 'Kontakt', to: '/contactUs' },
          '.',
        ],
      ],
    },
    {
      heading: 'Koje podatke čuvamo',
      items: [
        'Iz zahteva za grupnu posetu: datum i vreme, broj i uzrast posetilaca, sadržaje koje želite, način plaćanja, ime i kontakt podnosioca i napomenu. Od agencija i ustanova i adresu, matični broj, PIB i JBKJS.',
        'Iz zahteva za ručak: ime i e-mail naručioca, vreme, izabrane obroke i napomenu.',
        'Sa strane vašeg zahteva: izmene koje pošaljete, razlog otkazivanja i dokaz o uplati.',
        'Iz poruke sa strane Kontakt: ime, e-mail i tekst poruke.',
        'Sa izvoda banke: ko je uplatio, sa kog računa, iznos, datum, svrhu i poziv na broj.',
        'Poruke e-pošte koje šaljemo u vezi sa zahtevom ili porukom.',
        'Imena dece i drugih članova grupe ne tražimo. Ne navodite ih u napomeni; o ishrani napišite samo ono što je kuhinji potrebno.',
      ],
    },
    {
      heading: 'Zašto su nam potrebni',
      items: [
        'Da pripremimo posetu i ručak i da se sa vama dogovorimo o terminu.',
        'Da sastavimo predračun i elektronsku fakturu, koju tražite slanjem zahteva.',
        'Da odgovorimo na poruku.',
        'Sajt ne šalje reklamne poruke i podatke ne predaje oglasnim mrežama.',
      ],
    },
    {
      heading: 'Ko ih vidi',
      items: [
        'Zaposleni koji rade na zahtevima, svako sa svojom prijavom. Ko je i kada šta izmenio, beleži se uz zahtev.',
        'Onaj kome prosledite vezu do strane svog zahteva vidi taj zahtev i može da ga menja; stare veze poništavamo ako nam se javite.',
        'Vodiči, blagajna i kuhinja, u meri u kojoj im je potrebno za posetu i ručak.',
        'Oni koji za centar održavaju server i prenose e-poštu, koliko je za to neophodno.',
      ],
    },
    {
      heading: 'Koliko dugo',
      items: [
        `Lične podatke iz zahteva za posetu i ručak čuvamo najviše ${retentionInWords(RETENTION_DAYS.visitRequest)} posle posete.`,
        `Poruke sa strane Kontakt čuvamo najviše ${retentionInWords(RETENTION_DAYS.contactMessage)}, a e-poštu koju smo poslali najviše ${retentionInWords(RETENTION_DAYS.mail)}.`,
        `Uplate sa izvoda banke koje ne pripadaju nijednoj poseti čuvamo najviše ${retentionInWords(RETENTION_DAYS.unbookedLine)}.`,
        `Ko je i kada menjao zahtev ostaje zabeleženo; šta je tačno promenjeno čuvamo najviše ${retentionInWords(RETENTION_DAYS.auditValues)}.`,
        'Kada rok istekne, lični podaci se uklanjaju sami. Ostaje ono što je potrebno za statistiku: datumi, broj i uzrast posetilaca, cene i obroci.',
        'Duže ostaje samo ono što propisi nalažu da se čuva, na primer računi.',
        'U rezervnim kopijama, koje služe samo za oporavak posle kvara, podaci ostaju dok se kopije ne zamene novim.',
      ],
    },
    {
      heading: 'Šta ostaje u vašem uređaju',
      items: [
        'Zahtev koji ste počeli da popunjavate pamti se u kartici vašeg pregledača dok ga ne pošaljete, ne odbacite ili ne zatvorite karticu.',
        'Mesto do kog ste čitali stranu pamti se u kartici vašeg pregledača dok je ne zatvorite, da bi vas dugme za nazad vratilo na njega.',
        'Sajt ne koristi kolačiće i ne prati posetioce.',
        'Film na strani O nama učitava se sa drugog servisa tek kada ga pokrenete; od tada važe i pravila tog servisa.',
        'Da bismo sprečili zloupotrebu obrazaca, iz mrežne adrese uređaja računamo oznaku. Sama adresa se ne upisuje u bazu podataka.',
      ],
    },
    {
      heading: 'Vaša prava',
      items: [
        'Možete da tražite uvid u svoje podatke i njihovu kopiju, ispravku, brisanje i ograničenje obrade.',
        'Obradi možete da uložite prigovor.',
        'Ako smatrate da se podaci ne čuvaju kako treba, možete se obratiti Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti.',
      ],
    },
    {
      heading: 'Kako da ih ostvarite',
      items: [
        'Javite nam se sa adrese e-pošte sa koje je poslat zahtev ili poruka i, ako ga imate, navedite broj zahteva.',
        'Da podaci ne bi dospeli u pogrešne ruke, možemo tražiti potvrdu da ste to vi.',
        'Dobićete kopiju svega što je sačuvano uz vašu adresu, ili potvrdu da je uklonjeno.',
      ],
    },
  ],
  closing: {
    kind: 'callout',
    tone: 'invitation',
    heading: 'Imate pitanje o svojim podacima?',
    text: 'Napišite o čemu je reč i mi ćemo vam odgovoriti.',
    actions: [{ label: 'Kontakt', to: '/contactUs' }],
  },
} as const satisfies RulesContent;
