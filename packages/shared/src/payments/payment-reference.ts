import { controlDigits, hasRightControl } from './mod97.ts';

/** The model of every reference that we give out. */
export const REFERENCE_MODEL = '97';

const NUMBER = /^PR-(\d{4})-(\d{6,})$/;
const REFERENCE = /^\d{2}(20\d{2})(\d{6}|[1-9]\d{6,8})$/;

/**
 * The reference of model 97 for a predračun's number, control digits first: "PR-2026-000123" gives
 * "382026000123".
 * @throws Error when it is no number of a predračun
 */
export function referenceOf(proformaNumber: string): string {
  const [, year, sequence] = NUMBER.exec(proformaNumber) ?? [];
  if (!year || !sequence) throw new Error(`Not a predračun: ${proformaNumber}`);
  return controlDigits(year + sequence) + year + sequence;
}

/** A reference as papers and pages show it: "38 2026 000123". */
export const formatReference = (reference: string) =>
  [reference.slice(0, 2), reference.slice(2, 6), reference.slice(6)].join(' ');

/**
 * The predračun that a reference names, as people type it and banks pass it on: with blanks, dashes
 * or strokes, with the model 97 before it or without. Null when it names none, or its control digits
 * are wrong.
 */
export function readReference(typed: string): string | null {
  const plain = typed.replaceAll(/[\s/.–-]/g, '').replace(/^\(97\)/, REFERENCE_MODEL);
  const spellings = [plain, plain.startsWith(REFERENCE_MODEL) ? plain.slice(2) : ''];
  for (const reference of spellings) {
    const [, year, sequence] = REFERENCE.exec(reference) ?? [];
    if (year && hasRightControl(reference)) return `PR-${year}-${sequence}`;
  }
  return null;
}

const SPELLED_NUMBER =
  /(?<![\p{L}\d])(?:PR|ПР)[\s./–-]{0,3}(20\d{2})(?:[\s./–-]{1,3}(\d{1,9})|(\d{6}))(?!\d)/giu;
const SPELLED_REFERENCE =
  /(?<!\d)(?:97[\s/-]{0,3})?\d{2}[\s/-]{0,3}20\d{2}[\s/-]{0,3}\d{6,9}(?!\d)/g;

/**
 * The predračuni that a text names, e.g. the purpose of a payment: by number ("PR-2026-000123",
 * "pr 2026/123", "PR2026000123", "ПР-2026-000123") or by a reference with right control digits; each
 * once, in the text's order.
 */
export function proformasIn(text: string): string[] {
  const numbers = [...text.matchAll(SPELLED_NUMBER)].map(
    ({ 1: year, 2: parted, 3: whole = '', index }) => ({
      index,
      number: `PR-${year}-${(parted ?? whole).replace(/^0+/, '').padStart(6, '0')}`,
    }),
  );
  const references = [...text.matchAll(SPELLED_REFERENCE)].flatMap(({ 0: typed, index }) => {
    const number = readReference(typed);
    return number ? [{ index, number }] : [];
  });
  const found = [...numbers, ...references].toSorted((one, other) => one.index - other.index);
  return [...new Set(found.map(({ number }) => number))];
}
