import { FEWEST_DIGITS, nationalDigits, wordsOf, type TracedPerson } from './marked-person.ts';
import { FILE_ENDINGS } from './occurrence-patterns.ts';

/** Runs of what an address can be made of; see `wholeAddress` for where one ends. */
const ADDRESS = /[A-Za-z0-9_+.'-]+@[A-Za-z0-9.-]+/g;
/** Digits with whatever but letters between them; `wholePhone` tells which of them are one number. */
const PHONE = /\+?\d[^a-z+]*/gi;
const MAX_DIGITS = 15;

/** Every e-mail address, phone number and name of so many words that a text may hold. */
export function* tracesIn(text: string, nameLengths: Iterable<number>): Generator<TracedPerson> {
  for (const [run] of text.matchAll(ADDRESS)) {
    const whole = run.toLowerCase().replace(/[.-]+$/, '');
    for (const address of [whole, withoutFileEnding(whole)]) {
      yield { trace: 'e-mail', value: address };
      yield { trace: 'e-mail', value: address.replace(/^[.'-]+/, '') };
    }
  }
  for (const [run] of text.matchAll(PHONE)) yield* phonesIn(run);
  const words = wordsOf(text);
  for (const length of nameLengths) {
    for (let start = 0; start + length <= words.length; start += 1) {
      yield { trace: 'name', value: words.slice(start, start + length).join(' ') };
    }
  }
}

function withoutFileEnding(text: string): string {
  const ending = FILE_ENDINGS.find((letters) => text.endsWith(`.${letters}`));
  return ending ? text.slice(0, -ending.length - 1) : text;
}

/** Two numbers may stand side by side: any row of groups of digits may be one. */
function* phonesIn(run: string): Generator<TracedPerson> {
  const groups = [...run.matchAll(/\+?\d+/g)].map(([group]) => group);
  for (const start of groups.keys()) {
    let number = '';
    for (const group of groups.slice(start)) {
      number += group;
      if (number.length > MAX_DIGITS) break;
      if (number.length >= FEWEST_DIGITS) yield { trace: 'phone', value: nationalDigits(number) };
    }
  }
}
