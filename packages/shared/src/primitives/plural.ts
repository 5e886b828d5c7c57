import { inGroups } from '#primitives/words.ts';

const rules = new Intl.PluralRules('sr');

/** The forms of a counted noun: 1 pratilac, 2 pratioca, 5 pratilaca. */
export type CountedNoun = { one: string; few: string; other: string };

// Nouns that several pages, mails and papers count.
export const VISITORS: CountedNoun = { one: 'posetilac', few: 'posetioca', other: 'posetilaca' };
export const VISITS: CountedNoun = { one: 'poseta', few: 'posete', other: 'poseta' };
export const FOLLOWERS: CountedNoun = { one: 'pratilac', few: 'pratioca', other: 'pratilaca' };
export const PERSONS: CountedNoun = { one: 'osoba', few: 'osobe', other: 'osoba' };
export const GROUPS: CountedNoun = { one: 'grupa', few: 'grupe', other: 'grupa' };
export const PLACES: CountedNoun = { one: 'mesto', few: 'mesta', other: 'mesta' };
export const MEALS: CountedNoun = { one: 'obrok', few: 'obroka', other: 'obroka' };
export const PORTIONS: CountedNoun = { one: 'porcija', few: 'porcije', other: 'porcija' };
export const REQUESTS: CountedNoun = { one: 'zahtev', few: 'zahteva', other: 'zahteva' };
export const DAYS: CountedNoun = { one: 'dan', few: 'dana', other: 'dana' };

// After a preposition: za 1 osobu, za 4 osobe, za 135 osoba.
export const FOR_PERSONS: CountedNoun = { ...PERSONS, one: 'osobu' };
export const FOR_PORTIONS: CountedNoun = { ...PORTIONS, one: 'porciju' };

/** A noun or verb in the form that Serbian asks for beside a whole number from 0 on: 2 gives "osobe". */
export const formFor = (count: number, noun: CountedNoun): string =>
  noun[rules.select(count) as keyof CountedNoun];

/** A whole number from 0 on, its thousands apart, with the noun in its form: "2.190 osoba". */
export const plural = (count: number, noun: CountedNoun) =>
  `${inGroups(count)} ${formFor(count, noun)}`;
