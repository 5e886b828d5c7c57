import { addDays } from '#primitives/calendar-date.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-schema.ts';
import type { AgeGroupType, ContactType, PaymentType } from './visit-request-enums.ts';

/** The public form while it is being filled in: every field present, nothing chosen is "". */
export type VisitRequestFormValues = Record<ContactField, string> & {
  contactType: ContactType;
  visitDate: string;
  visitTime: string;
  paymentType: PaymentType | '';
  visitorAmount: number;
  numberOfFollowers: number;
  ageGroupType: AgeGroupType | '';
  isRequestingDinner: boolean;
  isRequestingAdditionalContent: boolean;
  isRequestingVisitHomeExhibition: boolean;
  homeExhibitionVisitTime: string;
  comment: string;
};

/** The form as it opens (spec §2 and §9). `today` is YYYY-MM-DD in Belgrade; the visit is preset to tomorrow. */
export const visitRequestDefaults = (today: string): VisitRequestFormValues => ({
  ...(Object.fromEntries(
    Object.values(CONTACT_FIELDS)
      .flat()
      .map((field) => [field, '']),
  ) as Record<ContactField, string>),
  contactType: 'agency',
  visitDate: addDays(today, 1),
  visitTime: '',
  paymentType: '',
  visitorAmount: 0,
  numberOfFollowers: 0,
  ageGroupType: '',
  isRequestingDinner: false,
  isRequestingAdditionalContent: false,
  isRequestingVisitHomeExhibition: false,
  homeExhibitionVisitTime: '',
  comment: '',
});
