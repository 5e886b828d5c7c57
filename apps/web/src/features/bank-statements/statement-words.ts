import type {
  BankStatement,
  UploadedStatements,
} from '@museum/shared/payments/bank-statement-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import { type CountedNoun, plural } from '@museum/shared/primitives/plural';

import { errorCode, errorItems, errorMessage } from '#lib/http/error-message.ts';

const PAYMENTS: CountedNoun = { one: 'uplata', few: 'uplate', other: 'uplata' };
const BOOKED: CountedNoun = { one: 'uplatu', few: 'uplate', other: 'uplata' };
const OUTGOING: CountedNoun = {
  one: 'isplata preskočena',
  few: 'isplate preskočene',
  other: 'isplata preskočeno',
};

export const paymentsInWords = (count: number) => plural(count, PAYMENTS);
export const bookInWords = (count: number) => `Proknjiži ${plural(count, BOOKED)}`;

/** "9 uplata, 3 isplate preskočene" */
export const movementsInWords = ({ credits, debits }: BankStatement) =>
  [
    paymentsInWords(credits.count),
    ...(debits.count > 0 ? [plural(debits.count, OUTGOING)] : []),
  ].join(', ');

/** "1.204.350,00 + 173.700,00 − 46.200,00 = 1.331.850,00" */
export const balanceInWords = ({ opening, credits, debits, closing }: BankStatement) =>
  `${formatDinars(opening)} + ${formatDinars(credits.sum)} − ${formatDinars(debits.sum)} = ${formatDinars(closing)}`;

/** What a file held beside the statement that opens; nothing where that is all. */
export const uploadInWords = ({
  statements,
  storedBefore,
  otherAccounts,
}: UploadedStatements): string =>
  [
    ...(statements.length > 1
      ? [`U fajlu je bilo izvoda: ${statements.length}. Otvorite ih sa spiska.`]
      : []),
    ...beforeInWords(statements.length, storedBefore),
    ...(otherAccounts.length > 0
      ? [`Izostavljeni su izvodi drugih računa: ${otherAccounts.join(', ')}.`]
      : []),
  ].join(' ');

function beforeInWords(count: number, storedBefore: number): string[] {
  if (storedBefore === 0) return [];
  if (count === 1) return ['Ovaj izvod je već učitan ranije; ništa nije upisano dva puta.'];
  return [`Već učitano ranije: ${storedBefore}.`];
}

const CHANGED =
  'Izvod je u međuvremenu knjižen ili promenjen. Učitano je novo stanje; proverite ga i pokušajte ponovo.';

/** Whether the server refused a file: sent again it would be refused again. */
export const isRefusal = (error: unknown) => {
  const code = errorCode(error);
  return code === 'VALIDATION_ERROR' || code === 'PAYLOAD_TOO_LARGE';
};

/** What went wrong with a statement; the server's own words where it knows what is wrong with a file. */
export function statementError(error: unknown): string {
  if (errorCode(error) === 'STALE_VERSION') return CHANGED;
  const [item] = errorItems(error);
  return isRefusal(error) && item?.message ? item.message : errorMessage(error);
}
