import { inGroups } from '@museum/shared/primitives/words';
import { closedTimes } from '@museum/shared/capacity/levels';
import { partsInWords } from '@museum/shared/capacity/part-words';
import type { OpenTimes } from '@museum/shared/opening-hours/opening-hours';
import { openTimesText } from '@museum/shared/opening-hours/week-rows';
import { dayInWords } from '@museum/shared/primitives/day-words';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import { FIELDS_OF_CONTACT_TYPE } from '@museum/shared/visit-requests/requester/contact-schema';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { SHORT_NOTICE_DAYS } from '@museum/shared/visit-requests/stages/stage';
import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import { VISIT_FIELDS } from '@museum/shared/visit-requests/fields/visit-fields';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { composeMail } from '#mail/composing/compose-mail.ts';
import { inShort } from '#mail/composing/typed-text.ts';
import { quoteBlocks, visitBlocks } from './visit-request-blocks.ts';

/** Tells the centre that a request has come; answering the mail answers the requester. */
export function newRequestMail(
  request: VisitRequest,
  /** When the house is open that day; null where it is closed. */
  open: OpenTimes | null,
  { office, siteUrl }: { office: string; siteUrl: string },
): OutgoingMail {
  const day = dayInWords(request.visitDate);
  const { name, email } = contactSummary(request);
  return {
    kind: 'new-request',
    recipient: office,
    replyTo: email,
    visitRequestId: request.id,
    ...composeMail(
      {
        subject: `${request.isShortNotice ? 'Kratak rok: ' : ''}Novi zahtev ${request.normalizedId}: ${inShort(name)}, ${day} u ${request.visitTime}, broj posetilaca: ${inGroups(request.visitorAmount)}`,
        preview: name,
        heading: `Novi zahtev za posetu ${request.normalizedId}`,
        blocks: [
          {
            kind: 'paragraph',
            text: ['Zahtev je primljen i čeka potvrdu termina.', ...marksOf(request, open)].join(
              ' ',
            ),
          },
          ...visitBlocks(request),
          ...contactBlocks(request),
          ...commentBlocks(VISIT_FIELDS.comment.labels.mail, request.comment),
          ...commentBlocks('Napomena uz ručak', request.dinnerRequest?.additionalComments),
          ...quoteBlocks(request),
          {
            kind: 'button',
            label: 'Otvorite zahtev',
            url: `${siteUrl}/admin/visit-requests/details/${request.id}`,
          },
        ],
      },
      siteUrl,
    ),
  };
}

/** What is unusual about a request, for staff to decide (visit-life §3). */
function marksOf(request: VisitRequest, open: OpenTimes | null): string[] {
  const outside = closedTimes({ open }, groupOfRequest(request));
  const closed = open
    ? `Van radnog vremena (${openTimesText(open)}): ${partsInWords(outside)}.`
    : 'Tog dana je zatvoreno.';
  return [
    ...(request.isShortNotice
      ? [`Kratak rok: do posete je manje od ${SHORT_NOTICE_DAYS} dana.`]
      : []),
    ...(outside.length > 0 ? [closed] : []),
  ];
}

/** Every contact field that was filled in, and who ordered the lunch. */
function contactBlocks(request: VisitRequest): MailBlock[] {
  const { contactType, dinnerRequest } = request;
  const rows = [
    ['Tip kontakta', CONTACT_TYPE_LABELS[contactType]],
    ...FIELDS_OF_CONTACT_TYPE[contactType].map(
      (field) => [CONTACT_FIELDS[field].label, request[field] ?? ''] as const,
    ),
    ['Naručilac', dinnerRequest?.customerName ?? ''],
    ['E-mail naručioca', dinnerRequest?.customerEmail ?? ''],
  ] as const;
  return [
    { kind: 'heading', text: 'Kontakt' },
    { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
  ];
}

const commentBlocks = (title: string, comment: string | null | undefined): MailBlock[] =>
  comment
    ? [
        { kind: 'heading', text: title },
        { kind: 'quotation', text: comment },
      ]
    : [];
