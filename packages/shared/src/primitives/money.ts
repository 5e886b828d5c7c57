import { inGroups } from './words.ts';

/** Money inside calculations: whole para, a hundredth of a dinar. Never a fraction. */
export type Para = number;

/** The largest amount a price may have, in dinars: what NUMERIC(12,2) and exact integers both hold. */
export const MAX_PRICE_DINARS = 9_999_999.99;

/** Dinars as they stand on the wire (at most two decimals) in para. */
export const dinarsToPara = (dinars: number): Para => Math.round(dinars * 100);

/** Para as dinars for the wire. */
export const paraToDinars = (para: Para): number => para / 100;

/** The sum of some whole numbers: amounts in para, people, portions. */
export const added = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0);

/** The sum of some amounts in dinars, without a fraction of a para. */
export const addedDinars = (amounts: readonly number[]): number =>
  paraToDinars(added(amounts.map(dinarsToPara)));

/** Para as "1.234,50": Serbian grouping, always two decimals (spec §9). */
export const formatPara = (para: Para) => {
  const digits = String(Math.abs(para)).padStart(3, '0');
  const whole = inGroups(Number(digits.slice(0, -2)));
  return `${para < 0 ? '-' : ''}${whole},${digits.slice(-2)}`;
};

/** Dinars as "1.234,50". */
export const formatDinars = (dinars: number) => formatPara(dinarsToPara(dinars));

/** Para as an amount within words: "1.234,50 din". */
export const paraText = (para: Para) => `${formatPara(para)} din`;

/** Dinars as an amount within words: "1.234,50 din". */
export const dinarsText = (dinars: number) => paraText(dinarsToPara(dinars));
