import type { MatchGroup, MatchReason } from '@museum/shared/payments/bank-statement-schema';
import { proformasIn, referenceOf } from '@museum/shared/payments/payment-reference';
import type { Para } from '@museum/shared/primitives/money';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { nameSearch, tellingWords } from './name-likeness.ts';
import type { StatementLine } from './reading/statement.ts';

/** A predračun that somebody may pay, with its visit. */
export type Payable = {
  number: string;
  isVoid: boolean;
  total: Para;
  visitRequestId: number;
  /** The number of the visit request, GP-YYYY-NNNNNN. */
  normalizedId: string;
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
 * What each line seems to pay for: by our reference, else by a number of ours in it (of a predračun,
 * of a request), else by amount and payer. What is recognised lessens what is left for the other lines.
 */
export function matchLines<P extends Payable>(lines: MatchedLine[], payables: P[]): Match<P>[] {
  const byNumber = new Map(payables.map((payable) => [payable.number, payable]));
  const byVisit = Map.groupBy(payables, ({ normalizedId }) => normalizedId);
  const left = new Map<number, Para>();
  const leftOf = ({ visitRequestId, open }: P) => left.get(visitRequestId) ?? open;
  const sayings = lines.map((line) => byName(line, { byNumber, byVisit }));
  const doubt = doubtAmong(lines, sayings);
  const named = lines.map((line, index) => {
    const found = doubt(line, sayings[index]);
    if (!found) return undefined;
    const open = leftOf(found.payable);
    const rest = open - line.amount;
    if (found.group !== 'recognised') return { ...found, rest };
    // Staff may have entered it by hand, or from a file that tells less.
    if (open <= 0) return { ...found, group: 'check', reason: 'paid', rest } as const;
    left.set(found.payable.visitRequestId, rest);
    return { ...found, rest };
  });
  const guess = guessAmong(payables.filter((payable) => !payable.isVoid && leftOf(payable) > 0));
  return lines.map((line, index) => {
    if (named[index]) return named[index];
    const found = guess(line);
    return found ? { ...found, rest: leftOf(found.payable) - line.amount } : NOTHING;
  });
}

type Found<P> = { group: MatchGroup; reason: MatchReason; payable: P } | undefined;

/** What the bank took back is for staff to decide, as is what the same statement takes back. */
function doubtAmong<P extends Payable>(lines: MatchedLine[], sayings: Found<P>[]) {
  const stornos = Map.groupBy(
    lines.flatMap(({ amount, payer }, index) =>
      amount < 0 ? [{ amount: -amount, payer, payable: sayings[index]?.payable }] : [],
    ),
    ({ amount }) => amount,
  );
  return ({ amount, payer }: MatchedLine, found: Found<P>): Found<P> => {
    if (!found) return undefined;
    if (amount < 0) return { ...found, group: 'check', reason: 'storno' };
    const isTakenBack = stornos
      .get(amount)
      ?.some(
        ({ payable, ...storno }) =>
          payable?.visitRequestId === found.payable.visitRequestId ||
          (payer !== '' && payer === storno.payer),
      );
    const isSure = found.group === 'recognised';
    return isSure && isTakenBack ? { ...found, group: 'check', reason: 'takenBack' } : found;
  };
}

const SEPARATORS = /[\s/.,()–-]/g;
/** Year and number of a predračun within digits, at any place. */
const BODY = /(?=(20\d{2})(\d{6}))/g;

/** The number of a request or of its lunch, as our slips and letters have it in the purpose. */
const VISIT_NUMBER =
  /(?<![\p{L}\d])(GP|RU|ГП|РУ)[\s./–-]{0,3}(20\d{2})[\s./–-]{0,3}(\d{6,})(?!\d)/giu;

type Known<P> = { byNumber: Map<string, P>; byVisit: Map<string, P[]> };

/** By what the line itself says: a reference, a number, a reference with wrong control digits. */
function byName<P extends Payable>(line: MatchedLine, { byNumber, byVisit }: Known<P>): Found<P> {
  const texts = [...line.references, line.purpose].filter((text) => /\d/.test(text));
  const named = new Set(texts.flatMap(proformasIn));
  const payables = [...named].flatMap((number) => byNumber.get(number) ?? []);
  const [payable] = payables;
  if (!payable) return byVisitNumber(texts, byVisit) ?? byWrongControl(texts, byNumber);
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

function byVisitNumber<P extends Payable>(texts: string[], byVisit: Map<string, P[]>): Found<P> {
  const payables = texts
    .flatMap((text) => [...text.matchAll(VISIT_NUMBER)])
    .map(
      ([, letters, year, number]) => `${foldSearchText(letters!).toUpperCase()}-${year}-${number}`,
    )
    .flatMap((number) => byVisit.get(number) ?? []);
  const payable = payables.find(({ isVoid }) => !isVoid);
  return payable && { group: 'check', reason: 'visitNumber', payable };
}

function byWrongControl<P extends Payable>(texts: string[], byNumber: Map<string, P>): Found<P> {
  const numbers = texts.flatMap((text) => {
    const digits = text.replaceAll(VISIT_NUMBER, ' x ').replaceAll(SEPARATORS, '');
    return [...digits.matchAll(BODY)].map(([, year, number]) => `PR-${year}-${number}`);
  });
  const payable = numbers
    .map((number) => byNumber.get(number))
    .find((found) => found !== undefined);
  return payable && { group: 'check', reason: 'badControl', payable };
}

/** Those of one amount: by name, and the one that alone costs it, if only one visit does. */
function createAmount<P extends Payable>(payables: P[], searchAmong: (some: P[]) => Search<P>) {
  const [first] = payables;
  const isAlone = payables.every(({ visitRequestId }) => visitRequestId === first?.visitRequestId);
  return { byPayer: searchAmong(payables), only: isAlone ? first : undefined };
}

type Search<P> = (words: ReadonlySet<string>) => P | undefined;

/** By an open amount and a name alike; only one of the two is a hint that decides nothing. */
function guessAmong<P extends Payable>(payables: P[]): (line: MatchedLine) => Found<P> {
  const wordsOf = new Map(payables.map((payable) => [payable, tellingWords(payable.names)]));
  const searchAmong = (some: P[]) => nameSearch(some, (payable) => wordsOf.get(payable)!);
  const byPayer = searchAmong(payables);
  const amounts = payables.flatMap((payable) =>
    [...new Set([payable.total, payable.open])].map((amount) => ({ amount, payable })),
  );
  const byAmount = new Map(
    [...Map.groupBy(amounts, ({ amount }) => amount)].map(([amount, some]) => [
      amount,
      createAmount(
        some.map(({ payable }) => payable),
        searchAmong,
      ),
    ]),
  );
  return ({ amount, payer }) => {
    const words = tellingWords(payer);
    const sameAmount = byAmount.get(amount);
    const both = sameAmount?.byPayer(words);
    if (both) return { group: 'check', reason: 'amountAndPayer', payable: both };
    const samePayer = byPayer(words);
    if (samePayer) return { group: 'unknown', reason: 'samePayer', payable: samePayer };
    const only = sameAmount?.only;
    return only && { group: 'unknown', reason: 'sameAmount', payable: only };
  };
}
