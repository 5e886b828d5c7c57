import { z } from 'zod';
import { REQUIRED_MESSAGE } from '#primitives/text.ts';

// Labels verbatim from the spec where it gives them.

/** Who asks for a visit; no roles (spec §6). */
export const CONTACT_TYPES = ['agency', 'institution', 'personal'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];
/** The Serbian name of each contact type. */
export const CONTACT_TYPE_LABELS: Record<ContactType, string> = {
  agency: 'Agencija',
  institution: 'Institucija',
  personal: 'Osobna',
};

/** How a group pays. */
export const PAYMENT_TYPES = ['CASH', 'CREDIT_CARD', 'SCHEDULED_PAYMENT'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
/** The Serbian name of each payment type. */
export const PAYMENT_TYPE_LABELS: Record<PaymentType, string> = {
  CASH: 'Gotovina',
  CREDIT_CARD: 'Kartica',
  SCHEDULED_PAYMENT: 'Virmanski',
};

/** The ages of a group, youngest first. */
export const AGE_GROUP_TYPES = [
  'CHILD',
  'ELEMENTARY_SCHOOL',
  'ELEMENTARY_SCHOOL_PART_2',
  'HIGH_SCHOOL',
  'MIXED',
  'ADULTS',
] as const;
export type AgeGroupType = (typeof AGE_GROUP_TYPES)[number];
/** The Serbian name of each age group. */
export const AGE_GROUP_TYPE_LABELS: Record<AgeGroupType, string> = {
  CHILD: 'Predškolci (3–6 godina)',
  ELEMENTARY_SCHOOL: 'Osnovna škola, I–IV razred',
  ELEMENTARY_SCHOOL_PART_2: 'Osnovna škola, V–VIII razred',
  HIGH_SCHOOL: 'Srednja škola (14–18 godina)',
  MIXED: 'Mešovita grupa',
  ADULTS: 'Odrasli',
};

/** The states of a visit; staff set any of them freely (spec §4). */
export const VISIT_STATUSES = ['SCHEDULED', 'POSTPONED', 'CANCELED'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];
/** The Serbian name of each status. */
export const VISIT_STATUS_LABELS: Record<VisitStatus, string> = {
  SCHEDULED: 'Zakazano',
  POSTPONED: 'Odloženo',
  CANCELED: 'Otkazano',
};
/** The choice of the filter that lets every status through. */
export const ALL_STATUSES_LABEL = 'Svi Statusi';

/** Answers a missing or unknown age group. */
const AGE_GROUP_MESSAGE = 'Morate odabrati uzrast grupe';

/** A payment type; required. */
export const paymentTypeSchema = z.enum(PAYMENT_TYPES, { error: REQUIRED_MESSAGE });
/** An age group; required. */
export const ageGroupTypeSchema = z.enum(AGE_GROUP_TYPES, { error: AGE_GROUP_MESSAGE });
/** A status; required. */
export const visitStatusSchema = z.enum(VISIT_STATUSES, { error: REQUIRED_MESSAGE });

/** How a request came in, with the word that staff read. */
export const VISIT_SOURCE_LABELS = { WEB: 'sajt', PHONE: 'telefonom' } as const;

export type VisitSource = keyof typeof VISIT_SOURCE_LABELS;

/** Every source, for schemas. */
export const VISIT_SOURCES = Object.keys(VISIT_SOURCE_LABELS) as [VisitSource, ...VisitSource[]];
