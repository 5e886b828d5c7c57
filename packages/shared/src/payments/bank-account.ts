import { mod97 } from './mod97.ts';

const WRITTEN = /^(\d{3})-(\d{1,13})-(\d{2})$/;

/**
 * A Serbian bank account as 18 digits, read from any spelling: written with dashes or blanks, as 18
 * digits, or as IBAN. Null when it is none, or when its control digits are wrong.
 */
export function parseBankAccount(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').replace(/^RS35/i, '');
  const [, bank = '', account = '', control = ''] = WRITTEN.exec(plain) ?? [];
  const digits = bank ? bank + account.padStart(13, '0') + control : plain;
  return /^\d{18}$/.test(digits) && mod97(digits) === 1 ? digits : null;
}

/** 18 digits as people write an account: "840-955845-10". */
export const formatBankAccount = (digits: string) =>
  [digits.slice(0, 3), digits.slice(3, 16).replace(/^0{1,12}/, ''), digits.slice(16)].join('-');
