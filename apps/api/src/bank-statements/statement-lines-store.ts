import type { BankStatementLine, MatchReason } from '@museum/shared/payments/bank-statement-schema';
import { proformasIn } from '@museum/shared/payments/payment-reference';
import { openDinars, visitPaymentOf } from '@museum/shared/payments/payment-state';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { dinarsToPara, paraToDinars } from '@museum/shared/primitives/money';
import type { ContactType, VisitStatus } from '@museum/shared/visit-requests/visit-request-enums';
import { requesterOf } from '@museum/shared/visit-requests/requester/requester';
import { prisma } from '#lib/database/prisma.ts';
import { type Match, matchLines, type Payable } from './match-lines.ts';
import { nameSearch, tellingWords } from './name-likeness.ts';

type Row = Omit<BankStatementLine, 'references' | 'group' | 'reason' | 'proforma' | 'booked'> & {
  references: string;
  bookedFor: number | null;
  visit: (Parameters<typeof requesterOf>[0] & { normalizedId: string }) | null;
  statementId: number | null;
  statementNumber: string | null;
  instead: { postedOn: string; amount: number } | null;
};

/** What came in by a statement, with what each line seems to pay for as things stand now. */
export async function readStatementLines(id: number, day: string): Promise<BankStatementLine[]> {
  const [rows, payables] = await Promise.all([readRows(id), readPayables(day)]);
  const open = rows.filter(({ bookedFor }) => bookedFor === null);
  const twinOf = await twinsOf(id, open);
  const matches = matchLines(
    open.map((row) => ({
      ...row,
      amount: dinarsToPara(row.amount),
      references: split(row.references),
    })),
    payables,
  );
  const matchOf = new Map(
    open.map((row, index) => [row.id, doubtTwin(matches[index]!, { row, twinOf, payables })]),
  );
  return rows.map((row) => presentLine(row, matchOf.get(row.id)));
}

const split = (references: string) => references.split('\n').filter(Boolean);

/** The lines, each with where its movement is booked, be it by this statement or by another. */
const readRows = (id: number) => prisma.$queryRaw<Row[]>`
  SELECT line.id, to_char(line."postedOn", 'YYYY-MM-DD') AS "postedOn", line.amount::float8 AS amount,
    line.payer, line."payerAccount", line.purpose, line."references",
    payment."visitRequestId" AS "bookedFor", row_to_json(visit) AS visit,
    booked_by.id AS "statementId", booked_by.number AS "statementNumber",
    CASE WHEN (booked."postedOn", booked.amount) <> (line."postedOn", line.amount) THEN
      json_build_object('postedOn', booked."postedOn", 'amount', booked.amount) END AS instead
  FROM bank_statement_line AS line
  LEFT JOIN bank_statement_line AS booked ON booked.account = line.account AND booked.key = line.key
    AND booked."paymentId" IS NOT NULL
    AND NOT EXISTS (SELECT FROM payment WHERE "correctsId" = booked."paymentId")
  LEFT JOIN payment ON payment.id = booked."paymentId"
  LEFT JOIN LATERAL (
    SELECT "normalizedId", "contactType", "agencyName", "agencyScheduleOnBehalfOf", "institutionName", "personalName"
    FROM visit_request WHERE id = payment."visitRequestId"
  ) AS visit ON true
  LEFT JOIN bank_statement AS booked_by ON booked_by.id = booked."bankStatementId"
  WHERE line."bankStatementId" = ${id}
  ORDER BY line.position`;

type TwinRow = Pick<Row, 'postedOn' | 'amount' | 'payer' | 'purpose' | 'references'>;

type BookedRow = TwinRow & { visitRequestId: number };

/** Why a line that names nothing of ours seems to pay for something, or for nothing. */
const GUESSED: ReadonlySet<MatchReason | null> = new Set([
  'amountAndPayer',
  'sameAmount',
  'samePayer',
  null,
]);

type Doubt = {
  row: Row;
  twinOf: (row: Row) => BookedRow | undefined;
  payables: KnownPayable[];
};

/** What another statement seems to have booked is for staff to decide, and is guessed for nobody else. */
function doubtTwin(
  match: Match<KnownPayable>,
  { row, twinOf, payables }: Doubt,
): Match<KnownPayable> {
  const isGuessed = GUESSED.has(match.reason);
  const isNamed = match.group === 'recognised' || match.reason === 'paid';
  const twin = isGuessed || isNamed ? twinOf(row) : undefined;
  if (!twin) return match;
  if (match.payable && !isGuessed) return { ...match, group: 'check', reason: 'twin' };
  const payable = payables.find(
    ({ visitRequestId, isVoid }) => visitRequestId === twin.visitRequestId && !isVoid,
  );
  if (!payable) return match;
  const rest = payable.open - dinarsToPara(row.amount);
  return { group: 'check', reason: 'twin', payable, rest };
}

/** The predračuni that a line names, as one text. */
const namedBy = ({ purpose, references }: TwinRow) =>
  [...new Set([...split(references), purpose].flatMap(proformasIn))].toSorted().join();

/**
 * Finds what another statement seems to have booked of a line under another number of the bank's:
 * the same day, amount and payer, or predračun where one of them has no payer. Two that name different
 * predračuni are two payments.
 */
async function twinsOf(id: number, lines: Row[]) {
  const days = [...new Set(lines.map(({ postedOn }) => postedOn))];
  const booked = await prisma.$queryRaw<BookedRow[]>`
    SELECT to_char(line."postedOn", 'YYYY-MM-DD') AS "postedOn", line.amount::float8 AS amount,
      line.payer, line.purpose, line."references", payment."visitRequestId"
    FROM bank_statement_line AS line JOIN payment ON payment.id = line."paymentId"
    WHERE line."bankStatementId" <> ${id} AND line."postedOn" = ANY(${days}::date[])`;
  const factsOf = ({ postedOn, amount }: TwinRow) => `${postedOn} ${amount}`;
  const searches = (keyOf: (line: BookedRow) => string) => {
    const groups = [...Map.groupBy(booked, keyOf)];
    const wordsOf = (line: BookedRow) => tellingWords(line.payer);
    return new Map(groups.map(([key, lines]) => [key, nameSearch(lines, wordsOf)]));
  };
  const namingOf = (line: TwinRow) => `${factsOf(line)} ${namedBy(line)}`;
  const alike = searches(factsOf);
  const alikeNaming = searches(namingOf);
  // A table may have no column of payers.
  const sameNaming = Map.groupBy(booked, namingOf);
  const nameless = Map.groupBy(
    booked.filter(({ payer }) => tellingWords(payer).size === 0),
    namingOf,
  );
  return (row: Row) => {
    const [facts, named, words] = [factsOf(row), namedBy(row), tellingWords(row.payer)];
    if (named === '') return alike.get(facts)?.(words);
    const known = ['', named]
      .map((other) => alikeNaming.get(`${facts} ${other}`)?.(words))
      .find((twin) => twin !== undefined);
    return known ?? (words.size === 0 ? sameNaming : nameless).get(namingOf(row))?.[0];
  };
}

/** Older predračuni are paid by nobody any more. */
const PAYABLE_DAYS = 550;

type KnownPayable = Payable & { requester: string };

type PayableRow = Parameters<typeof requesterOf>[0] & {
  number: string;
  isVoid: boolean;
  total: number;
  visitRequestId: number;
  normalizedId: string;
  contactType: ContactType;
  status: VisitStatus;
  hasArrived: boolean;
  quoted: number;
  invoiced: number | null;
  paid: number;
  buyer: string | null;
};

/** The predračuni that a statement of a day may pay. */
async function readPayables(day: string): Promise<KnownPayable[]> {
  const rows = await prisma.$queryRaw<PayableRow[]>`
    SELECT proforma.number, proforma."voidedAt" IS NOT NULL AS "isVoid", proforma.total::float8 AS total,
      proforma."visitRequestId", proforma.buyer ->> 'name' AS buyer, visit."normalizedId",
      visit."contactType", visit.status, visit."arrivedAt" IS NOT NULL AS "hasArrived", coalesce(visit.quoted, 0)::float8 AS quoted,
      visit.invoiced::float8 AS invoiced, visit.paid::float8 AS paid, visit."agencyName",
      visit."agencyAddress", visit."agencyScheduleOnBehalfOf", visit."agencyScheduleOnBehalfOfAddress",
      visit."institutionName", visit."institutionAddress", visit."personalName"
    FROM proforma JOIN visit_request AS visit ON visit.id = proforma."visitRequestId"
    WHERE proforma."issuedOn" >= ${addDays(day, -PAYABLE_DAYS)}::date
    ORDER BY proforma.id`;
  return rows.map((row) => {
    const { requester, town } = requesterOf(row);
    // Who pays for a visit that they missed pays what the predračun asks for.
    const payment = visitPaymentOf({ ...row, hasMissed: false, dueOn: null, hasProof: false });
    return {
      number: row.number,
      isVoid: row.isVoid,
      visitRequestId: row.visitRequestId,
      normalizedId: row.normalizedId,
      requester,
      total: dinarsToPara(row.total),
      open: dinarsToPara(openDinars(payment)),
      names: [requester, town, row.buyer].filter(Boolean).join(' '),
    };
  });
}

function presentLine(
  { bookedFor, visit, statementId, statementNumber, instead, references, ...row }: Row,
  match: Match<KnownPayable> | undefined,
): BankStatementLine {
  const statement = { id: statementId ?? 0, number: statementNumber ?? '' };
  const booked =
    bookedFor === null || !visit
      ? null
      : {
          visitRequestId: bookedFor,
          normalizedId: visit.normalizedId,
          requester: requesterOf(visit).requester,
          statement,
          instead,
        };
  const line = { ...row, references: split(references), booked };
  if (!match?.payable) return { ...line, group: 'unknown', reason: null, proforma: null };
  const { payable, group, reason, rest } = match;
  const { number, visitRequestId, requester } = payable;
  return {
    ...line,
    group,
    reason,
    proforma: {
      number,
      visitRequestId,
      normalizedId: payable.normalizedId,
      requester,
      rest: paraToDinars(rest),
    },
  };
}
