// Numbers of a requester that look mistyped: told while they are typed, never refused (visit-life §3).
import { phoneDigits } from '#primitives/phone-digits.ts';

const WHAT_TO_DO = 'Proverite ga, ili pošaljite ovako.';

/** A code without what is written between its digits, and without the country that some put first. */
const digitsOf = (code: string) => code.replace(/^\s*RS|[\s./-]/gi, '');

/** The digits alone of a firm's number, however it is written: books ask for them; anything else as typed. */
export function plainNumber(typed: string): string {
  const digits = digitsOf(typed);
  return /^\d+$/.test(digits) ? digits : typed;
}

/** The control digit of a PIB's first eight digits: ISO 7064, MOD 11,10. */
function pibControl(digits: string): number {
  const rest = [...digits].reduce((before, digit) => {
    const sum = (before + Number(digit)) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - rest) % 10;
}

const MOTHER_ID_WEIGHTS = [2, 7, 6, 5, 4, 3, 2];

/** The control digit of a matični broj's first seven digits: weights of 2 to 7 from the right, modulo 11. */
function motherIdControl(digits: string): number {
  const sum = MOTHER_ID_WEIGHTS.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return ((11 - (sum % 11)) % 11) % 10;
}

type Code = { name: string; length: number; control: (digits: string) => number };

function doubtOf({ name, length, control }: Code, typed: string): string | undefined {
  const digits = digitsOf(typed);
  if (digits === '') return undefined;
  if (!/^\d+$/.test(digits) || digits.length !== length)
    return `${name} u Srbiji ima ${length} cifara. ${WHAT_TO_DO}`;
  if (control(digits.slice(0, -1)) === Number(digits.at(-1))) return undefined;
  return `${name}: poslednja cifra ne odgovara ostalima. ${WHAT_TO_DO}`;
}

/** What is to be said of a PIB that no firm in Serbia can have; undefined for a sound or an empty one. */
export const doubtOfPib = (typed: string) =>
  doubtOf({ name: 'PIB', length: 9, control: pibControl }, typed);

/** The nine digits of a PIB, however it is written; undefined for anything that no firm in Serbia can have. */
export const soundPib = (typed: string): string | undefined =>
  doubtOfPib(typed) === undefined ? digitsOf(typed) || undefined : undefined;

/** What is to be said of such a matični broj. */
export const doubtOfMotherId = (typed: string) =>
  doubtOf({ name: 'Matični broj', length: 8, control: motherIdControl }, typed);

/** With the area's code, as it is dialled within Serbia. */
const SHORTEST_PHONE = 8;

/** What is to be said of a phone number that can't be dialled from elsewhere; undefined for others. */
export const doubtOfPhone = (typed: string): string | undefined =>
  typed.trim() === '' || phoneDigits(typed).length >= SHORTEST_PHONE
    ? undefined
    : `Telefon ima premalo cifara. ${WHAT_TO_DO}`;
