import { inGroups } from '@museum/shared/primitives/words';
import { notesForKitchen } from '@museum/shared/kitchen/notes';
import type { DinnerRequest } from '@museum/shared/meals/dinner-request-response';
import { mealLines, portionCount } from '@museum/shared/meals/meal-choices';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { paraText } from '@museum/shared/primitives/money';
import { shownEmail } from '@museum/shared/privacy/removed-person';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import {
  contactSummary,
  otherLeader,
} from '@museum/shared/visit-requests/requester/contact-summary';
import { comingPeople } from '@museum/shared/visit-requests/gate/coming-people';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { AGE_GROUP_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { RequestWithDinner } from '@museum/shared/visit-requests/visit-request-response';
import {
  captionBlock,
  noteBlock,
  pairsBlock,
  tilesBlock,
  titleBlock,
} from '#lib/documents/pdf-blocks.ts';
import { onePagePdf, type PdfBlock } from '#lib/documents/pdf-page.ts';
import { tableBlock } from '#lib/documents/pdf-table.ts';

const mealTable = (dinnerRequest: DinnerRequest): PdfBlock =>
  tableBlock({
    size: 13,
    columns: [
      { header: 'Porcija', width: 14, align: 'center' },
      { header: 'Jelo', width: 34 },
      { header: 'Izbor', width: 52 },
    ],
    rows: mealLines(dinnerRequest).map(({ meal, quantity, optionLabels }) => [
      inGroups(quantity),
      meal.label,
      [optionLabels.join(', '), meal.contents.join(', ')].filter(Boolean).join('\n'),
    ]),
    total: [inGroups(portionCount(dinnerRequest)), 'Ukupno porcija', ''],
  });

const NOTE_CAPTIONS = { lunch: 'Napomena uz ručak', visit: 'Napomena uz posetu' };

const noteBlocks = ({ dinnerRequest, comment }: RequestWithDinner): PdfBlock[] =>
  notesForKitchen({ lunch: dinnerRequest.additionalComments, visit: comment }).flatMap(
    ({ of, text }) => [captionBlock(NOTE_CAPTIONS[of]), noteBlock(text, 12)],
  );

/** What the PDF of a lunch is called. */
export const dinnerRequestPdfName = ({ normalizedId }: Pick<DinnerRequest, 'normalizedId'>) =>
  `rucak-${normalizedId}.pdf`;

/** One A4 for the kitchen and the group: what is eaten, when, by how many (contract §4). */
export const dinnerRequestPdf = (request: RequestWithDinner) => {
  const { dinnerRequest } = request;
  const contact = contactSummary(request);
  const { meals } = quoteOfRequest(request);
  return onePagePdf({
    title: `Zahtev za ručak ${dinnerRequest.normalizedId}`,
    foot: `${dinnerRequest.normalizedId} · poseta ${request.normalizedId} · cene su sa uračunatim PDV-om`,
    blocks: [
      titleBlock('Zahtev za ručak', `${dinnerRequest.normalizedId} · ${contact.name}`),
      tilesBlock([
        { label: 'Datum', value: formatDay(request.visitDate) },
        { label: 'Vreme ručka', value: `${dinnerRequest.timeOfDinner} h` },
        { label: 'Porcija', value: inGroups(portionCount(dinnerRequest)) },
        { label: 'Stanje posete', value: STAGE_LABELS[request.stage] },
      ]),
      captionBlock('Obroci'),
      mealTable(dinnerRequest),
      ...noteBlocks(request),
      captionBlock('Naručilac'),
      pairsBlock([
        { label: 'Ime', value: dinnerRequest.customerName },
        { label: 'E-mail', value: shownEmail(dinnerRequest.customerEmail) },
        { label: 'Telefon', value: contact.phone },
        { label: 'Vođa grupe', value: otherLeader(contact) },
        { label: 'Posetilaca', value: inGroups(comingPeople(request).visitorAmount) },
        { label: 'Uzrast', value: AGE_GROUP_TYPE_LABELS[request.visitorGroupAgeType] },
        { label: 'Vreme posete', value: `${request.visitTime} h` },
        { label: 'Iznos ručka', value: paraText(meals) },
      ]),
    ],
  });
};
