/** The remainder of a number of any length by 97. `digits` are decimal digits. */
export const mod97 = (digits: string) =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

const asNumber = (character: string) =>
  /\d/.test(character) ? character : String(character.charCodeAt(0) - 'A'.charCodeAt(0) + 10);

/**
 * The two control digits that model 97 puts before a reference: of capital letters, which count as
 * A = 10 to Z = 35, and digits.
 */
export function controlDigits(body: string): string {
  const digits = [...body].map(asNumber).join('');
  return String(98 - mod97(`${digits}00`)).padStart(2, '0');
}

/** Whether a reference of model 97, its control digits first, is right; without model and dashes. */
export const hasRightControl = (reference: string) =>
  /^\d{2}[0-9A-Z]{1,21}$/.test(reference) &&
  controlDigits(reference.slice(2)) === reference.slice(0, 2);
