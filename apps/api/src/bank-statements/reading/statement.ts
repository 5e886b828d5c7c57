import type { Para } from '@museum/shared/primitives/money';

/** A movement on the account. */
export type StatementLine = {
  /** The same whenever the bank gives this movement again: what keeps it from being booked twice. */
  key: string;
  /** Credit: money came in. */
  side: 'credit' | 'debit';
  /** Negative where the bank took such a movement back. */
  amount: Para;
  /** YYYY-MM-DD */
  postedOn: string;
  payer: string;
  payerAccount: string;
  purpose: string;
  /** Every reference that came along, as the bank spells it; which one is ours differs by bank. */
  references: string[];
};

/** A bank statement, whatever format it came in. */
export type Statement = {
  format: 'officeBanking' | 'camt053' | 'table';
  /** As the file spells it. */
  account: string;
  /** The bank's number of it; may be empty. */
  number: string;
  /** YYYY-MM-DD */
  day: string;
  opening: Para;
  closing: Para;
  currency: string;
  lines: StatementLine[];
};

/** A statement in a file of several, each for an account of its own, as yet unread. */
export type FiledStatement = {
  /** As the file spells it. */
  account: string;
  /** @throws StatementFault */
  read: () => Statement;
};

/** The dinar as banks write it, or nothing. */
export const OUR_CURRENCY = /^(RSD|DIN|CSD|941|)$/i;

/** What to do about a file with another currency. */
export const ONLY_DINARS =
  'Knjiže se samo dinari. Preuzmite izvod dinarskog računa ili uplate iz ovog fajla upišite na zahtevima.';

/** A file that can't be taken; the message is Serbian and says what to do. */
export class StatementFault extends Error {
  override name = 'StatementFault';
}

/** The largest file that is read, in bytes: some 15,000 lines of the wordiest format. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** So many lines are read from one file. */
export const MAX_LINES = 20_000;
