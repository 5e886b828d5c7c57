import type { OpeningHours } from '#opening-hours/opening-hours.ts';

type SocialProfile = { readonly name: string; readonly url: string };

type Partner = {
  readonly name: string;
  /** The drawn mark in the partners' strip. */
  readonly mark: 'community' | 'tourism' | 'science' | 'education' | 'nature' | 'culture';
  readonly url?: string;
};

/** What the owner fills in. */
type Organisation = {
  readonly name: string;
  readonly shortName: string;
  readonly parkName: string;
  readonly legalName: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly town: string;
  readonly phones: readonly [string, string];
  /** Of the centre, of visits, of the restaurant. */
  readonly emails: readonly [string, string, string];
  /** Tax number. */
  readonly pib: string;
  /** Registration number. */
  readonly motherId: string;
  readonly bankAccount: string;
  /** The VAT that prices contain, in percent of the price without it; the accountant confirms them. */
  readonly vatPercent: { readonly visit: number; readonly meal: number };
  readonly socialProfiles: readonly [SocialProfile, SocialProfile];
  readonly map: {
    readonly latitude: number;
    readonly longitude: number;
    /** Opened in a new tab by a click on the route map. */
    readonly url: string;
  };
  readonly video: {
    /** Identifier at the video host; nothing is loaded from there before a click. */
    readonly id: string;
    readonly title: string;
  };
  readonly contactPerson: {
    /** The page's address: `/{slug}`. */
    readonly slug: string;
    readonly name: string;
    readonly phone: string;
    readonly mobile: string;
    readonly email: string;
  };
  readonly capital: string;
  /** In the order of `facts.distancesKm.cities`. */
  readonly cities: readonly [string, string, string];
  /** While true, the footer says that times and practical facts (practical-facts.ts) are examples. */
  readonly hasExamples: boolean;
  /** Hold until staff save their own on /admin/settings. */
  readonly openingHours: OpeningHours;
  readonly weekendProgramme: readonly { readonly when: string; readonly what: string }[];
  readonly partners: readonly Partner[];
};

/**
 * The owner's details, which the site, documents and mails name. Every value is an example to be
 * replaced before going live. No other file knows a phone, an address, a name or an opening time.
 */
export const organisation = {
  name: 'Prirodnjački centar i Dino park',
  shortName: 'Prirodnjački centar',
  parkName: 'Dinosville',
  legalName: 'Ustanova Prirodnjački centar i Dino park Primerovac',
  streetAddress: 'Ulica primera 1',
  postalCode: '00000',
  town: 'Primerovac',
  phones: ['+381 00 000 000', '+381 00 000 001'],
  emails: ['info@example.rs', 'posete@example.rs', 'restoran@example.rs'],
  pib: '000000000',
  motherId: '00000000',
  bankAccount: '840-0000000000000-31',
  vatPercent: { visit: 10, meal: 20 },
  socialProfiles: [
    { name: 'Facebook', url: 'https://facebook.example.rs/dinosville' },
    { name: 'Instagram', url: 'https://instagram.example.rs/dinosville' },
  ],
  map: {
    latitude: 44,
    longitude: 21,
    url: 'https://www.openstreetmap.org/?mlat=44&mlon=21#map=14/44/21',
  },
  video: { id: 'primer00000', title: 'Film o Prirodnjačkom centru i Dino parku' },
  contactPerson: {
    slug: 'ana-primerovic',
    name: 'Ana Primerović',
    phone: '+381 00 000 002',
    mobile: '+381 00 000 003',
    email: 'ana.primerovic@example.rs',
  },
  capital: 'Beograd',
  cities: ['Primergrad', 'Novi Primer', 'Stari Primer'],
  hasExamples: true,
  openingHours: {
    weekly: [
      { weekday: 1, open: null },
      { weekday: 2, open: { from: '09:00', to: '17:00' } },
      { weekday: 3, open: { from: '09:00', to: '17:00' } },
      { weekday: 4, open: { from: '09:00', to: '17:00' } },
      { weekday: 5, open: { from: '09:00', to: '17:00' } },
      { weekday: 6, open: { from: '10:00', to: '18:00' } },
      { weekday: 7, open: { from: '10:00', to: '18:00' } },
    ],
    specialDays: [
      { date: '2026-12-31', open: { from: '09:00', to: '14:00' }, note: 'Doček Nove godine' },
      { date: '2027-01-01', open: null, note: 'Nova godina' },
      { date: '2027-01-07', open: null, note: 'Božić' },
    ],
  },
  weekendProgramme: [
    { when: 'Subota u 12\u00a0h', what: 'Vođenje kroz Svet dinosaurusa' },
    { when: 'Nedelja u 12\u00a0h', what: 'Vođenje kroz park Dinosville' },
  ],
  partners: [
    { name: 'Lokalna zajednica', mark: 'community' },
    { name: 'Turizam', mark: 'tourism' },
    { name: 'Nauka', mark: 'science' },
    { name: 'Obrazovanje', mark: 'education' },
    { name: 'Priroda', mark: 'nature' },
    { name: 'Kultura', mark: 'culture' },
  ],
} as const satisfies Organisation;

/** The centre's address in one line. */
export const organisationAddress = `${organisation.streetAddress}, ${organisation.postalCode} ${organisation.town}`;

/** Where visits are arranged, as the head of every document says it: address, phone, e-mail. */
export const organisationContact = [
  organisationAddress,
  organisation.phones[0],
  organisation.emails[1],
] as const;
