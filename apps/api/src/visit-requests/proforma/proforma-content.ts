import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import type { Para } from '@museum/shared/primitives/money';
import { REMOVED_NAME } from '@museum/shared/privacy/removed-person';
import { sectionNotes } from '@museum/shared/quote/quote';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import type { Setting } from '@museum/shared/settings/settings';
import type { PaymentType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';

/** Who pays, as far as a document needs it; people who work there are not named. */
export const proformaBuyerSchema = z.object({
  /** A private person: the name goes when the personal data of the request goes. */
  isPerson: z.boolean(),
  name: z.string().transform((name) => name || REMOVED_NAME),
  address: z.string().default(''),
  pib: z.string().default(''),
  motherId: z.string().default(''),
  jbkjs: z.string().default(''),
  /** The school that an agency books for. */
  onBehalfOf: z.string().default(''),
});

/** What is frozen of a document beside its number, days, buyer and total. */
export const proformaContentSchema = z.object({
  /** GP-2026-000123. */
  requestNumber: z.string(),
  visitDate: z.iso.date(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    pib: z.string(),
    motherId: z.string(),
    bankAccount: z.string(),
  }),
  /** The code of the payment slip, e.g. 221. */
  paymentCode: z.string(),
  lines: z.array(
    z.object({
      label: z.string(),
      detail: z.string(),
      quantity: z.number(),
      /** Para. */
      unitPrice: z.number(),
    }),
  ),
  notes: z.array(z.string()),
});

export type ProformaBuyer = z.output<typeof proformaBuyerSchema>;
export type ProformaContent = z.output<typeof proformaContentSchema>;

/** What a predračun would say if it were issued now. */
export type ProformaDraft = {
  kind: ProformaKind;
  paymentType: PaymentType;
  buyer: ProformaBuyer;
  content: ProformaContent;
  total: Para;
};

/** Who is paid. */
export const SELLER = {
  name: organisation.legalName,
  address: organisationAddress,
  pib: organisation.pib,
  motherId: organisation.motherId,
  bankAccount: organisation.bankAccount,
};

function buyerOf(request: VisitRequest): ProformaBuyer {
  const buyers: Record<VisitRequest['contactType'], Partial<Record<string, string | null>>> = {
    agency: {
      name: request.agencyName,
      address: request.agencyAddress,
      pib: request.agencyPib,
      motherId: request.agencyMotherId,
      jbkjs: request.agencyJBKJS,
      onBehalfOf: request.agencyScheduleOnBehalfOf,
    },
    institution: {
      name: request.institutionName,
      address: request.institutionAddress,
      pib: request.institutionPib,
      motherId: request.institutionMotherId,
      jbkjs: request.institutionJBKJS,
    },
    personal: { name: request.personalName },
  };
  const told = Object.entries(buyers[request.contactType]).filter(([, value]) => value);
  const isPerson = request.contactType === 'personal';
  return proformaBuyerSchema.parse({ name: '', ...Object.fromEntries(told), isPerson });
}

/**
 * The predračuni of a request as they would be issued now: one for the visit, and one for its meals
 * if any are ordered.
 */
export function draftProformas(
  request: VisitRequest,
  codes: Setting<'payment-codes'>,
  buyer = buyerOf(request),
): ProformaDraft[] {
  const quote = quoteOfRequest(request);
  const draft = (kind: ProformaKind, section: 'tickets' | 'meals'): ProformaDraft => ({
    kind,
    paymentType: request.paymentType,
    buyer,
    content: {
      requestNumber: request.normalizedId,
      visitDate: request.visitDate,
      seller: SELLER,
      paymentCode: buyer.isPerson ? codes.person : codes.legalEntity,
      lines: quote.lines
        .filter((line) => line.section === section)
        .map(({ label, detail, quantity, unitPrice }) => ({ label, detail, quantity, unitPrice })),
      notes: sectionNotes(quote, section),
    },
    total: quote[section],
  });
  const drafts = [draft('visit', 'tickets'), draft('meal', 'meals')];
  return drafts.filter(({ content }) => content.lines.length > 0);
}

/** Who is paid, label by label; the account only where it is paid into. */
export const sellerRows = (seller: ProformaContent['seller'], isTransfer: boolean) => [
  { label: 'Naziv', value: seller.name },
  { label: 'Adresa', value: seller.address },
  { label: 'PIB', value: seller.pib },
  { label: 'Matični broj', value: seller.motherId },
  ...(isTransfer ? [{ label: 'Tekući račun', value: seller.bankAccount }] : []),
];

/** Who pays, label by label; what is not known is left out. */
export const buyerRows = (buyer: ProformaBuyer) =>
  [
    { label: buyer.isPerson ? 'Ime' : 'Naziv', value: buyer.name },
    { label: 'Adresa', value: buyer.address },
    { label: 'PIB', value: buyer.pib },
    { label: 'Matični broj', value: buyer.motherId },
    { label: 'JBKJS', value: buyer.jbkjs },
    { label: 'U ime', value: buyer.onBehalfOf },
  ].filter(({ value }) => value !== '');
