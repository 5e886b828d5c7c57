import type { MatchGroup, MatchReason } from '@museum/shared/payments/bank-statement-schema';
import { proformasIn, referenceOf } from '@museum/shared/payments/payment-reference';
import type { Para } from '@museum/shared/primitives/money';
import { isAlike, tellingWords } from './name-likeness.ts';
import type { StatementLine } from './reading/statement.ts';

/** A predračun that somebody may pay, with its visit. */
export type Payable = {
  number: string;
  isVoid: boolean;
  total: Para;
  visitRequestId: number;
  /** What is left to pay of the whole visit. */
  open: Para;
  /** By which the payer may be known: the buyer, who comes, the town. */
  names: string;
};

/** What a line seems to pay for, and how sure that is. */
export type Match<P extends Payable = Payable> =
  | { group: MatchGroup; reason: MatchReason; payable: P; rest: Para }
  | { group: 'unknown'; reason: null; payable: null; rest: 0 };

export type MatchedLine = Pick<StatementLine, 'amount' | 'payer' | 'purpose' | 'references'>;

const NOTHING = { group: 'unknown', reason: null, payable: null, rest: 0 } as const;

/**
 * What each line seems to pay for: by our reference, else by a predračun's number in it, else by
 * amount and payer. What is recognised lessens what is left for the other lines.
 */
export function matchLines<P extends Payable>(lines: MatchedLine[], payables: P[]): Match<P>[] {
  const known = indexOf(payables);
  const left = new Map<number, Para>();
  const leftOf = ({ visitRequestId, open }: P) => left.get(visitRequestId) ?? open;
  const named = lines.map((line) => {
    const found = byName(line, known);
    if (!found) return undefined;
    const rest = leftOf(found.payable) - line.amount;
    if (found.group === 'recognised') left.set(found.payable.visitRequestId, rest);
    return { ...found, rest };
  });
  const isOpen = (payable: P) => leftOf(payable) > 0;
  return lines.map((line, index) => {
    if (named[index]) return named[index];
    const found = byAmountAndPayer(line, known, isOpen);
    return found ? { ...found, rest: leftOf(found.payable) - line.amount } : NOTHING;
  });
}

type Index<P> = {
  byNumber: Map<string, P>;
  byAmount: Map<Para, P[]>;
  byWord: Map<string, P[]>;
  /** The telling words of each. */
  words: Map<P, Set<string>>;
};

function indexOf<P extends Payable>(payables: P[]): Index<P> {
  const index: Index<P> = {
    ...{ byNumber: new Map(), byAmount: new Map(), byWord: new Map(), words: new Map() },
  };
  const add = <Key>(map: Map<Key, P[]>, key: Key, payable: P) => {
    const there = map.get(key);
    if (there) there.push(payable);
    else map.set(key, [payable]);
  };
  for (const payable of payables) {
    index.byNumber.set(payable.number, payable);
    if (payable.isVoid || payable.open <= 0) continue;
    for (const amount of new Set([payable.total, payable.open]))
      add(index.byAmount, amount, payable);
    const words = tellingWords(payable.names);
    index.words.set(payable, words);
    for (const word of words) add(index.byWord, word, payable);
  }
  return index;
}

type Found<P> = { group: MatchGroup; reason: MatchReason; payable: P } | undefined;

const SEPARATORS = /[\s/.,()–-]/g;
/** Year and number of a predračun within digits, at any place. */
const BODY = /(?=(20\d{2})(\d{6}))/g;

/** By what the line itself says: a reference, a number, a reference with wrong control digits. */
function byName<P extends Payable>(line: MatchedLine, { byNumber }: Index<P>): Found<P> {
  const texts = [...line.references, line.purpose];
  const named = new Set(texts.flatMap(proformasIn));
  const payables = [...named].flatMap((number) => byNumber.get(number) ?? []);
  const [payable] = payables;
  if (!payable) return byWrongControl(texts, byNumber);
  if (payable.isVoid) return { group: 'check', reason: 'void', payable };
  const isOneVisit = payables.every(
    ({ visitRequestId }) => visitRequestId === payable.visitRequestId,
  );
  const hasControl = texts.some((text) =>
    text.replaceAll(SEPARATORS, '').includes(referenceOf(payable.number)),
  );
  const isSure = isOneVisit && (hasControl || [payable.open, payable.total].includes(line.amount));
  return {
    group: isSure ? 'recognised' : 'check',
    reason: hasControl ? 'reference' : 'number',
    payable,
  };
}

function byWrongControl<P extends Payable>(texts: string[], byNumber: Map<string, P>): Found<P> {
  const numbers = texts.flatMap((text) =>
    [...text.replaceAll(SEPARATORS, '').matchAll(BODY)].map(
      ([, year, number]) => `PR-${year}-${number}`,
    ),
  );
  const payable = numbers
    .map((number) => byNumber.get(number))
    .find((found) => found !== undefined);
  return payable && { group: 'check', reason: 'badControl', payable };
}

/** By an open amount and a name alike; only one of the two is a hint that decides nothing. */
function byAmountAndPayer<P extends Payable>(
  line: MatchedLine,
  index: Index<P>,
  isOpen: (payable: P) => boolean,
): Found<P> {
  const words = tellingWords(line.payer);
  const isPayer = (payable: P) => isAlike(words, index.words.get(payable)!) && isOpen(payable);
  const sameAmount = (index.byAmount.get(line.amount) ?? []).filter(isOpen);
  const both = sameAmount.find(isPayer);
  if (both) return { group: 'check', reason: 'amountAndPayer', payable: both };
  const samePayer = [...words].flatMap((word) => index.byWord.get(word) ?? []).find(isPayer);
  if (samePayer) return { group: 'unknown', reason: 'samePayer', payable: samePayer };
  const [only, another] = new Set(sameAmount.map(({ visitRequestId }) => visitRequestId));
  const payable = another === undefined && only !== undefined ? sameAmount[0] : undefined;
  return payable && { group: 'unknown', reason: 'sameAmount', payable };
}
