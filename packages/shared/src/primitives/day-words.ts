// Written out, since not every browser has Serbian in Latin letters.
const WEEKDAYS = ['nedelja', 'ponedeljak', 'utorak', 'sreda', 'četvrtak', 'petak', 'subota'];

const MONTHS = [
  ...['januar', 'februar', 'mart', 'april', 'maj', 'jun'],
  ...['jul', 'avgust', 'septembar', 'oktobar', 'novembar', 'decembar'],
];

const MONTHS_OF = [
  ...['januara', 'februara', 'marta', 'aprila', 'maja', 'juna'],
  ...['jula', 'avgusta', 'septembra', 'oktobra', 'novembra', 'decembra'],
];

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The weekday of an existing day YYYY-MM-DD: "sreda". */
export const weekdayOf = (day: string) => WEEKDAYS[instantOf(day).getUTCDay()] ?? '';

/** A day as a heading says it: "ponedeljak, 23. novembar". */
export const nameOfDay = (day: string) => {
  const instant = instantOf(day);
  return `${weekdayOf(day)}, ${instant.getUTCDate()}. ${MONTHS[instant.getUTCMonth()]}`;
};

/** A day within a sentence, in the genitive: "23. novembra 2026." */
export const dayInSentence = (day: string) => {
  const instant = instantOf(day);
  const month = MONTHS_OF[instant.getUTCMonth()];
  return `${instant.getUTCDate()}. ${month} ${instant.getUTCFullYear()}.`;
};
