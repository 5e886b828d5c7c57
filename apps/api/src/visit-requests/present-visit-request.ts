import type { VisitGuide } from '@museum/shared/guides/guide-schema';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { ageGroupAsAnswered } from '@museum/shared/visit-requests/fields/age-group-field';
import { visitPaymentOf } from '@museum/shared/payments/payment-state';
import {
  REQUESTER_COLUMNS,
  type Requester,
} from '@museum/shared/visit-requests/requester/requester';
import { STAGE_COLUMNS, type Staging } from '@museum/shared/visit-requests/stages/stage';
import {
  type Proposal,
  visitRequestRowSchema,
  type VisitRequest,
  type VisitRequestRow,
  type WantedVisit,
  wantedVisitSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { workedOut } from '@museum/shared/visit-requests/worked-out';
import type { Prisma, Proposal as StoredProposal } from '#generated/prisma/client.ts';
import { presentDay } from '#lib/database/present-day.ts';
import { presentDinnerRequest } from './dinner-request/present-dinner-request.ts';

/** Who leads a visit, in the order of the list. */
export const WITH_GUIDES = {
  guides: {
    select: { guide: { select: { id: true, name: true, removedAt: true } } },
    orderBy: [{ guide: { position: 'asc' } }, { guideId: 'asc' }],
  },
} satisfies Prisma.VisitRequestInclude;

/** What belongs to a request and stands in tables of its own. */
export const WITH_PARTS = {
  dinnerRequest: true,
  proposal: true,
  ...WITH_GUIDES,
} as const;

/** A visit request as it is stored, with its dinner request even when that was deleted. */
type StoredVisitRequest = Prisma.VisitRequestGetPayload<{
  include: typeof WITH_PARTS;
  omit: {
    isSuspect: true;
    searchText: true;
    phoneDigits: true;
    displayNumber: true;
    isShortNotice: true;
  };
}>;

/** The guides of a visit on the wire. */
export const presentGuides = (stored: Pick<StoredVisitRequest, 'guides'>['guides']): VisitGuide[] =>
  stored.map(({ guide: { id, name, removedAt } }) => ({ id, name, isListed: removedAt === null }));

/** Where the payment of a request is worked out from. */
export const PAYMENT_COLUMNS = {
  quoted: true,
  invoiced: true,
  paid: true,
  dueOn: true,
  hasProof: true,
} as const;

type PaymentColumns = Pick<
  StoredVisitRequest,
  keyof typeof PAYMENT_COLUMNS | 'status' | 'arrivedAt' | 'missedAt'
>;

/** A request that is not worked out yet will be within moments. */
export const presentPayment = (columns: PaymentColumns) =>
  visitPaymentOf({
    status: columns.status,
    hasArrived: columns.arrivedAt !== null,
    hasMissed: columns.missedAt !== null,
    quoted: Number(columns.quoted ?? 0),
    invoiced: columns.invoiced && Number(columns.invoiced),
    paid: Number(columns.paid),
    dueOn: columns.dueOn && presentDay(columns.dueOn),
    hasProof: columns.hasProof,
  });

/** Days and times as texts, and what is worked out from the columns. */
function presentColumns<
  Stored extends PaymentColumns &
    Pick<StoredVisitRequest, 'visitDate' | 'createdAt' | 'confirmedAt' | 'contactType'> & {
      proposal: object | null;
    },
>(stored: Stored) {
  const { quoted, invoiced, paid, dueOn, hasProof, ...others } = stored;
  const columns = {
    ...others,
    visitDate: presentDay(stored.visitDate),
    createdAt: stored.createdAt.toISOString(),
    confirmedAt: stored.confirmedAt?.toISOString() ?? null,
    arrivedAt: stored.arrivedAt?.toISOString() ?? null,
    missedAt: stored.missedAt?.toISOString() ?? null,
  };
  return { ...workedOut(columns), payment: presentPayment(stored) };
}

/** A waiting proposal on the wire: the visit as it is now with the wished fields in place. */
const presentProposal = (
  { sentAt, note, fields }: StoredProposal,
  visit: WantedVisit,
): Proposal => ({
  sentAt: sentAt.toISOString(),
  note,
  wanted: wantedVisitSchema.parse({ ...visit, ...withFlags(fields as Partial<WantedVisit>) }),
});

/** A flag goes with the wish: staff may have changed the visit's own since then. */
const withFlags = (fields: Partial<WantedVisit>): Partial<WantedVisit> => ({
  ...fields,
  ...(fields.dinnerRequest !== undefined && {
    isRequestingDinner: fields.dinnerRequest !== null,
  }),
  ...(fields.homeExhibitionVisitTime !== undefined && {
    isRequestingVisitHomeExhibition: fields.homeExhibitionVisitTime !== null,
  }),
});

/** A visit request on the wire. */
export function presentVisitRequest(stored: StoredVisitRequest): VisitRequest {
  const {
    dinnerRequest,
    unitPrices,
    lateAt,
    anonymizedAt,
    updatedAt,
    invoicedDueOn: _,
    ...columns
  } = ageGroupAsAnswered(stored);
  const visit = { ...presentColumns(columns), ...presentDinnerRequest(dinnerRequest) };
  return {
    ...visit,
    // Once the group has come or the visit is off, nobody answers a proposal any more.
    proposal:
      visit.stage === 'changing' && columns.proposal
        ? presentProposal(columns.proposal, visit)
        : null,
    guides: presentGuides(columns.guides),
    unitPrices: unitPrices as PriceMapping,
    lateAt: lateAt?.toISOString() ?? null,
    anonymizedAt: anonymizedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

const ROW_FIELDS = Object.keys(visitRequestRowSchema.shape) as (keyof VisitRequestRow)[];

const WORKED_OUT = {
  requester: 0,
  town: 0,
  stage: 0,
  isShortNotice: 0,
  payment: 0,
} satisfies Record<keyof (Requester & Staging) | 'payment', 0>;

/** The columns that the staff's list is made from: what it shows, and what the rest follows from. */
export const ROW_COLUMNS = {
  ...(Object.fromEntries(
    ROW_FIELDS.filter((field) => !(field in WORKED_OUT)).map((field) => [field, true]),
  ) as Record<Exclude<keyof VisitRequestRow, keyof typeof WORKED_OUT>, true>),
  ...REQUESTER_COLUMNS,
  ...STAGE_COLUMNS,
  ...PAYMENT_COLUMNS,
} as const;

/** A row of the staff's list on the wire. */
export function presentVisitRequestRow(
  stored: Prisma.VisitRequestGetPayload<{ select: typeof ROW_COLUMNS }>,
): VisitRequestRow {
  const all: VisitRequestRow = presentColumns(stored);
  return Object.fromEntries(ROW_FIELDS.map((field) => [field, all[field]])) as VisitRequestRow;
}
