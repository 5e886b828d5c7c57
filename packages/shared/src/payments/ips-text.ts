import { dinarsToPara, type Para } from '#primitives/money.ts';
import { hasRightControl } from './mod97.ts';
import { parseBankAccount } from './bank-account.ts';

/** What a payment order says; texts as the bank gets them. */
export type PaymentOrder = {
  /** In any spelling. */
  account: string;
  /** Name, street, town: a line each. */
  payee: string;
  amount: Para;
  /** Three digits, e.g. 221. */
  code: string;
  purpose?: string;
  /** The model, then the reference. */
  reference?: string;
};

/** Why a bank would refuse a code, in a word or two for the log. */
export type Refusal = 'account' | 'payee' | 'amount' | 'code' | 'purpose' | 'reference';

const PAYEE_LENGTH = 70;
const PAYEE_LINES = 3;
const PURPOSE_LENGTH = 35;
const REFERENCE_LENGTH = 25;
/** "RSD" with fifteen characters after it. */
const LARGEST_AMOUNT = dinarsToPara(999_999_999_999.99);

/** Letters, digits, blanks and the signs that the National Bank lists; the stroke parts fields. */
const LINE = /^[\p{Script=Latin}\p{Script=Cyrillic}\d !()#$%&./@:*+,\-?}[;<=>{~\]^_`"']+$/u;

const lengthOf = (text: string) => [...text].length;

const isLine = (line: string) => line === line.trim() && LINE.test(line);

function isPayee(text: string): boolean {
  const lines = text.split('\n');
  return lengthOf(text) <= PAYEE_LENGTH && lines.length <= PAYEE_LINES && lines.every(isLine);
}

function isReference(reference: string): boolean {
  if (!/^\d{2}[0-9A-Z-]+$/.test(reference) || reference.length > REFERENCE_LENGTH) return false;
  return reference.startsWith('97') ? hasRightControl(reference.slice(2)) : true;
}

function refusalOf(order: PaymentOrder): Refusal | null {
  if (parseBankAccount(order.account) === null) return 'account';
  if (!isPayee(order.payee)) return 'payee';
  const isAmount = Number.isInteger(order.amount) && order.amount > 0;
  if (!isAmount || order.amount > LARGEST_AMOUNT) return 'amount';
  if (!/^[12]\d{2}$/.test(order.code)) return 'code';
  const { purpose, reference } = order;
  if (purpose && (lengthOf(purpose) > PURPOSE_LENGTH || !isLine(purpose))) return 'purpose';
  if (reference && !isReference(reference)) return 'reference';
  return null;
}

/** "RSD1025,12": a comma, two decimals, nothing between the thousands. */
const amountText = (amount: Para) => {
  const digits = String(amount).padStart(3, '0');
  return `RSD${digits.slice(0, -2)},${digits.slice(-2)}`;
};

/**
 * The text of the NBS IPS QR code of a payment order, by the National Bank's recommendations; or,
 * where a bank would refuse it, which part is wrong.
 */
export function ipsText(order: PaymentOrder): { text: string } | { refusal: Refusal } {
  const refusal = refusalOf(order);
  if (refusal) return { refusal };
  const fields = [
    ['K', 'PR'],
    ['V', '01'],
    ['C', '1'],
    ['R', parseBankAccount(order.account)],
    ['N', order.payee],
    ['I', amountText(order.amount)],
    ['SF', order.code],
    ['S', order.purpose],
    ['RO', order.reference],
  ];
  return {
    text: fields.flatMap(([tag, content]) => (content ? [`${tag}:${content}`] : [])).join('|'),
  };
}

const SPELLINGS: readonly [RegExp, string][] = [
  [/[„“”«»]/g, '"'],
  [/[‘’‚]/g, "'"],
  [/[–—]/g, '-'],
  [/\|/g, '/'],
];

/** A name in signs that banks take: quotation marks and dashes plain, what they don't know left out. */
function plainLine(text: string): string {
  const spelled = SPELLINGS.reduce((line, [from, to]) => line.replaceAll(from, to), text);
  return [...spelled.normalize('NFC')]
    .map((sign) => (LINE.test(sign) ? sign : ' '))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/**
 * A payee for `ipsText`: the name, then as many of the other lines as 70 characters hold. A
 * longer name is cut.
 */
export function ipsPayee(name: string, ...rest: string[]): string {
  const first = [...plainLine(name)].slice(0, PAYEE_LENGTH).join('').trim();
  return rest.map(plainLine).reduce((payee, line) => {
    const longer = `${payee}\n${line}`;
    return line !== '' && isPayee(longer) ? longer : payee;
  }, first);
}
