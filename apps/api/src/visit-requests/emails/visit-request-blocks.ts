import { mealLines } from '@museum/shared/meals/meal-choices';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import { paraText, type Para } from '@museum/shared/primitives/money';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { inGroups, unbroken } from '@museum/shared/primitives/words';
import { type QuoteLine, sectionNotes } from '@museum/shared/quote/quote';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import type { ContactField } from '@museum/shared/visit-requests/requester/contact-schema';
import { visitFieldText } from '@museum/shared/visit-requests/fields/visit-field-text';
import {
  VISIT_FIELDS,
  visitFieldsOn,
  type VisitField,
} from '@museum/shared/visit-requests/fields/visit-fields';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import { inShort, withoutLinks } from '#mail/composing/typed-text.ts';

const portions = (count: number) => unbroken(plural(count, PORTIONS));

/** An amount that stays on one line. */
export const amountInMail = (para: Para) => unbroken(paraText(para));

/** The contact fields that a mail to the requester repeats: who comes, who leads, who is called. */
const REPEATED = {
  agency: [
    ...(['agencyScheduleOnBehalfOf', 'agencyScheduleOnBehalfOfPhone', 'agencyName'] as const),
    ...(['agencyPhone', 'agencyLeaderName'] as const),
  ],
  institution: ['institutionName', 'institutionPhone', 'institutionLeaderName'],
  personal: ['personalName', 'personalPhone'],
} as const satisfies Record<ContactType, readonly ContactField[]>;

/** So that whoever sent several requests tells them apart, and sees a wrong phone number in time. */
export function requesterBlocks(request: VisitRequest): MailBlock[] {
  const rows = REPEATED[request.contactType].map((field) => {
    const typed = withoutLinks(inShort(request[field] ?? ''));
    return [CONTACT_FIELDS[field].label, typed] as const;
  });
  return [
    { kind: 'heading', text: 'Vaši podaci' },
    { kind: 'facts', rows: rows.filter(([, typed]) => typed !== '') },
  ];
}

/** What mails say in words of their own. */
const MAIL_TEXT: Partial<Record<VisitField, (request: VisitRequest) => string>> = {
  visitDate: ({ visitDate }) => dayWithWeekday(visitDate),
  isRequestingVisitHomeExhibition: ({ homeExhibitionVisitTime: time }) =>
    time ? `Da, u ${time}` : 'Ne',
};

/** What was asked for, without any text that the visitor typed. */
export function visitBlocks(request: VisitRequest): MailBlock[] {
  const values = ageGroupAsRequested(request);
  const rows = visitFieldsOn('mail')
    .filter(({ field }) => VISIT_FIELDS[field].shownAs !== 'text')
    .map(({ field, label }) => {
      const text = MAIL_TEXT[field]?.(request) ?? visitFieldText(field, values[field]);
      return [label, text] as const;
    });
  return [
    { kind: 'facts', rows: [['Broj zahteva', request.normalizedId], ...rows] },
    ...dinnerBlocks(request.dinnerRequest),
  ];
}

/** The ordered lunch, meal by meal; nothing when there is none. */
function dinnerBlocks(dinner: VisitRequest['dinnerRequest']): MailBlock[] {
  if (!dinner) return [];
  const meals = mealLines(dinner).map(({ meal, quantity, optionLabels }) => {
    const options = optionLabels.map((label) => label.toLowerCase());
    return [[meal.label, ...options].join(', '), portions(quantity)] as const;
  });
  return [
    { kind: 'heading', text: 'Ručak u restoranu' },
    {
      kind: 'facts',
      rows: [
        ['Broj zahteva za ručak', dinner.normalizedId],
        ['Vreme ručka', dinner.timeOfDinner],
        ...meals,
      ],
    },
  ];
}

/** The price calculation, line by line, with the unit prices of the request. */
export function quoteBlocks(request: VisitRequest): MailBlock[] {
  const quote = quoteOfRequest(request);
  return [
    { kind: 'heading', text: 'Obračun' },
    amounts(quote.lines, quote.total),
    ...quote.notes.map(noteBlock),
  ];
}

/** What the ordered meals cost, dish by dish. */
export function mealQuoteBlocks(request: VisitRequest): MailBlock[] {
  const quote = quoteOfRequest(request);
  return [
    { kind: 'heading', text: 'Naručeni obroci' },
    amounts(
      quote.lines.filter(({ section }) => section === 'meals'),
      quote.meals,
    ),
    ...sectionNotes(quote, 'meals').map(noteBlock),
  ];
}

const noteBlock = (text: string): MailBlock => ({ kind: 'note', text });

const amounts = (lines: QuoteLine[], total: Para): MailBlock => ({
  kind: 'amounts',
  rows: lines.map(({ label, detail, quantity, unitPrice, amount }) => ({
    label,
    detail: [detail, unbroken(`${inGroups(quantity)} × ${paraText(unitPrice)}`)]
      .filter(Boolean)
      .join(' · '),
    amount: amountInMail(amount),
  })),
  total: { label: 'Ukupno', detail: 'sa PDV-om', amount: amountInMail(total) },
});
