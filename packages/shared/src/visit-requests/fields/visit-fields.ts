import type { SubmitVisitRequest } from '#visit-requests/submit-visit-request-schema.ts';
import {
  AGE_GROUP_TYPE_LABELS,
  PAYMENT_TYPE_LABELS,
  VISIT_STATUS_LABELS,
} from '#visit-requests/visit-request-enums.ts';

/** Where a field is shown: the public form, staff's editor and its list, the list workbook, the group visit PDF, mails. */
export type Surface = 'form' | 'staff' | 'list' | 'workbook' | 'pdf' | 'mail';

/**
 * What becomes of a value when the personal data of its request goes: `kept` says nothing about a
 * person, `emptied` becomes NULL, `renamed` and `readdressed` become a neutral name or e-mail.
 */
export type FieldFate = 'kept' | 'emptied' | 'renamed' | 'readdressed';

/** How a value is shown; an enumeration by the names of its values. A `text` is what somebody typed. */
export type ShownAs = 'text' | 'number' | 'yesNo' | 'date' | 'time' | Record<string, string>;

type VisitFieldEntry = {
  /** Its name on each surface; a surface without one doesn't show it by itself. */
  labels: Partial<Record<Surface, string>>;
  shownAs: ShownAs;
  /** Whoever asks for the visit sets it in the form, staff in the editor. */
  setBy: readonly ('requester' | 'staff')[];
  /** What the public form opens with. */
  empty?: string | number | boolean;
  fate: FieldFate;
};

type VisitFieldName =
  | Exclude<keyof SubmitVisitRequest, 'contactType' | 'dinnerRequest'>
  | 'status'
  | 'isViewed';

/**
 * The fields of a visit as one table, in the order of mails and papers. Forms, editor, conflicts,
 * list, workbook, PDF, mails and erasure read it; the rules stand in visit-fields-schema.ts, meals
 * in meal-catalog.ts, and who comes in contact-fields.ts, where alone search looks.
 */
export const VISIT_FIELDS = {
  visitDate: {
    labels: {
      form: 'Datum posete',
      staff: 'Planirani datum',
      list: 'Datum posete',
      workbook: 'Datum posete',
      pdf: 'Datum',
      mail: 'Datum posete',
    },
    shownAs: 'date',
    setBy: ['requester', 'staff'],
    empty: '',
    fate: 'kept',
  },
  visitTime: {
    labels: {
      form: 'Vreme posete',
      staff: 'Željeno vreme',
      list: 'Vreme',
      workbook: 'Vreme posete',
      pdf: 'Vreme',
      mail: 'Vreme posete',
    },
    shownAs: 'time',
    setBy: ['requester', 'staff'],
    empty: '',
    fate: 'kept',
  },
  ageGroupType: {
    labels: {
      form: 'Uzrast grupe',
      staff: 'Uzrast grupe',
      workbook: 'Uzrast',
      pdf: 'Uzrast',
      mail: 'Uzrast grupe',
    },
    shownAs: AGE_GROUP_TYPE_LABELS,
    setBy: ['requester', 'staff'],
    empty: '',
    fate: 'kept',
  },
  visitorAmount: {
    labels: {
      form: 'Broj posetilaca',
      staff: 'Ukupno posetilaca',
      list: 'Posetilaca',
      workbook: 'Broj posetilaca',
      pdf: 'Posetilaca',
      mail: 'Broj posetilaca',
    },
    shownAs: 'number',
    setBy: ['requester', 'staff'],
    empty: 0,
    fate: 'kept',
  },
  numberOfFollowers: {
    labels: {
      form: 'Broj pratilaca',
      staff: 'Broj pratilaca',
      workbook: 'Pratilaca',
      pdf: 'Pratilaca',
      mail: 'Broj pratilaca',
    },
    shownAs: 'number',
    setBy: ['requester', 'staff'],
    empty: 0,
    fate: 'kept',
  },
  isRequestingAdditionalContent: {
    labels: {
      form: 'Dodatni sadržaj – bioskop ili predstava',
      staff: 'Dodatni sadržaj',
      list: 'Dodatni sadržaj',
      workbook: 'Dodatni sadržaj',
      pdf: 'Dodatni sadržaj',
      mail: 'Dodatni sadržaj',
    },
    shownAs: 'yesNo',
    setBy: ['requester', 'staff'],
    empty: false,
    fate: 'kept',
  },
  isRequestingVisitHomeExhibition: {
    labels: {
      form: 'Poseta spomen-kući',
      staff: 'Poseta spomen-kući',
      list: 'Spomen-kuća',
      workbook: 'Spomen-kuća',
      pdf: 'Spomen-kuća',
      mail: 'Poseta spomen-kući',
    },
    shownAs: 'yesNo',
    setBy: ['requester', 'staff'],
    empty: false,
    fate: 'kept',
  },
  // Where it has no label, it stands beside the "Da" of the field above.
  homeExhibitionVisitTime: {
    labels: { form: 'Vreme posete spomen-kući', staff: 'Vreme posete spomen-kući' },
    shownAs: 'time',
    setBy: ['requester', 'staff'],
    empty: '',
    fate: 'kept',
  },
  // Staff add or delete the lunch itself. Papers and mails have a part of their own for it.
  isRequestingDinner: {
    labels: { form: 'Ručak u restoranu', staff: 'Ručak', list: 'Ručak', workbook: 'Ručak' },
    shownAs: 'yesNo',
    setBy: ['requester'],
    empty: false,
    fate: 'kept',
  },
  paymentType: {
    labels: {
      form: 'Način plaćanja',
      staff: 'Način plaćanja',
      workbook: 'Plaćanje',
      pdf: 'Plaćanje',
      mail: 'Način plaćanja',
    },
    shownAs: PAYMENT_TYPE_LABELS,
    setBy: ['requester', 'staff'],
    empty: '',
    fate: 'kept',
  },
  comment: {
    labels: {
      form: 'Šta još treba da znamo',
      staff: 'Napomena',
      workbook: 'Napomena',
      pdf: 'Napomena uz posetu',
      mail: 'Napomena uz posetu',
    },
    shownAs: 'text',
    setBy: ['requester'],
    empty: '',
    fate: 'emptied',
  },
  status: {
    labels: { staff: 'Status', workbook: 'Status', pdf: 'Status' },
    shownAs: VISIT_STATUS_LABELS,
    setBy: ['staff'],
    fate: 'kept',
  },
  isViewed: {
    labels: { staff: 'Pregledan', list: 'Pregledan', workbook: 'Pregledan' },
    shownAs: 'yesNo',
    setBy: ['staff'],
    fate: 'kept',
  },
} as const satisfies Record<VisitFieldName, VisitFieldEntry>;

type Fields = typeof VISIT_FIELDS;

/** The name of a field of the visit. */
export type VisitField = keyof Fields;

type FieldWith<Part> = {
  [Field in VisitField]: Fields[Field] extends Part ? Field : never;
}[VisitField];

/** The fields that the public form asks for. */
export type FormField = FieldWith<{ empty: unknown }>;

/** The fields that staff edit. */
export type StaffField = FieldWith<{ setBy: readonly ['requester', 'staff'] | readonly ['staff'] }>;

/** The fields that a surface shows. */
export type FieldOn<On extends Surface> = FieldWith<{ labels: Record<On, string> }>;

const entries = Object.entries(VISIT_FIELDS) as [VisitField, VisitFieldEntry][];

/** The fields that a surface shows, with their names there, in the table's order. */
export const visitFieldsOn = <On extends Surface>(surface: On) =>
  entries.flatMap(([field, { labels }]) => {
    const label = labels[surface];
    return label === undefined ? [] : [{ field: field as FieldOn<On>, label }];
  });

/** The fields that staff edit, in the table's order. */
export const STAFF_FIELDS = entries
  .filter(([, { setBy }]) => setBy.includes('staff'))
  .map(([field]) => field as StaffField);
