import { inGroups } from '@museum/shared/primitives/words';
import { guideName } from '@museum/shared/guides/guide-name';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { formatPara } from '@museum/shared/primitives/money';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import { comingPeople, peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import {
  contactSummary,
  otherLeader,
} from '@museum/shared/visit-requests/requester/contact-summary';
import { visitFieldText, yesNo } from '@museum/shared/visit-requests/fields/visit-field-text';
import { TOUR_MINUTES } from '@museum/shared/visit-requests/requester/requester-rules';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import {
  VISIT_FIELDS,
  visitFieldsOn,
  type VisitField,
} from '@museum/shared/visit-requests/fields/visit-fields';
import type { ContactType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import {
  captionBlock,
  noteBlock,
  pairsBlock,
  tilesBlock,
  titleBlock,
} from '#lib/documents/pdf-blocks.ts';
import { onePagePdf, type PdfBlock } from '#lib/documents/pdf-page.ts';
import { tableBlock } from '#lib/documents/pdf-table.ts';

/** What the page says in words of its own. */
const PDF_TEXT: Partial<Record<VisitField, (request: VisitRequest) => string>> = {
  status: (request) =>
    request.stage === 'arrived'
      ? `${STAGE_LABELS.arrived} (${peopleInWords(comingPeople(request))})`
      : STAGE_LABELS[request.stage],
  visitTime: ({ visitTime }) => `${visitTime} h`,
  isRequestingVisitHomeExhibition: (request) =>
    request.homeExhibitionVisitTime
      ? `Da, u ${request.homeExhibitionVisitTime} h`
      : yesNo(request.isRequestingVisitHomeExhibition),
};

/** The page's large figures. */
const TILES: readonly VisitField[] = ['visitDate', 'visitTime', 'visitorAmount', 'status'];

/** The fields of the visit, in the table's order, without the texts that were typed. */
const visitFacts = (request: VisitRequest) => {
  const values = ageGroupAsRequested(request);
  return visitFieldsOn('pdf')
    .filter(({ field }) => VISIT_FIELDS[field].shownAs !== 'text')
    .map(({ field, label }) => ({
      field,
      label,
      value: PDF_TEXT[field]?.(request) ?? visitFieldText(field, values[field]),
    }));
};

const visitBlocks = (request: VisitRequest): PdfBlock[] => [
  captionBlock('Poseta'),
  pairsBlock(
    visitFacts(request)
      .filter(({ field }) => !TILES.includes(field))
      .flatMap((fact) =>
        fact.field === 'isRequestingAdditionalContent' ? [PART_OF_EVERY_VISIT, fact] : [fact],
      )
      .concat(guideFacts(request)),
  ),
];

const guideFacts = ({ guides }: VisitRequest) =>
  guides.length === 0
    ? []
    : [
        {
          label: guides.length === 1 ? 'Vodič' : 'Vodiči',
          value: guides.map(guideName).join(', '),
        },
      ];

const PART_OF_EVERY_VISIT = { label: 'Centar i park', value: 'Da' };

/** 'Osobna' of the forms would read as an identity card here. */
const CONTACT_CAPTIONS: Record<ContactType, string> = {
  agency: 'Kontakt (agencija)',
  institution: 'Kontakt (institucija)',
  personal: 'Kontakt (privatno lice)',
};

const contactBlocks = (request: VisitRequest): PdfBlock[] => {
  const contact = contactSummary(request);
  // Beside the name of the group that comes, an agency's phone would be taken for the group's.
  const whose = request.contactType === 'agency' ? ' agencije' : '';
  return [
    captionBlock(CONTACT_CAPTIONS[request.contactType]),
    pairsBlock([
      { label: 'Ko dolazi', value: contact.name },
      { label: 'Agencija', value: contact.agencyName },
      { label: 'Vođa grupe', value: otherLeader(contact) },
      { label: 'Telefon grupe', value: request.agencyScheduleOnBehalfOfPhone ?? '' },
      { label: `Telefon${whose}`, value: contact.phone },
      { label: `E-mail${whose}`, value: contact.email },
      { label: `Adresa${whose}`, value: contact.address },
      { label: 'Vrsta grupe', value: request.personalGroupType ?? '' },
    ]),
  ];
};

const mealBlocks = ({ dinnerRequest }: VisitRequest): PdfBlock[] => {
  if (!dinnerRequest) return [captionBlock('Ručak'), pairsBlock([{ label: 'Ručak', value: 'Ne' }])];
  const meals = mealLines(dinnerRequest).map(
    ({ meal, quantity }) => `${meal.label} × ${inGroups(quantity)}`,
  );
  const note = dinnerRequest.additionalComments;
  return [
    captionBlock(`Ručak (${dinnerRequest.normalizedId})`),
    pairsBlock([
      { label: 'Vreme ručka', value: `${dinnerRequest.timeOfDinner} h` },
      { label: 'Naručilac', value: dinnerRequest.customerName },
      { label: 'Porcije', value: meals.join('\n') },
    ]),
    // Whoever leads the group through the house has to know of allergies, too.
    ...(note ? [captionBlock('Napomena uz ručak'), noteBlock(note)] : []),
  ];
};

const priceBlocks = (request: VisitRequest): PdfBlock[] => {
  const quote = quoteOfRequest(request);
  return [
    captionBlock('Obračun'),
    tableBlock({
      size: 9.5,
      columns: [
        { header: 'Opis', width: 54 },
        { header: 'Količina', width: 12, align: 'right' },
        { header: 'Cena (din)', width: 15, align: 'right' },
        { header: 'Iznos (din)', width: 21, align: 'right' },
      ],
      rows: quote.lines.map((line) => [
        line.detail ? `${line.label} (${line.detail})` : line.label,
        inGroups(line.quantity),
        formatPara(line.unitPrice),
        formatPara(line.amount),
      ]),
      total: ['Ukupno, PDV je uračunat', '', '', formatPara(quote.total)],
    }),
    ...(quote.notes.length > 0 ? [noteBlock(quote.notes.join('\n'), 8.5)] : []),
  ];
};

/** What the PDF of a visit is called. */
export const groupVisitPdfName = ({ normalizedId }: Pick<VisitRequest, 'normalizedId'>) =>
  `grupna-poseta-${normalizedId}.pdf`;

/** One A4 for the guide and the ticket office: who comes, when, how many, to what, for how much (contract §4). */
export const groupVisitPdf = (request: VisitRequest) =>
  onePagePdf({
    title: `Grupna poseta ${request.normalizedId}`,
    foot: `${request.normalizedId} · obilazak traje najviše ${TOUR_MINUTES.withoutMeal} minuta, uz organizovan ručak u restoranu ${TOUR_MINUTES.withMeal} minuta`,
    blocks: [
      titleBlock('Grupna poseta', `${request.normalizedId} · ${contactSummary(request).name}`),
      tilesBlock(visitFacts(request).filter(({ field }) => TILES.includes(field))),
      ...visitBlocks(request),
      ...contactBlocks(request),
      ...mealBlocks(request),
      ...priceBlocks(request),
      ...(request.comment
        ? [captionBlock(VISIT_FIELDS.comment.labels.pdf), noteBlock(request.comment)]
        : []),
    ],
  });
