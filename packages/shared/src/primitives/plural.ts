const rules = new Intl.PluralRules('sr');

/** The forms of a counted noun: 1 pratilac, 2 pratioca, 5 pratilaca. */
export type CountedNoun = { one: string; few: string; other: string };

/** A whole number with the noun in the form that Serbian asks for. */
export const plural = (count: number, noun: CountedNoun) =>
  `${count} ${noun[rules.select(count) as keyof CountedNoun]}`;
