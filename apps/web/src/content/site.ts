import { hourRange, measure } from './measure.ts';

import { organisation } from '@museum/shared/organisation/organisation';

/**
 * The owner's details. Everything in this file is an example to be replaced before going live;
 * name, address and phones come from the shared package, because documents and mails name them too.
 * No other file knows a phone, an address, a name or an opening time.
 */
type Site = {
  readonly name: string;
  readonly shortName: string;
  readonly parkName: string;
  readonly town: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly phones: readonly [string, string];
  readonly emails: readonly [string, string, string];
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
  readonly workingHours: Timetable;
  readonly weekendProgramme: Timetable;
  readonly partners: readonly Partner[];
};

type SocialProfile = { readonly network: 'facebook' | 'instagram'; readonly url: string };

type Timetable = {
  /** While true, the pages say that the times are an example. Set to false with the real times. */
  readonly isExample: boolean;
  readonly rows: readonly { readonly when: string; readonly what: string }[];
};

type Partner = {
  readonly name: string;
  /** The drawn mark in the partners' strip. */
  readonly mark: 'community' | 'tourism' | 'science' | 'education' | 'nature' | 'culture';
  readonly url?: string;
};

export const site = {
  name: organisation.name,
  shortName: organisation.shortName,
  parkName: 'Dinosville',
  town: organisation.town,
  streetAddress: organisation.streetAddress,
  postalCode: organisation.postalCode,
  phones: organisation.phones,
  emails: organisation.emails,
  socialProfiles: [
    { network: 'facebook', url: 'https://facebook.example.rs/dinosville' },
    { network: 'instagram', url: 'https://instagram.example.rs/dinosville' },
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
  workingHours: {
    isExample: true,
    rows: [
      { when: 'Utorak–petak', what: hourRange(9, 17) },
      { when: 'Subota i nedelja', what: hourRange(10, 18) },
      { when: 'Ponedeljak', what: 'zatvoreno' },
    ],
  },
  weekendProgramme: {
    isExample: true,
    rows: [
      { when: `Subota u ${measure(12, 'h')}`, what: 'Vođenje kroz Svet dinosaurusa' },
      { when: `Nedelja u ${measure(12, 'h')}`, what: 'Vođenje kroz park Dinosville' },
    ],
  },
  partners: [
    { name: 'Lokalna zajednica', mark: 'community' },
    { name: 'Turizam', mark: 'tourism' },
    { name: 'Nauka', mark: 'science' },
    { name: 'Obrazovanje', mark: 'education' },
    { name: 'Priroda', mark: 'nature' },
    { name: 'Kultura', mark: 'culture' },
  ],
} as const satisfies Site;
