import { formatDay } from '@museum/shared/primitives/calendar-date';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { renderMail } from '#mail/render-mail.ts';
import { quoteBlocks, visitBlocks } from './visit-request-blocks.ts';

/** Tells the centre that a request has come; answering the mail answers the requester. */
export function newRequestMail(
  request: VisitRequest,
  office: string,
  siteUrl: string,
): OutgoingMail {
  const day = formatDay(request.visitDate);
  return {
    kind: 'new-request',
    recipient: { name: '', address: office },
    replyTo: contactSummary(request).email,
    visitRequestId: request.id,
    ...renderMail(
      {
        subject: `Novi zahtev ${request.normalizedId}: ${day} u ${request.visitTime}, broj posetilaca: ${request.visitorAmount}`,
        preview: contactSummary(request).name,
        heading: `Novi zahtev za posetu ${request.normalizedId}`,
        blocks: [
          ...visitBlocks(request),
          ...contactBlocks(request),
          ...commentBlocks('Napomena uz posetu', request.comment),
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

function contactBlocks(request: VisitRequest): MailBlock[] {
  const contact = contactSummary(request);
  const { dinnerRequest, personalGroupType } = request;
  const isPerson = request.contactType === 'personal';
  const rows = [
    ['Tip kontakta', CONTACT_TYPE_LABELS[request.contactType]],
    ['Ime', contact.name],
    ['Agencija', contact.agencyName],
    ['Vodič grupe', isPerson ? '' : contact.leaderName],
    ['Tip grupe', isPerson ? (personalGroupType ?? '') : ''],
    ['Adresa', contact.address],
    ['Telefon', contact.phone],
    ['E-mail', contact.email],
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
