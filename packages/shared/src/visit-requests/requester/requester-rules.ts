import { dinarsText } from '#primitives/money.ts';
import { unbroken } from '#primitives/words.ts';
import { VISITORS_PER_EDUCATOR } from '#quote/free-followers.ts';
import type { PaymentType } from '#visit-requests/visit-request-enums.ts';

/** Minutes that a group's tour may take at most, without and with a lunch (spec §9). */
export const TOUR_MINUTES = { withoutMeal: 90, withMeal: 120 } as const;

/** When and how a group pays (spec §9). */
export const PAYMENT_RULES: readonly string[] = [
  'Platite unapred, najkasnije dan pre dolaska, ili gotovinom na blagajni.',
  'Ako ste platili unapred, na blagajni pokažite dokaz o uplati.',
];

/** How it is paid where no money is transferred. */
export const AT_THE_TICKET_OFFICE = {
  CASH: 'Plaća se u gotovini na blagajni, na dan dolaska, pre obilaska.',
  CREDIT_CARD: 'Plaća se karticom na blagajni, na dan dolaska, pre obilaska.',
} as const satisfies Partial<Record<PaymentType, string>>;

/** What whoever pays the rest of a sum has to know; `rest` is an amount in words. */
export const partlyPaid = (rest: string) => `Deo je već plaćen: za uplatu ostaje ${rest}.`;

/** The same where nothing was paid, but fewer came, or ate, than was announced. */
export const fewerCame = (rest: string) =>
  `Stiglo je manje nego što je najavljeno: za uplatu ostaje ${rest}.`;

/** Of what nobody came for. */
export const NOTHING_ASKED = 'Po ovom predračunu se ništa ne plaća.';

/** Where all prices are missing: what comes to 0 was not paid. */
const NOT_PAID_YET = 'Još se ne plaća: cenu potvrđuje centar.';

/** By a predračun of which nothing is left to pay; `total` is what it asks for. */
export const nothingDue = (total: number) =>
  total === 0 ? NOT_PAID_YET : 'Po ovom predračunu je plaćeno. Hvala!';

/** What becomes of money for a visit that is off; `paid` is in dinars. */
export const moneyWords = (paid: number) =>
  paid > 0
    ? `Primili smo ${unbroken(dinarsText(paid))}. Javićemo vam se da dogovorimo povraćaj ili novi termin.`
    : 'Ako ste već platili, javite nam se radi dogovora o uplati.';

/** What a group does when it comes. */
export const ON_THE_DAY: readonly string[] = [
  'Na dan posete grupa se javlja na blagajni, gde se preuzimaju ulaznice.',
  'Ponesite broj zahteva, dokaz o uplati ako plaćate virmanski, i odeću i obuću za obilazak parka po svakom vremenu.',
];

/** What a group agrees to when it sends a request: the form and the mail about it show the same (spec §9). */
export const REQUESTER_RULES: readonly string[] = [
  'Posetu najavite najmanje nedelju dana pre dolaska.',
  ...PAYMENT_RULES,
  `Obilazak je ograničen na ${TOUR_MINUTES.withoutMeal}\u00a0minuta, odnosno na ${TOUR_MINUTES.withMeal}\u00a0minuta uz organizovan ručak u restoranu.`,
  'Grupe koje ručaju u restoranu dodatni sadržaj dobijaju besplatno.',
  `Besplatan ulaz imaju: kod predškolskih grupa jedan vaspitač na ${VISITORS_PER_EDUCATOR.CHILD}\u00a0dece, kod učenika jedan nastavnik na ${VISITORS_PER_EDUCATOR.ELEMENTARY_SCHOOL}\u00a0učenika, kao i lekar i vodič po grupi.`,
];

/** The notice that a request also asks for an e-invoice for the legal entity (spec §2). */
export const E_INVOICE_NOTICE: readonly string[] = [
  'Slanjem ovog zahteva ujedno podnosite zahtev za izdavanje elektronske fakture na pravno lice.',
  'Promet se najpre evidentira preko fiskalne kase. Istog dana taj promet se refundira, a zatim se pravnom licu izdaje elektronska faktura sa istim datumom i istim iznosom.',
];
