import { mealLines } from '@museum/shared/meals/meal-choices';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { formatPara, type Para } from '@museum/shared/primitives/money';
import { calculateQuote, type QuoteLine } from '@museum/shared/quote/quote';
import { quoteRequestOf } from '@museum/shared/quote/quote-request';
import {
  AGE_GROUP_TYPE_LABELS,
  PAYMENT_TYPE_LABELS,
} from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/mail-content.ts';

const yesOrNo = (value: boolean) => (value ? 'Da' : 'Ne');

const dinars = (para: Para) => `${formatPara(para)}\u00a0din`;

/** What was asked for, without any text that the visitor typed. */
export function visitBlocks(request: VisitRequest): MailBlock[] {
  const memorialHouse = request.homeExhibitionVisitTime;
  return [
    {
      kind: 'facts',
      rows: [
        ['Broj zahteva', request.normalizedId],
        ['Datum posete', formatDay(request.visitDate)],
        ['Vreme posete', request.visitTime],
        ['Uzrast grupe', AGE_GROUP_TYPE_LABELS[request.visitorGroupAgeType]],
        ['Broj posetilaca', String(request.visitorAmount)],
        ['Broj pratilaca', String(request.numberOfFollowers)],
        ['Dodatni sadržaj', yesOrNo(request.isRequestingAdditionalContent)],
        ['Poseta spomen-kući', memorialHouse ? `Da, u ${memorialHouse}` : 'Ne'],
        ['Način plaćanja', PAYMENT_TYPE_LABELS[request.paymentType]],
      ],
    },
    ...dinnerBlocks(request.dinnerRequest),
  ];
}

/** The ordered lunch, meal by meal; nothing when there is none. */
function dinnerBlocks(dinner: VisitRequest['dinnerRequest']): MailBlock[] {
  if (!dinner) return [];
  const meals = mealLines(dinner).map(({ meal, quantity, optionLabels }) => {
    const name = [meal.label, ...optionLabels].join(', ');
    return [name, `${quantity} porc.`] as const;
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
  const quote = quoteOf(request);
  return [
    { kind: 'heading', text: 'Obračun' },
    amounts(quote.lines, quote.total),
    ...quote.notes.map((text): MailBlock => ({ kind: 'note', text })),
  ];
}

/** What the ordered meals cost, dish by dish. */
export function mealQuoteBlocks(request: VisitRequest): MailBlock[] {
  const { lines, meals } = quoteOf(request);
  return [
    { kind: 'heading', text: 'Naručeni obroci' },
    amounts(
      lines.filter(({ section }) => section === 'meals'),
      meals,
    ),
  ];
}

const quoteOf = (request: VisitRequest) =>
  calculateQuote(quoteRequestOf(request), request.unitPrices);

const amounts = (lines: QuoteLine[], total: Para): MailBlock => ({
  kind: 'amounts',
  rows: lines.map(({ label, detail, quantity, unitPrice, amount }) => ({
    label,
    detail: [detail, `${quantity}\u00a0×\u00a0${dinars(unitPrice)}`].filter(Boolean).join(' · '),
    amount: dinars(amount),
  })),
  total: { label: 'Ukupno', detail: 'sa PDV-om', amount: dinars(total) },
});
